// The page without a line: everything it is made of is kept by the browser, whole or not at all.
//
// The list below names every file with the first half of its SHA-256; the version is that of the
// list, so a changed file makes another version. Files are fetched past the browser's own store and
// checked one by one; if one is missing or is not the one meant (a half-finished upload, a host's
// own page in its place), nothing is kept and the older version goes on. What an older version has
// already is not fetched again. A new version waits until the player asks for it ("take over"), so
// that no hand is played on two versions. Stores of other folders and programs are left alone.
//
// What only the strong bots need is ten times as much: it is kept in a second store, and only when
// the page says that somebody plays with them ("keep strong"). What doesn't come then comes the next
// time. A new version takes that store over as well, as far as it can.
"use strict";

// generated: offline files (by `make lists`)
const VERSION = "9151f538147165abb2421d6bb7901e5c";
const FILES = [
  ["LICENSE", "02beaf89b6a84292dbe6e9cc253d714c"],
  ["game/__init__.py", "86d3156b99c5b7770f02aeb2f942086c"],
  ["game/app/archiving.py", "aa07e5144a22b1b6bac8c913f13c101c"],
  ["game/app/bots.py", "ccd64d7a3654f992b28e52f5401171c1"],
  ["game/app/checking.py", "38a4daa1a24e48525f95ae74d71dbbcf"],
  ["game/app/controller.py", "4f130a1a61e736ae37983f3e0cc9235c"],
  ["game/app/copying.py", "f96a2eed03ecdeb065e8bb0d4197bfb2"],
  ["game/app/data_presses.py", "3a69f09966cfd946d3b7b4a1bdf48690"],
  ["game/app/deal_text.py", "d6f1a3e78c6c92b0df81b82a48219412"],
  ["game/app/doubling.py", "50b6eb8dd87d87acca7dc1f550c8c4c8"],
  ["game/app/embedding.py", "cda4aca1496b94cfe9171aa2859192b0"],
  ["game/app/keeping.py", "ad8ce0a378163502e3179645520c2859"],
  ["game/app/late_presses.py", "93043e5c42b8efb3bf56f488ef586ed8"],
  ["game/app/lesson.py", "19692f7fbca48f25a207f6f3ab13ef90"],
  ["game/app/menu.py", "048265ff0fa13cbc5f3dde5d08bdff26"],
  ["game/app/messages.py", "4b8f4cf7f064fce4adbf523fe1c3d9a2"],
  ["game/app/pacing.py", "68f472e7fe6a419dff89e7d3046a8c53"],
  ["game/app/parameters.py", "037c27ae37ac63e4babf6892ef48dfb6"],
  ["game/app/past_presses.py", "3e4e2b501b136f8d3cfbfb495a9b3e87"],
  ["game/app/replay_page.py", "3c5cf394eda0eab57c0a2985ae7a50c0"],
  ["game/app/replaying.py", "921f30fdfbc5e58ecd7143aa03e8956a"],
  ["game/app/request_text.py", "ae5a72216afd8684bafcbc6d01569bae"],
  ["game/app/rescue.py", "96878ae1b99628a539fcd944c87a96be"],
  ["game/app/screening.py", "a4eaea8ae56388b0015ef0182c8c3834"],
  ["game/app/session.py", "5b6447ba027e3ddfb803750a0465e1db"],
  ["game/app/session_text.py", "c19038a13333fd7c4156ed8e599c404a"],
  ["game/app/settings_text.py", "8ae7202824c453f8c64cbe2522c6d8c7"],
  ["game/app/showing.py", "aa48c934905e9bb7e09eed1263415618"],
  ["game/app/sitting.py", "52150f3d6676ea2ecd587813c0812db2"],
  ["game/app/strong_bots.py", "96daad5eba9e861a1bbe3ae8aa2115cc"],
  ["game/app/taking_up.py", "7476447b93d7abee68b7fcc048e5e948"],
  ["game/app/turns.py", "cc4ea842625031cba74048fde9c2bf30"],
  ["game/app/waiting.py", "0a6ef2b0e9841add1b9a08b57466de3f"],
  ["game/bots/asking.py", "0042f0a0747d1bcb26bc122387948edd"],
  ["game/bots/auction.py", "67de421555c91ec373cd017646bafe5a"],
  ["game/bots/bot.py", "e186cf6ccf4bba0f848ed2360a2b8667"],
  ["game/bots/chances.py", "4e159eb68cfc529448fcf536bdffd362"],
  ["game/bots/doubling.py", "f90f5bc7b8f941ea3a4121af5b5182bc"],
  ["game/bots/easy.py", "0409084299ebef00e7de0fe2da50b4fc"],
  ["game/bots/endgame.py", "a824299db0956281be0c1c5c0d873707"],
  ["game/bots/features.py", "41dcc7944f9667cf101cfb3b71af5a52"],
  ["game/bots/judging.py", "75794b106bed3184ad7d1594f58339b6"],
  ["game/bots/leading.py", "48a1c26292d3fc18c5413a19f90a8ad0"],
  ["game/bots/memory.py", "c6ebf47b4b20f996ca453bb5d1cc5a6d"],
  ["game/bots/normal.py", "de4b001b41e5444fd3b797b700ad327b"],
  ["game/bots/proof.py", "021dad8b6a8b08876d636bc8fb7b1616"],
  ["game/bots/sides.py", "14b81c5e2cfd19fa5a5170029376fdc3"],
  ["game/bots/thrift.py", "6797eaad0ad58174a2d0aa26042f6997"],
  ["game/bots/tout.py", "ba89603e2f9eee3bbdfd0d4ffb05b491"],
  ["game/bots/touts.py", "35b5745edcc189202531372430d5fc38"],
  ["game/bots/valuation.py", "2633f2e37fb7b5dee95dbd2d3cb0333d"],
  ["game/bots/weights.py", "4083983d2c852e0a8c22c926f87be298"],
  ["game/bots/worlds.py", "4dca6ccbdf7ef6fe60c9ec1c26575159"],
  ["game/bots/worth.py", "3e763fb17732c5b3392afc74665dcd84"],
  ["game/browser/afterwards.py", "1e3851bbf18aed04e871543a038ed6c8"],
  ["game/browser/archive.py", "604a8833073f5bb75f8c18983a4db1c8"],
  ["game/browser/chooser.py", "6246244e952150acd9a3cd157e828af2"],
  ["game/browser/frame.py", "70cd77af0d1642dc8e9db6791ace1c2f"],
  ["game/browser/late.py", "2be096057a527afbf235df99e223b3c4"],
  ["game/browser/mind.py", "6a60871c573a004bb75b683c113da709"],
  ["game/browser/ports.py", "343be9b86f488864aee08c5f5c8e0a1c"],
  ["game/browser/replay.py", "d7da7e81caae306d455ed5ae30494e19"],
  ["game/browser/warming.py", "c997e5eaaa1593f5806d4bc28708dfb4"],
  ["game/core/actions.py", "f89b544b2a10890601d88d336293d925"],
  ["game/core/auction.py", "c95926cadfaa30bd899af174b5ef973c"],
  ["game/core/cards.py", "03148ebecf504d1f6704be2b287d50ea"],
  ["game/core/chance.py", "c5790e8c80afa044f6991dd4d4374e91"],
  ["game/core/decided.py", "e269c5a354db680cac01dcce9de0ece5"],
  ["game/core/duties.py", "23f8851b94b0c71e796608d947c727e7"],
  ["game/core/errors.py", "c97fb03d6a46af160a0881c2ed36afcf"],
  ["game/core/games.py", "b746aaa8a9dac1216f521a4de28c7afe"],
  ["game/core/hindsight.py", "c520436ab7954daed930157442028a71"],
  ["game/core/knowledge.py", "fe83060452f70143a4ecafb319d2846c"],
  ["game/core/quoting.py", "fb41a4929d2911ccc4854e2283b2a3c6"],
  ["game/core/reasons.py", "91884cd8fa3d212fef2c8fb74418b0a2"],
  ["game/core/record.py", "e692e5134908df7cb7051f2eaba1357c"],
  ["game/core/round.py", "d8cecdb92c2c11b66c3f563fbee70e5d"],
  ["game/core/rulesets.py", "8955599c7853484b3823cf526090ec7d"],
  ["game/core/settle.py", "41ff7cb5749762a5a8ef99dd47090556"],
  ["game/core/strict_json.py", "f1fe58a94c0dd334933c5a22da7b2bb5"],
  ["game/core/table.py", "aaa21d11cb8586c1ba7e50c8f6a91ed6"],
  ["game/core/view.py", "55b438ef12a84b68d5b0ad91e3e19aec"],
  ["game/main.py", "96d3a6be55b4ce9e8f0413925b019baf"],
  ["game/ui/actions.py", "36e9e6ec8aa1fe0483f2b155e4b207ea"],
  ["game/ui/announce.py", "9883f51ddd7ed9db693ec3cf7659328c"],
  ["game/ui/bar.py", "6581424eb68cf6d6a43ff1a5310aa6c6"],
  ["game/ui/beside.py", "402805de6a00cb23ac5a82cbb5ca11b2"],
  ["game/ui/build.py", "2a22857520fc863c188b39011edba455"],
  ["game/ui/cards.py", "78ee5b573640017af252cb014454d534"],
  ["game/ui/choices.py", "4c0cb0edb4cca26cee36905f38d2a227"],
  ["game/ui/coaching.py", "17b6130bc70641d42554fd16cf6dd84b"],
  ["game/ui/diff.py", "5a842dadc0d2554c175cdc98da0f1fa4"],
  ["game/ui/focus.py", "165e8962961b52626ec8d7f95c21cb35"],
  ["game/ui/hand.py", "01b5c773b47306d9a7e97a42bf269305"],
  ["game/ui/lessons.py", "c1c0cdb00f7007431361eae64176783f"],
  ["game/ui/notation.py", "04ec658be691debacc3c82b4e219493a"],
  ["game/ui/panels/about.py", "f7784f320f81d4257f4a8837ef4a10a6"],
  ["game/ui/panels/data.py", "a3e00bcef8da9aca2bac1ff98d242c3b"],
  ["game/ui/panels/frame.py", "8b67182963f2ea57653054f0b9cf5687"],
  ["game/ui/panels/help.py", "b5ab3960de4637dc40e56f0d16ee1b97"],
  ["game/ui/panels/last_trick.py", "1edb542e82a08d7447b9b059b5ace844"],
  ["game/ui/panels/past.py", "988ba1cc5a63492248e2118c2d9306b3"],
  ["game/ui/panels/past_sums.py", "2df55810784129ca1bb89d51f529d5af"],
  ["game/ui/panels/preview.py", "82c0ea1223c99dc09213a1ec517019a7"],
  ["game/ui/panels/reckoning.py", "f5e4a1dfa48ad0f5ce9a25bc1b02ef87"],
  ["game/ui/panels/review.py", "e25732275a421ff5c2229463a2bc9706"],
  ["game/ui/panels/scores.py", "6d87bfe3e9afe1651ce4366060f50d95"],
  ["game/ui/panels/settings.py", "21cdb5b610fe429d3c02901831286d29"],
  ["game/ui/people.py", "78d53e3a017d16b808f7b323b0e09318"],
  ["game/ui/replay.py", "23ce471962579241bbb074c27f3df35a"],
  ["game/ui/scene.py", "1f4734c1e5f0ea2fcc442978bb2c19d1"],
  ["game/ui/screen.py", "a3f7a56ffc48a3941e0b35c4fd838485"],
  ["game/ui/seats.py", "6b90e9ab33bc8b76afb2a914357d640c"],
  ["game/ui/sorting.py", "8e05c5e21fd3f4b40cc04f9ed1365109"],
  ["game/ui/state.py", "debfb3808dc94bf5224fec6c57c7ca5f"],
  ["game/ui/tips.py", "0712a96111ac7032e604f07ddcde04d7"],
  ["game/ui/told.py", "c8b728d1ddf2a5ec1d946b759c71a087"],
  ["game/ui/trick.py", "10ebef8e17e3161758c29d21442a080f"],
  ["game/ui/words.py", "adaa0e9dc4298e4c379f0ea8df0302d9"],
  ["index.html", "d5aaaade7d294fa888230a8e48e353a7"],
  ["pyscript.toml", "4dac58762a69344322bfc62c0fa0fdc9"],
  ["static/about/Apache-2.0.txt", "cfc7749b96f63bd31c3c42b5c471bf75"],
  ["static/about/MPL-2.0.txt", "fab3dd6bdab226f1c08630b1dd917e11"],
  ["static/about/MicroPython-MIT.txt", "f5cde76d68dc3a275179c68d1d64fb5b"],
  ["static/about/PSF-2.0.txt", "3b2f81fe21d181c499c59a256c8e1968"],
  ["static/about/about.css", "12fd2082f88e3b51cf41395b47b2d065"],
  ["static/about/embed.html", "d5b1651c9a689ea747c35478c8182198"],
  ["static/about/hosting.md", "6509945a0de7bfa5d5ad09c109ea1188"],
  ["static/about/idb-ISC.txt", "873a2f333fda393ec3464f4579209b01"],
  ["static/about/licences.html", "0dc9dcdd96e0d8c1a87e08b81dd820ae"],
  ["static/about/snippet.js", "6daeadc09f1de0a7e815bf51dd2837f0"],
  ["static/about/texts.js", "db064b7a5b8a22fd62cd73507a9732a0"],
  ["static/cards/four-colour/E7.svg", "391fdb74c545cda0b252b7075c65ab33"],
  ["static/cards/four-colour/E8.svg", "3f034a25c74d93e8ab007fab08d39303"],
  ["static/cards/four-colour/E9.svg", "6523f8758fbb10d1f8ffc63ef406f3e8"],
  ["static/cards/four-colour/EA.svg", "2f7a2ec043a1a55023090ada6e71fbc8"],
  ["static/cards/four-colour/EK.svg", "346c29f66ae88f1ce49338e452d7a262"],
  ["static/cards/four-colour/EO.svg", "fb26254d7f4efb2e8c265ee6d5f5a908"],
  ["static/cards/four-colour/EU.svg", "5b7826411024607e3057bcac2baaedae"],
  ["static/cards/four-colour/EX.svg", "57fc667eb79abc69d6ca537a41ee79b4"],
  ["static/cards/four-colour/G7.svg", "b11472352d9f675f2c7cca408679af0f"],
  ["static/cards/four-colour/G8.svg", "c0d3a1431cdaa2e82c07b68a7a30dc89"],
  ["static/cards/four-colour/G9.svg", "bd2d46d6f9c2dd2ec45d12613d0a861e"],
  ["static/cards/four-colour/GA.svg", "1c0c57db2800f5ec3d842340ffdf73e6"],
  ["static/cards/four-colour/GK.svg", "18be103ff36201b9e73fe66ffe8a66fd"],
  ["static/cards/four-colour/GO.svg", "de73c9c4c47902d308ad5c26bc023264"],
  ["static/cards/four-colour/GU.svg", "c2c25299b4bbd989c5c03a73bcd7ce5f"],
  ["static/cards/four-colour/GX.svg", "30c190ebb64df55ba142688307fa39bd"],
  ["static/cards/four-colour/H7.svg", "f2093bc1f3b3c29fef0e06eb423e1ee2"],
  ["static/cards/four-colour/H8.svg", "7af1e8ccc8d0d8f88dc702a306f6c40d"],
  ["static/cards/four-colour/H9.svg", "28b763d7d087523c1c3bd02b49236c28"],
  ["static/cards/four-colour/HA.svg", "cbb7119ad7e299db786fceb3c0bb72d2"],
  ["static/cards/four-colour/HK.svg", "264982103ebb6915956b209b0e216590"],
  ["static/cards/four-colour/HO.svg", "0be4a16481fefa815ecd80c0996ce8cd"],
  ["static/cards/four-colour/HU.svg", "22c5d85a87ca3c92183e662d005b3cf8"],
  ["static/cards/four-colour/HX.svg", "7ebb02f8f0e22e51a2850a701441a32f"],
  ["static/cards/four-colour/S7.svg", "083c4b59b7cb0845ea6ba2e879b98910"],
  ["static/cards/four-colour/S8.svg", "47f3187ba4ab7aa09f0b653da6260c8d"],
  ["static/cards/four-colour/S9.svg", "ad50b002c3069fa4c9e62268cab6aa39"],
  ["static/cards/four-colour/SA.svg", "a981c84877e23a95aa91c42896d78fc2"],
  ["static/cards/four-colour/SK.svg", "cbeac811bbcbf5842e3561368bffa684"],
  ["static/cards/four-colour/SO.svg", "8afcb18cd2ebaeb4175f823b3ed8b6c9"],
  ["static/cards/four-colour/SU.svg", "52dc15c10ab47ab2eef7a26110dd075b"],
  ["static/cards/four-colour/SX.svg", "26acb5afe7b6df3b17f2838b8b05fa64"],
  ["static/cards/four-colour/back.svg", "c711c1535c480eb34aa6dce2b8d0295b"],
  ["static/cards/french/E7.svg", "283998316f0879fd218cb67b17394943"],
  ["static/cards/french/E8.svg", "6377b4899c2786918942f7af94b9462b"],
  ["static/cards/french/E9.svg", "d6da64c6d738fd9f14d9e43dab12aa27"],
  ["static/cards/french/EA.svg", "0736d1767b94fbbfd8788ae1e4b02684"],
  ["static/cards/french/EK.svg", "876a96104396bb441f7c20fef196325e"],
  ["static/cards/french/EO.svg", "278a813ae178b37a0bacfe954959bd21"],
  ["static/cards/french/EU.svg", "46108d911e41a0744ab8e941f23e54fd"],
  ["static/cards/french/EX.svg", "a3ac6fd461d4a04f0e11a8ed00da9c11"],
  ["static/cards/french/G7.svg", "60bdbeee823bb181f86bbc4bf3d92a09"],
  ["static/cards/french/G8.svg", "15128242e6d97352ec83819586060842"],
  ["static/cards/french/G9.svg", "348745338712ed0d5b74629f32b85857"],
  ["static/cards/french/GA.svg", "42b32a39f50cae3756e8bf29af4923a0"],
  ["static/cards/french/GK.svg", "30b2b21c6c5167d313324304dc7205e8"],
  ["static/cards/french/GO.svg", "306b78e6109ee529a46a8180767b0bca"],
  ["static/cards/french/GU.svg", "35eb6c85943af01e77fb2ff2a41f3873"],
  ["static/cards/french/GX.svg", "93a77595ad988ef5292b040da8caadfb"],
  ["static/cards/french/H7.svg", "18ee9e2cbbf2f9a9b6c77de53e559baa"],
  ["static/cards/french/H8.svg", "aa5c064fa83f78aca0ae22c39eead9c6"],
  ["static/cards/french/H9.svg", "e05eff54960b1851f6489abdc17c694a"],
  ["static/cards/french/HA.svg", "d9c4a2cda609bbfc33328823d4d781cd"],
  ["static/cards/french/HK.svg", "628175ca8451bd61f9647573dfc2b9ea"],
  ["static/cards/french/HO.svg", "4012e226363009665e835610a2320ce0"],
  ["static/cards/french/HU.svg", "19d9e1d3b35e946b188771a3199e2844"],
  ["static/cards/french/HX.svg", "9089e3058294729be40ffe031e6183f3"],
  ["static/cards/french/S7.svg", "bf7c5895d3e78d65fe46fd7e6e493296"],
  ["static/cards/french/S8.svg", "1af29a2d25d4d656c2ff2a7ab26c4e90"],
  ["static/cards/french/S9.svg", "b48a7b7201d3783605b57dcd289814d2"],
  ["static/cards/french/SA.svg", "e7086721a0679d99ba7ee8f5e9c55aef"],
  ["static/cards/french/SK.svg", "4343bfe3c91cf14f7b922444e655beba"],
  ["static/cards/french/SO.svg", "362b4d87e739028673d25f4c20fedd73"],
  ["static/cards/french/SU.svg", "492c4adb8661e7228592a8ad0281af59"],
  ["static/cards/french/SX.svg", "cf5729ad005cda6283f357b41d27c4d5"],
  ["static/cards/french/back.svg", "c219b0dd6651ca91f58e79e97f15499f"],
  ["static/cards/german/E7.svg", "5f73b27aea360ccbbc7bdf5374fc3e69"],
  ["static/cards/german/E8.svg", "d077206181ec29621f22aeb823c44ef3"],
  ["static/cards/german/E9.svg", "f1cad53cf2df7918139629c90ad9127f"],
  ["static/cards/german/EA.svg", "bcc84c799a7386a82cc00454a94a6f13"],
  ["static/cards/german/EK.svg", "ba809763e4dd9055b83e21ee6e84d13e"],
  ["static/cards/german/EO.svg", "85c1dd7a225ccf8ed801860085f411a9"],
  ["static/cards/german/EU.svg", "fefd0aaff4711dc50605f24e9eaf7fa4"],
  ["static/cards/german/EX.svg", "6aca03402393337bbbce77d0604a5400"],
  ["static/cards/german/G7.svg", "56ced12ae4a289ddea9fd4db00d31e39"],
  ["static/cards/german/G8.svg", "ae7f85899dafaf8a5082d33e5c2b62e9"],
  ["static/cards/german/G9.svg", "a8ec5d92a976311eed89fb9fa2b45f96"],
  ["static/cards/german/GA.svg", "5f2cc92466fc07b4ac8f161242fe76fe"],
  ["static/cards/german/GK.svg", "1a913420fcdabfad714bbdcf86d73133"],
  ["static/cards/german/GO.svg", "c256cc68015c0fb210be53075eaac3d8"],
  ["static/cards/german/GU.svg", "d7ac7f9b93e441a1aeeff1aa9c18a0d1"],
  ["static/cards/german/GX.svg", "f58a57e525f4ee184526561bbab1d521"],
  ["static/cards/german/H7.svg", "49a13cb36f4d84ad277ee31e3f4ce44c"],
  ["static/cards/german/H8.svg", "96cd987da218b2faed1744ac390059e6"],
  ["static/cards/german/H9.svg", "12c4b0846690d19050f79c255b23c57e"],
  ["static/cards/german/HA.svg", "edcf83c6bc2034e3f9d9239635e1fd30"],
  ["static/cards/german/HK.svg", "2869133cff91058d3ad99a0cb2f685e0"],
  ["static/cards/german/HO.svg", "5ba2f9c6497cad6976b9c0af4dddc15d"],
  ["static/cards/german/HU.svg", "39d44209269d1225589214c87d2ce869"],
  ["static/cards/german/HX.svg", "6141d5b93a979c305068b9cc453c5024"],
  ["static/cards/german/S7.svg", "303237e3e1d0430d6909396145b21c0f"],
  ["static/cards/german/S8.svg", "1067fec00cf1c27d595d94456d99390e"],
  ["static/cards/german/S9.svg", "593a09254f3a5c40962accff6f77901b"],
  ["static/cards/german/SA.svg", "4489378d3f88a9431e662a45d39e7f83"],
  ["static/cards/german/SK.svg", "63c6bdb693b56b3e1fed37683bf6f933"],
  ["static/cards/german/SO.svg", "06cc4eb4363a2e1897a85da4f0806e01"],
  ["static/cards/german/SU.svg", "4325995dee694789ef63366ff3bb340b"],
  ["static/cards/german/SX.svg", "87cc0f76b7daa7d4d35286824b40b877"],
  ["static/cards/german/back.svg", "bbc5db20d9f264ea8650042f47c4f25c"],
  ["static/cards/suits/E.svg", "e0ac8e24497841b358363196880fac10"],
  ["static/cards/suits/G.svg", "f9047c015c8a9c84c294ee12aa8e53ef"],
  ["static/cards/suits/H.svg", "f1fa981c89201beee40b0266a1964e11"],
  ["static/cards/suits/S.svg", "ec946251a2f37ecd2837aad760ca397a"],
  ["static/cards/suits/four-colour/E.svg", "32bb7e1f73feafc95139fbcd3930d4f6"],
  ["static/cards/suits/four-colour/G.svg", "f32dcfc8a55aef2973b25c3372aeba69"],
  ["static/cards/suits/four-colour/H.svg", "03b8ad7f829ddb0ad7d5c807a421e073"],
  ["static/cards/suits/four-colour/S.svg", "90da66d1679659258ae3055db00d5e45"],
  ["static/cards/suits/french/E.svg", "0d3c6f4e48c9b5f00490ebbc95f8a9e0"],
  ["static/cards/suits/french/G.svg", "140c1c688c685b71185b3334f6b2e585"],
  ["static/cards/suits/french/H.svg", "31c3fb5fff0c040cf3b25afcea82e1ad"],
  ["static/cards/suits/french/S.svg", "719b6b6bfd82f03ce6c082aa83ed8941"],
  ["static/css/base.css", "f26b97f4e39d0dd8cba7ca35f5633bab"],
  ["static/css/cards.css", "598c2c28092a353db069c9291996eec4"],
  ["static/css/deck-four-colour.css", "154393765c92c33b2ac62c21eea50b65"],
  ["static/css/deck-french.css", "2c88a9eae1fb837ce6c346b5068fc7e2"],
  ["static/css/deck-german.css", "13c87587c41481186a16d75ee3faedd7"],
  ["static/css/frames.css", "38aa36e253fc44ddaf1040475303875b"],
  ["static/css/large.css", "44964f92cfb5884b6cde5d712ef91ccc"],
  ["static/css/learning.css", "9244c670543ba91a815a1d4e1ce073b7"],
  ["static/css/motion.css", "450e5627042f5a097f628915dfb15e61"],
  ["static/css/panels.css", "69001cb988829a0c44ccef9ef5687741"],
  ["static/css/seats.css", "da6eee0472634c8ffe04395fe236e193"],
  ["static/css/settings.css", "9b6a3f85b045e3075d296ce02a90dcaa"],
  ["static/css/table.css", "3a38bec502bf99964702d296ec8884d5"],
  ["static/css/theme.css", "2ac1f37316cfab67f55bdc232e2d3983"],
  ["static/css/tokens.css", "f7e0cb738157ef1c3848f867751e67e4"],
  ["static/i18n/bar.json", "fc13b711e7f4a8cde668b594bb53ef1a"],
  ["static/i18n/de.json", "be4868bef474a67bb87c6521e87e5c7a"],
  ["static/i18n/el.json", "4111ad3087d63972d61a619f1d9e17b4"],
  ["static/i18n/en.json", "8be8d2e75a08b85df02e30531c0d97e2"],
  ["static/i18n/nl.json", "642c254827025e9871ba0fe21d5b3f7d"],
  ["static/i18n/tr.json", "b9a6325d750adcb486c86475b5e6688c"],
  ["static/icons/schafkopf-180.png", "b3b32089c936e3289f9eb605e186fe7b"],
  ["static/icons/schafkopf-192.png", "291ba1f4ee0180e318170b4f88a93999"],
  ["static/icons/schafkopf-512-maskable.png", "2bc3ea4cb7b74c77499e671acf93e2ba"],
  ["static/icons/schafkopf-512.png", "b121e129093ee0e7056b69d138bdf93e"],
  ["static/icons/schafkopf.svg", "e6d93015e73c1c2e0d36b8898165d5d7"],
  ["static/js/archive.js", "74a87d7516a12ba343b512b09adc8106"],
  ["static/js/boot-texts.js", "85d72fbba08c0e77b9b1f929f6b251ec"],
  ["static/js/boot.js", "6acf7d19a60aef6d021858ab3540432c"],
  ["static/js/deals.js", "cff23dc833c30e470e50eac9be06a7b1"],
  ["static/js/embed.js", "d0e4d07de348aa880c03e9a89ac28c3b"],
  ["static/js/fields.js", "ea315d02cbf767bd9c3b83c208d88365"],
  ["static/js/flights.js", "41df02d64384353f814859d57d096613"],
  ["static/js/frame.js", "16fd23e8a32c4d696928d91cd6a6a9e2"],
  ["static/js/host.js", "ee60920fb6366e3ac7af4a0750191e4a"],
  ["static/js/language.js", "51e6854a93b36243f053e42816b67072"],
  ["static/js/mind.js", "389b4ea4fb50a99aebcb71a21a97f9b4"],
  ["static/js/mishaps.js", "c41cdf245a52cd95034d7b75f445d8b4"],
  ["static/js/offline.js", "0748ff656c209f6c12e8152babd9c9b4"],
  ["static/js/patch.js", "3a3c43127bc2a606598064cb7d458f4e"],
  ["static/js/sound.js", "b189ba952ad2674138e55342aca800dd"],
  ["static/js/tabs.js", "51f03f3358cc5b947fdf16d605149ec6"],
  ["static/js/taps.js", "87ee1c138cdbf19d14ed0f9bca4a706b"],
  ["static/js/telling.js", "723b39aa7cab010653431403df620025"],
  ["static/manifest.webmanifest", "561734d554068322962ab20f46bd3f8e"],
  ["static/py/typing.py", "aff2a3f640ba57f819ba3adf888da8a7"],
  ["static/vendor/idb/umd.js", "84a1b83a821969a36592964874997757"],
  ["static/vendor/micropython/micropython.mjs", "8c4067836ce5b71aeddac0315c25f73b"],
  ["static/vendor/micropython/micropython.wasm", "3f705482c97498cb24c90275b33038d9"],
  ["static/vendor/pyscript/core-C9KDLldu.js", "6ebd3fd9f13faa7859f54bed5304c532"],
  ["static/vendor/pyscript/core.css", "4a3d70ab34376a646ccfc1216cd79b9c"],
  ["static/vendor/pyscript/core.js", "e3c6992c6625630423d8e720ebba6cfe"],
  ["static/vendor/pyscript/error-D2315lOB.js", "872d9b91b2b1ba283fc6d0d98af1e49d"],
  ["static/vendor/pyscript/toml-V4Savzlc.js", "b8ddc7914a2d7b2e502ca841a5b92fdb"],
];
const STRONG = [
  ["game/mind/announcing.py", "168e44728b74c7e36e86e3d56c674fbd"],
  ["game/mind/appraisal.py", "5b046cb63c423c7d53d68a347afbb851"],
  ["game/mind/bidding.py", "831c9a48a61d7f4c11ef3c23029598e8"],
  ["game/mind/compiled.py", "64132f4c041ef270c169ca64c9dca51c"],
  ["game/mind/conduct.py", "3ac365f7bcdee9f167dc3f5e9c8f532d"],
  ["game/mind/exact.py", "c8bbd5d7a1fec4b63e1ffe4e0d7184ee"],
  ["game/mind/forecast.py", "e2dba58701145a09a9b01f8907ca5b71"],
  ["game/mind/habits_long.py", "8f008d4fda2bbc1fe8cece24be6dd8e3"],
  ["game/mind/habits_short.py", "970318c5c3b1f49e21389dc1e357ccef"],
  ["game/mind/leanings.py", "0466678a76f1e5d5c5c0f3551895029e"],
  ["game/mind/offsets.py", "a29e27bdf3b6a58668c7d526a3347112"],
  ["game/mind/playouts.py", "a0b6924d1db9bd160848b5e467b730a3"],
  ["game/mind/plays.py", "8714d4d7250959e41a0739296c487f51"],
  ["game/mind/position.py", "82632d319cc004ba7aea794d786ae020"],
  ["game/mind/pricing.py", "fdef724156d85e4df7a29cd0c5bf6c72"],
  ["game/mind/question.py", "5c68b7d1766a66b2b5f1d20b1066aa49"],
  ["game/mind/readable.py", "32875501eb87254f6019da348a17ff2d"],
  ["game/mind/rounds.py", "7c6722a671851bc18e23da54be5b2ad3"],
  ["game/mind/sampling.py", "8f03e18cf128558916e4fc286bb48c44"],
  ["game/mind/search.py", "a092f80c56f73649944024bb06d37931"],
  ["game/mind/serving.py", "1c3fe2f6e8377fd93f48305a256a4b70"],
  ["game/mind/shapes.py", "73df22dbbe26d58328ce4cd8f724e58e"],
  ["game/mind/strong.py", "413214368ca2e41440cb3ac9ead97e7a"],
  ["game/mind/thinking.py", "67c0dd652b52f9b266d5b0cd7e288525"],
  ["game/mind/worlds.py", "9dfbb535173c72f92ccb7dba7706c422"],
  ["game/worker.py", "df9b12058dc860b2e768379f88e00372"],
  ["static/data/solver.wasm", "3bc3cae82d3875338c40abd3e26c5590"],
  ["static/vendor/pyodide/pyodide-lock.json", "5dc2fc119108bc148c7457dc86e7675b"],
  ["static/vendor/pyodide/pyodide.asm.mjs", "f7cdc8ece80678ceb712f8e65ebe6d3a"],
  ["static/vendor/pyodide/pyodide.asm.wasm", "cc36e3cab04fdfc9a63ff13eb52eae2b"],
  ["static/vendor/pyodide/pyodide.mjs", "6f1d60f7bf529beb300f0f47983c921d"],
  ["static/vendor/pyodide/python_stdlib.zip", "fa1957e5777068fc4f7437f96d860ae2"],
];
// end

