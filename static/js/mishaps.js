/* An exception while the table is up: Python brings back what was saved last and has a report ready,
   and the person is told of it (boot.js hears of the exception, and tells by itself where this fails).

     schafkopf.mishap.rescue(after, copy)  Python's after(error) and copy(), both give a text
     schafkopf.mishap.tell(error)          true if it has been told
*/
(function () {
  "use strict";
  let after = null;
  let copy = null;
  let isAsking = false; // what goes wrong meanwhile is the same mishap

  function answer(error) {
    isAsking = true;
    try {
      const text = after === null ? "" : String(after(error));
      return text === "" ? null : JSON.parse(text);
    } catch (another) {
      return null; // there is no help: boot.js says so
    } finally {
      isAsking = false;
    }
  }

  function button(text, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "action";
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  }

  function tell(error) {
    if (isAsking) return true;
    const before = document.querySelector(".later-failure");
    const told = answer(error);
    if (before !== null) before.remove();
    if (told === null) return false;
    const box = document.createElement("section");
    box.className = "failure later-failure";
    box.setAttribute("role", "alert");
    const text = document.createElement("p");
    text.textContent = told.text;
    const report = button(told.copy, () => (text.textContent = String(copy())));
    box.append(text, report, button(told.reload, () => location.reload()), button(told.close, () => box.remove()));
    document.body.append(box);
    return true;
  }

  window.schafkopf.mishap = {
    rescue(afterwards, copying) {
      after = afterwards;
      copy = copying;
    },
    tell,
  };
})();
