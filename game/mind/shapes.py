"""How much a card's shape in the hand draws whoever plays it: by role and look.

Made by ``python -m tests.mind.fit_habits``, never by hand. Each letter is a strength, in steps of
`plays.STEP` from MIDDLE: for each look (`plays.LEADS`, then FOLLOWS) in the order of `plays.shape`.
"""

# fmt: off

SHAPED: "dict[str, str]" = {
    "sauspiel declarer": (
        "onnnnnnnnjnnnnnnnhnnnnnn"
        "nmnnnnnnoinnnnnnnnnnnnnn"
        "mnnnnnnnmknnnnnnpnmnlnjn"
        "qnnnnnnnnnnnmnjnonlnlnin"
        "onmgmhleonlnknnnnnjngnnn"
        "onmnonnnnnmnnnnnnnmanfnn"
        "nannnnnnmnnnnnnnnonnnnnn"
        "kannnnnniannnnnnoannnnnn"
        "pnnnnnnnqunnnnnnodnnnnnn"
        "oinnnnnnnnnnnnnnnnlalang"
        "onlnkninonmnknpnnnmnonpn"
    ),
    "sauspiel opponent": (
        "lnnnnnnnkfnnnnnnlcnnnnnn"
        "kjnnnnnnlfnnnnnnnnnnnnnn"
        "qnnnnnnnpmnnnnnnpnmnlnkn"
        "nnnnqnnnnnmnknlnpnlnknkn"
        "pnlhlglfnnknlnmnnnjnknvn"
        "mnonininonmnkngnnnmaoapi"
        "oannnnnnmnnnnnnnmknnnnnn"
        "mannnnnnjannnnnnpannnnnn"
        "pnnnnnnnqrnnnnnnognnnnnn"
        "oknnnnnnonnnnnnnonnanaoa"
        "onlnkninnnlnknknonknnnqn"
    ),
    "sauspiel partner": (
        "onnnnnnnnmnnnnnnnfnnnnnn"
        "nonnnnnnolnnnnnnmnnnnnnn"
        "fnnnnnnnmmnnnnnnpnonmnmn"
        "nnpnnnnnnnmnmnmnonlnknkn"
        "onmimgmipnknhnlnonininkn"
        "lnqninknonmnhnjnnnmamapk"
        "nannnnnnnnnnnnnnoqnnnnnn"
        "mannnnnnkannnnnnoennnnnn"
        "pnnnnnnnprnnnnnnoinnnnnn"
        "ojnnnnnnnnnnnnnnonnanana"
        "onmnlnknonnnmnmnnnlnnnpn"
    ),
    "solo declarer": (
        "nnnnnnnnoknnnnnnnjnnnnnn"
        "mjnnnnnnnennnnnnnnnnnnnn"
        "nnnnnnnnnnnnnnnnonmnlngn"
        "qnknnnnnmnnnmnknnnknmnmn"
        "nnkfkbnjnnhnbnnnnnengnnn"
        "knpngnnnmnlngnnnnnlbkhnn"
        "mannnnnnhnnnnnnnhannnnnn"
        "hannnnnnbannnnnnnannnnnn"
        "onnnnnnnpunnnnnnnfnnnnnn"
        "ojnnnnnnmnnnnnnnlnkalaja"
        "lngnfnanlndnanbnbnananan"
    ),
    "solo opponent far": (
        "nnnnnnnnmlnnnnnnmjnnnnnn"
        "lcnnnnnnkinnnnnnnnnnnnnn"
        "nnnnnnnnnnnnnnnnqnlningn"
        "pnjnjnnnpnmnjnhnqnmninfn"
        "qnmhjeibpninknqnoningnnn"
        "onnndnnnonmnjnmnonmalamm"
        "pannnnnnnnnnnnnnmhnnnnnn"
        "mannnnnnkannnnnnrcnnnnnn"
        "rnnnnnnnsrnnnnnnqgnnnnnn"
        "oannnnnnonnnnnnnpnnanana"
        "onmnkngnonmnjnjnonknnnon"
    ),
    "solo opponent near": (
        "nnnnnnnnmlnnnnnnmknnnnnn"
        "kjnnnnnnkgnnnnnnnnnnnnnn"
        "nnnnnnnnnnnnnnnnnnmnnnpn"
        "pnfnonnnpnlnnnpnpnnnmnnn"
        "onmeoeqconmnsnnnnnlnonln"
        "pnqnknnnonnnhnknnnnbofnj"
        "pannnnnnnnnnnnnnnknnnnnn"
        "mannnnnnjannnnnnoannnnnn"
        "onnnnnnnplnnnnnnnhnnnnnn"
        "ofnnnnnnpnnnnnnnpnoaoaoa"
        "onlnknhnonlnjninpnlnnnon"
    ),
    "tall declarer": (
        "nnnnnnnnnmnnnnnnnlnnnnnn"
        "nnnnnnnnnnnnnnnnnnnnnnnn"
        "nnnnnnnnnnnnnnnnonmnlnin"
        "qnjnnnnninononmnmnkaperk"
        "mnmglhnhonmnmnlnoninlnkn"
        "jnrnmnlnlnofqfqilnoarguj"
        "mannnnnnhannnnnncannnnnn"
        "kannnnnnjannnnnnninnnnnn"
        "ninnnnnnornnnnnnqhnnnnnn"
        "pinnnnnnnnnnnnnnmnlakaka"
        "lniagadalnfnanananananan"
    ),
    "tall opponent far": (
        "nnnnnnnnljnnnnnnkinnnnnn"
        "nnnnnnnnnnnnnnnnnnnnnnnn"
        "nnnnnnnnnnnnnnnntnonlnjn"
        "onknnnnnonmnknjnpnkjigjc"
        "qnjdgagbpnkngnenonjngnjn"
        "onmnknknonmhidikonmakang"
        "oannnnnnminnnnnnldnnnnnn"
        "oannnnnnoannnnnnoennnnnn"
        "ponnnnnnqqnnnnnnsknnnnnn"
        "tennnnnnqnnnnnnnqnoanama"
        "onmilhihnnlnknjnmnknnnon"
    ),
    "tall opponent near": (
        "nnnnnnnnllnnnnnnkknnnnnn"
        "nnnnnnnnnnnnnnnnnnnnnnnn"
        "nnnnnnnnnnnnnnnnmnnnqnpn"
        "lnpnnnnnnnmnnnonnnmpmpnn"
        "onmblcnbonmnononnnknlnon"
        "pnmnjnmnnnnjmmllnnmanhjk"
        "oannnnnnlhnnnnnnmknnnnnn"
        "oannnnnnoannnnnnpcnnnnnn"
        "oonnnnnnpnnnnnnnronnnnnn"
        "rmnnnnnnrnnnnnnnqnoanala"
        "onmhkggennknknjnnnlnnnpn"
    ),
}
