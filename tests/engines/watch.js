// Put into the page before anything else: keeps in window.faults what goes wrong in it. WebKit tells
// its driver nothing of the console, so the page listens to itself, the same way in each engine.
"use strict";

window.faults = [];

for (const level of ["error", "warn"]) {
  const say = console[level];
  console[level] = (...words) => {
    window.faults.push(`console.${level}: ${words.map(String).join(" ")}`);
    say.apply(console, words);
  };
}

// Captured, since the error of an element that couldn't be loaded doesn't rise to the window.
addEventListener("error", (event) => {
  const place = event.target === window ? event.message : event.target.outerHTML;
  window.faults.push(`error: ${place} ${event.filename ?? ""}`);
}, true);
addEventListener("unhandledrejection", (event) => {
  window.faults.push(`rejection: ${event.reason} ${event.reason?.stack ?? ""}`);
});
addEventListener("securitypolicyviolation", (event) => {
  window.faults.push(`policy: ${event.violatedDirective} ${event.blockedURI}`);
});
