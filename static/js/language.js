// The person's language, and the few texts that must be there without Python: boot screen and
// licences (static/js/boot-texts.js, generated from the catalogues). Classic script.
(function () {
  "use strict";
  const schafkopf = (window.schafkopf = window.schafkopf || {});
  const texts = schafkopf.bootTexts;

  // What the settings keep (game/app/settings_text.py), if they are there and readable.
  function savedLanguage() {
    try {
      return JSON.parse(schafkopf.host.read("settings")).language;
    } catch (unreadable) {
      return undefined; // nothing kept, or damaged: the game itself reports that
    }
  }

  function chosenLanguage() {
    const wishes = [schafkopf.params.get("lang"), savedLanguage()].concat(navigator.languages);
    for (const wish of wishes) {
      const language = String(wish).toLowerCase().split("-")[0];
      if (Object.hasOwn(texts, language)) return language;
    }
    return "de";
  }

  schafkopf.params = new URLSearchParams(location.search);
  schafkopf.language = chosenLanguage();
  schafkopf.bootText = (key) => texts[schafkopf.language][key];

  document.documentElement.lang = schafkopf.language;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = schafkopf.bootText(element.dataset.text);
  }
})();