const SCOPE = self.registration.scope;
const OWN = "schafkopf " + SCOPE + " ";
const STORE = OWN + VERSION;
const STRONG_MARK = " strong";
const STRONG_STORE = STORE + STRONG_MARK;
const HASH = "x-schafkopf-hash";
const AT_ONCE = 6; // files fetched side by side
const hashes = new Map(FILES.concat(STRONG));
const everybodys = new Map(FILES);
let keptAgain = null; // promise of it, once it was necessary

// The file that an address asks for, or null: the folder itself is its page, and what stands behind
// a question mark is for the page's own Python.
function pathOf(address) {
  const place = address.split(/[?#]/, 1)[0];
  if (!place.startsWith(SCOPE)) return null;
  const path = place.slice(SCOPE.length) || "index.html";
  return hashes.has(path) ? path : null;
}

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function ownStores() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OWN));
}

// The same file out of an older version's store, or undefined.
async function fromOlder(path, hash, stores) {
  for (const name of stores) {
    const store = await caches.open(name);
    const reply = await store.match(SCOPE + path);
    if (reply !== undefined && reply.headers.get(HASH) === hash) return reply;
  }
  return undefined;
}

async function fetched(path, hash) {
  const reply = await fetch(SCOPE + path, { cache: "no-cache", credentials: "same-origin" });
  if (!reply.ok) throw new Error(path + ": " + reply.status);
  const bytes = await reply.arrayBuffer();
  const found = await hashOf(bytes);
  if (found !== hash) throw new Error(path + " is not the file that the list means");
  const type = reply.headers.get("Content-Type") || "application/octet-stream";
  return new Response(bytes, { headers: { "Content-Type": type, [HASH]: hash } });
}

