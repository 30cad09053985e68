// What the person has chosen, as far as it must be known before Python is there: the language, with
// the few texts of the boot screen (static/js/boot-texts.js, generated from the catalogues) or of a page
// about the game (static/about/texts.js), and the looks that have a sheet of their own. Classic script.
//
//   schafkopf.language  its code
//   schafkopf.looks     resolves when the sheets that the first hand needs for the chosen looks are there
(function () {
  "use strict";
  const schafkopf = (window.schafkopf = window.schafkopf || {});
  const texts = schafkopf.bootTexts;

  // The settings as they are kept (game/app/settings_text.py); none if there are none.
  function savedSettings() {
    try {
      return Object(JSON.parse(schafkopf.host.read("settings")));
    } catch (damaged) {
      return {}; // the game itself reports that
    }
  }

  function chosenLanguage(saved) {
    const wishes = [schafkopf.params.get("lang"), saved.language].concat(navigator.languages);
    for (const wish of wishes) {
      if (typeof wish !== "string") continue; // nothing, or not what a setting is
      const language = wish.toLowerCase().split("-")[0];
      if (Object.hasOwn(texts, language)) return language;
    }
    return "de";
  }

  // The late sheets for settings that have been chosen: data-for names them, "cards=large".
  function chosenSheets(saved) {
    function isChosen(wish) {
      const [name, value] = wish.split("=");
      return saved[name] === value || schafkopf.params.get(name) === value;
    }

    const sheets = document.querySelectorAll("link[data-for]");
    return Array.from(sheets).filter((link) => link.dataset.for.split(" ").some(isChosen));
  }

  const saved = savedSettings();
  schafkopf.params = new URLSearchParams(location.search);
  schafkopf.language = chosenLanguage(saved);
  schafkopf.looks = Promise.all(chosenSheets(saved).map((link) => schafkopf.host.enable(link, "auto")));
  schafkopf.bootText = (key) => texts[schafkopf.language][key];

  document.documentElement.lang = schafkopf.language;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = schafkopf.bootText(element.dataset.text);
  }
})();
