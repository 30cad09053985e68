/* The scene's fields of text: what is typed in them is the person's until it is reported, and a
   field in which somebody types is never written to.

     schafkopf.fields.listen(root, emit)       reports what is typed below an element, by emit(event)
     schafkopf.fields.setValue(field, value)   what the scene has in it

   A field with data-act reports "act:<data-act><value>" when its value has changed and Enter is
   pressed or the field is left. One with data-enter reports "act:<data-enter><value>" on Enter
   alone, and is empty then. */
(function () {
  "use strict";
  const FIELD = "input, textarea";
  const MOST = 600002; // characters of a value: more than any field may hold is refused as well when cut

  const values = new WeakMap(); // field → what the scene has in it

  function setValue(field, value) {
    if (!field.matches(FIELD)) throw new Error("fields.js: no value for " + field.tagName.toLowerCase());
    values.set(field, value);
    if (field !== document.activeElement) field.value = value;
  }

  function listen(root, emit) {
    root.addEventListener("change", (event) => {
      const act = event.target.getAttribute("data-act");
      if (act === null || !event.target.matches(FIELD)) return;
      emit("act:" + act + event.target.value.slice(0, MOST));
    });
    root.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing || !event.target.matches("input[data-enter]")) return;
      event.preventDefault();
      const typed = event.target.value;
      event.target.value = "";
      if (!event.repeat) emit("act:" + event.target.getAttribute("data-enter") + typed);
    });
    // What the scene would not take, or has changed meanwhile, is seen when the field is left.
    root.addEventListener("focusout", (event) => {
      const field = event.target;
      if (values.has(field) && field.hasAttribute("data-act")) field.value = values.get(field);
    });
  }

  window.schafkopf.fields = { listen, setValue };
})();