// Puts the files of a list into a store; the first one that can't be had ends it.
async function fill(name, files, older) {
  const store = await caches.open(name);
  const waiting = files.slice();

  async function bring() {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, hash] = next;
      const reply = (await fromOlder(path, hash, older)) || (await fetched(path, hash));
      await store.put(SCOPE + path, reply);
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, bring));
  } catch (fault) {
    waiting.length = 0;
    throw fault;
  }
}

async function install() {
  const older = (await ownStores()).filter((name) => name !== STORE && name !== STRONG_STORE);
  try {
    await fill(STORE, FILES, older);
  } catch (fault) {
    await caches.delete(STORE);
    throw fault;
  }
  if (older.some((name) => name.endsWith(STRONG_MARK))) await keepStrong(older);
}

// Keeps what the strong bots need, as far as it can be had; what is kept already stays.
async function keepStrong(older) {
  const missing = [];
  for (const file of STRONG) {
    if ((await kept(file[0], STRONG_STORE)) === undefined) missing.push(file);
  }
  try {
    await fill(STRONG_STORE, missing, older);
  } catch (fault) {
    console.info("The strong bots are not kept for times without a line yet: " + fault);
  }
}

async function clean() {
  const others = (await ownStores()).filter((name) => name !== STORE && name !== STRONG_STORE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// A file as a store has it, or undefined. Looking doesn't make a store that isn't there.
function kept(path, store) {
  return caches.match(SCOPE + path, { cacheName: store });
}

async function answer(path, event) {
  const reply = (await kept(path, STORE)) || (await kept(path, STRONG_STORE));
  if (reply === undefined && everybodys.has(path)) event.waitUntil(keepAgain());
  return reply || fetch(event.request); // never kept, or the browser has cleared the store
}

// Keeps everything anew when the browser has cleared the store. Half a store would mix two versions:
// if the host has another one by now, nothing is kept until that is installed.
function keepAgain() {
  keptAgain = keptAgain || fill(STORE, FILES, []).catch(() => caches.delete(STORE));
  return keptAgain;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep strong") event.waitUntil(keepStrong([]));
});
self.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? pathOf(event.request.url) : null;
  if (path !== null) event.respondWith(answer(path, event));
});
