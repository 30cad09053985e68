// The page that writes what belongs into other people's pages: from the choices to the text, to the
// mere address, and to a frame that shows it. What is typed goes into addresses and attributes alone,
// and is quoted there. A classic script, after embed.js.
(function () {
  "use strict";
  const text = window.schafkopf.bootText;
  const BASE = new URL("../../", location.href).href.split(/[?#]/, 1)[0];
  const PARAMETERS = { game: ["lang", "theme", "deck", "level"], replay: ["lang", "theme", "record"] };
  const SMALLEST = 280;
  const LARGEST = 2000;
  const USUAL_HEIGHT = 640;
  const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-downloads";

  const form = document.getElementById("choices");
  const code = document.getElementById("code");
  const address = document.getElementById("address");
  const preview = document.getElementById("preview");
  const problem = document.getElementById("problem");
  const copied = document.getElementById("copied");

  function field(name) {
    return form.elements.namedItem(name);
  }

  // A size as it is typed: null if it is empty, NaN if it is none.
  function size(name) {
    const typed = field(name).value.trim();
    if (typed === "") return null;
    const number = /^\d{1,4}$/.test(typed) ? Number(typed) : NaN;
    return number >= SMALLEST && number <= LARGEST ? number : NaN;
  }

  function chosen() {
    const kind = field("kind").value;
    const parameters = [];
    for (const name of PARAMETERS[kind]) {
      const value = field(name).value.trim();
      if (value !== "") parameters.push([name, value]);
    }
    if (kind === "game" && !field("tools").checked) parameters.push(["tools", "0"]);
    return { kind, parameters, width: size("width"), height: size("height"), way: field("way").value };
  }

  function addressOf({ kind, parameters }) {
    const query = new URLSearchParams([["embed", "1"], ...(kind === "replay" ? [["replay", "1"]] : []), ...parameters]);
    return BASE + "?" + query;
  }

  function quoted(value) {
    return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  }

  function written(name, attributes) {
    return "<" + name + attributes.map(([key, value]) => ` ${key}="${quoted(value)}"`).join("") + "></" + name + ">";
  }

  function styleOf(choice) {
    return choice.width === null ? [] : [["style", "width: " + choice.width + "px; max-width: 100%"]];
  }

  // Name and attributes of the element, or of the frame, that the choices mean.
  function elementOf(choice) {
    if (choice.way === "element") {
      const height = choice.height === null ? [] : [["height", String(choice.height)]];
      return ["schafkopf-" + choice.kind, [...choice.parameters, ...height, ...styleOf(choice)]];
    }
    const width = choice.width === null ? "width: 100%" : "width: " + choice.width + "px; max-width: 100%";
    const style = width + "; height: " + (choice.height || USUAL_HEIGHT) + "px; border: 0";
    const attributes = [["src", addressOf(choice)], ["title", "Schafkopf"], ["loading", "lazy"]];
    return ["iframe", [...attributes, ["sandbox", SANDBOX], ["style", style]]];
  }

  function show() {
    const choice = chosen();
    for (const part of form.querySelectorAll("[data-of]")) part.hidden = part.dataset.of !== choice.kind;
    const isBad = Number.isNaN(choice.width) || Number.isNaN(choice.height);
    problem.textContent = isBad ? text("embed.bad-size") : "";
    problem.hidden = !isBad;
    copied.textContent = "";
    if (isBad) return;
    const [name, attributes] = elementOf(choice);
    const script = choice.way === "element" ? written("script", [["src", BASE + "static/js/embed.js"]]) + "\n" : "";
    code.value = script + written(name, attributes);
    address.value = addressOf(choice);
    const element = document.createElement(name);
    for (const [key, value] of attributes) {
      if (key === "style") element.style.cssText = value; // our policy forbids the attribute
      else if (key !== "sandbox") element.setAttribute(key, value); // on this same host it would be none
    }
    preview.replaceChildren(element);
  }

  // With or without navigator.clipboard, which frames and hosts without https lack.
  function copy() {
    const isDone = window.schafkopf.host.copy(code.value);
    copied.textContent = text(isDone ? "embed.copied" : "embed.not-copied");
    if (!isDone) code.select();
  }

  form.addEventListener("change", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.getElementById("copy").addEventListener("click", copy);
  show();
})();
