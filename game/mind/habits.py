"""How much a card draws whoever plays it: by situation and look, and by role and shape.

Made by ``python -m tests.mind.fit_habits``, never by hand. Each letter is a strength, in steps of
`plays.STEP` from MIDDLE: looks in the order of `plays.LEADS` or `plays.FOLLOWS`, shapes of all
looks (LEADS, then FOLLOWS) in the order of `plays.shape`.
"""

# fmt: off

DRAWS: "dict[str, str]" = {
    "long sauspiel declarer free against early": "srktrvyzvuuwvvt",
    "long sauspiel declarer free against early fat": "nkdjevyzvvvqnmj",
    "long sauspiel declarer free against last": "nkamjruzpoornkf",
    "long sauspiel declarer free against last fat": "caaaarvzonnhdaa",
    "long sauspiel declarer free with early": "vzyzvwwwuvvyxws",
    "long sauspiel declarer free with early fat": "suxvztuxtuuvyyu",
    "long sauspiel declarer free with last": "svyxvkptmkkwzzz",
    "long sauspiel declarer free with last fat": "twyttprsonowzzy",
    "long sauspiel declarer leads early": "zvuwxnrqyntsrxuutr",
    "long sauspiel declarer leads first": "ztnnwnebsnnmmnnnnn",
    "long sauspiel declarer leads late": "xxvwwnnnyzvuuwvwwv",
    "long sauspiel declarer ruff against early": "nnuvvxtywuvyzyu",
    "long sauspiel declarer ruff against early fat": "rnntnuyzuvwsqss",
    "long sauspiel declarer ruff against last": "nnnnnnnnzunvnnu",
    "long sauspiel declarer ruff against last fat": "ppnrnrnztwuqnol",
    "long sauspiel declarer ruff with early": "nnnnnywnsrpqxzn",
    "long sauspiel declarer ruff with early fat": "nnnnnutnqrxruzu",
    "long sauspiel declarer ruff with last fat": "nnnnnrnnkqpxztw",
    "long sauspiel declarer suit against early": "qlhnnuvznnnnnnn",
    "long sauspiel declarer suit against early fat": "usjnnnsznnnnnnn",
    "long sauspiel declarer suit against last": "trinnuxznnnnnnn",
    "long sauspiel declarer suit against last fat": "tlbnnuuznnnnnnn",
    "long sauspiel declarer suit with early": "yyynnzxynnnnnnn",
    "long sauspiel declarer suit with early fat": "xzxnnvxxnnnnnnn",
    "long sauspiel declarer suit with last": "xvynnswznnnnnnn",
    "long sauspiel declarer suit with last fat": "sxznnytynnnnnnn",
    "long sauspiel declarer trump against early": "qkbnhztkqutnnnn",
    "long sauspiel declarer trump against last": "jeaearvztpmnnnn",
    "long sauspiel declarer trump with early": "yzzwuwrjswxnnnn",
    "long sauspiel declarer trump with last": "ovzoqqrxlhgnnnn",
    "long sauspiel opponent free against early": "usltoxzyxwwzyxu",
    "long sauspiel opponent free against early fat": "omiokxyzwxxtrpl",
    "long sauspiel opponent free against last": "jgaieruzpomrlea",
    "long sauspiel opponent free against last fat": "caaaasvzpomidaa",
    "long sauspiel opponent free with early": "tvzsuwvvutvxxxv",
    "long sauspiel opponent free with early fat": "styruttvtvxxyzw",
    "long sauspiel opponent free with last": "muynsilofkgqwzx",
    "long sauspiel opponent free with last fat": "luxqrloqijirwzx",
    "long sauspiel opponent leads early": "jggghnxzqtmooqqpqp",
    "long sauspiel opponent leads first": "aaaaanwzlnhjlnnnnn",
    "long sauspiel opponent leads late": "vqrrsnnnzywxxxxwxx",
    "long sauspiel opponent ruff against early": "jnjnnqtzmfijgeb",
    "long sauspiel opponent ruff against early fat": "hlngjquzonngbaa",
    "long sauspiel opponent ruff against last": "nnnontwznplqnlj",
    "long sauspiel opponent ruff against last fat": "hebffrvzlkjeaaa",
    "long sauspiel opponent ruff with early": "lnnnnquzmkhigfb",
    "long sauspiel opponent ruff with early fat": "nntpnsvzqopkmmg",
    "long sauspiel opponent ruff with last": "lntmnmklkjjlqzv",
    "long sauspiel opponent ruff with last fat": "hjnqnilhghjnszu",
    "long sauspiel opponent suit against early": "xwrnnyyznnnnnnn",
    "long sauspiel opponent suit against early fat": "tqmnnzsznnnnnnn",
    "long sauspiel opponent suit against last": "tpgnntsznnnnnnn",
    "long sauspiel opponent suit against last fat": "sjbnnstznnnnnnn",
    "long sauspiel opponent suit with early": "tuznnvqqnnnnnnn",
    "long sauspiel opponent suit with early fat": "yzznnxwxnnnnnnn",
    "long sauspiel opponent suit with last": "qzznnsxynnnnnnn",
    "long sauspiel opponent suit with last fat": "pwznnnvznnnnnnn",
    "long sauspiel opponent trump against early": "xunsozxvuuvnnnn",
    "long sauspiel opponent trump against last": "pjajdluzsronnnn",
    "long sauspiel opponent trump with early": "vvwsqzvnsrtnnnn",
    "long sauspiel opponent trump with last": "puyoottzpmhnnnn",
    "long sauspiel partner free against early": "ssrqqvxzvuvwwwt",
    "long sauspiel partner free against early fat": "ljllrvwzvuwrqqn",
    "long sauspiel partner free against last": "mibhhsuzrsnpgaa",
    "long sauspiel partner free against last fat": "baaabtxzqoqjaaa",
    "long sauspiel partner free with early": "nzzwuywyxyyxyzv",
    "long sauspiel partner free with early fat": "suyurrsxstvwyzu",
    "long sauspiel partner free with last": "nsxrxilpljltxzw",
    "long sauspiel partner free with last fat": "nrysrflnkkmtyzv",
    "long sauspiel partner leads early": "zyxwywvrzntttyvwvt",
    "long sauspiel partner leads first": "zwuwyoprgncdannnnn",
    "long sauspiel partner leads late": "xwvwynnnzwuusxwuvu",
    "long sauspiel partner suit against early": "vurnnxxznnnnnnn",
    "long sauspiel partner suit against early fat": "ttpnnvsznnnnnnn",
    "long sauspiel partner suit against last": "todnnpwznnnnnnn",
    "long sauspiel partner suit against last fat": "thannorznnnnnnn",
    "long sauspiel partner suit with early": "vzxnnwuvnnnnnnn",
    "long sauspiel partner suit with early fat": "tvtnnzutnnnnnnn",
    "long sauspiel partner suit with last": "tzznnuxxnnnnnnn",
    "long sauspiel partner suit with last fat": "rwznnnxynnnnnnn",
    "long sauspiel partner trump against early": "qjclhztmstvnnnn",
    "long sauspiel partner trump against last": "mfahanwztqnnnnn",
    "long sauspiel partner trump with early": "wyztruobptunnnn",
    "long sauspiel partner trump with last": "ovzmjrsxjicnnnn",
    "long solo declarer free against early": "njolqswzsrssonk",
    "long solo declarer free against early fat": "sspqsvzzxzxroio",
    "long solo declarer free against last": "lgilopuznmosrmn",
    "long solo declarer free against last fat": "jgagftwzroqmjih",
    "long solo declarer leads early": "zyrmwnnnvnsmgnmtoj",
    "long solo declarer leads first": "zzqixnnnunroinnnnn",
    "long solo declarer leads late": "xywvvnnnzwwwvwwtut",
    "long solo declarer suit against early": "snpnnyvznnnnnnn",
    "long solo declarer suit against early fat": "tkcnnupznnnnnnn",
    "long solo declarer suit against last": "vyqnnnvznnnnnnn",
    "long solo declarer suit against last fat": "tmennnnznnnnnnn",
    "long solo declarer trump against early": "rpnignwuxzvnnnn",
    "long solo declarer trump against last": "rnkkknzvwyunnnn",
    "long solo opponent far free against early": "mjkjmyyzvxttsrp",
    "long solo opponent far free against early fat": "ddceezzxurrlkig",
    "long solo opponent far free against last": "khllnvxztqouoha",
    "long solo opponent far free against last fat": "baaaezyztsqlfaa",
    "long solo opponent far free with early": "tvwsvsppstvwxzy",
    "long solo opponent far free with early fat": "unzwnssqvwyyyzy",
    "long solo opponent far free with last": "uvtqwqqomslzzyv",
    "long solo opponent far free with last fat": "stsswmlljmhzzzy",
    "long solo opponent far leads early": "vrnkgnnnynvxvzxxxw",
    "long solo opponent far leads first": "ythhgnnnznvxwnnnnn",
    "long solo opponent far leads late": "xxwwvnnnzwxyxxxwxx",
    "long solo opponent far suit against early": "soinnpvznnnnnnn",
    "long solo opponent far suit against early fat": "splnnpvznnnnnnn",
    "long solo opponent far suit against last": "vognnrqznnnnnnn",
    "long solo opponent far suit against last fat": "sjannnsznnnnnnn",
    "long solo opponent far suit with early": "ysznnzutnnnnnnn",
    "long solo opponent far suit with early fat": "ywwnnzvwnnnnnnn",
    "long solo opponent far suit with last": "swznnnpunnnnnnn",
    "long solo opponent far suit with last fat": "uvznnorvnnnnnnn",
    "long solo opponent far trump against early": "rnjjftwzqqnnnnn",
    "long solo opponent far trump against last": "vpldannnnnznnnn",
    "long solo opponent far trump with early": "uwwqmptzlkennnn",
    "long solo opponent far trump with last": "zuqkennsthcnnnn",
    "long solo opponent near free against last": "nnnnnvuzvnpqlea",
    "long solo opponent near free against last fat": "nnnnnzzxusnmhca",
    "long solo opponent near free with early": "suttwtusvuuyzzw",
    "long solo opponent near free with early fat": "swwywwtvzzzxyyu",
    "long solo opponent near free with last": "nntnnnnnstnswzy",
    "long solo opponent near free with last fat": "ooltnlroloipuzy",
    "long solo opponent near leads early": "vuniknnnunwxtxuzwt",
    "long solo opponent near leads first": "xtjjhnnnvnvzunnnnn",
    "long solo opponent near leads late": "yxyxxnnnyxzzyxxzyy",
    "long solo opponent near suit against last": "snnnnyvznnnnnnn",
    "long solo opponent near suit against last fat": "siannuxznnnnnnn",
    "long solo opponent near suit with early": "ywvnnyzxnnnnnnn",
    "long solo opponent near suit with early fat": "xupnnyzwnnnnnnn",
    "long solo opponent near suit with last": "xntnnzswnnnnnnn",
    "long solo opponent near suit with last fat": "rsvnnnrznnnnnnn",
    "long solo opponent near trump against last": "rmcjgmwzuwpnnnn",
    "long solo opponent near trump with early": "tpmhbnnrvznnnnn",
    "long solo opponent near trump with last": "tvwqnnszliannnn",
    "long tall declarer free against early": "nnnsrnnnzzwwtpm",
    "long tall declarer free against early fat": "nnnnlnnnzyxokee",
    "long tall declarer free against last": "nnnptnnnwwuzwrv",
    "long tall declarer free against last fat": "nnnfannnzzrnjfe",
    "long tall declarer leads early": "ywxnnnnnxnwrkxwztr",
    "long tall declarer leads first": "zxynnnnnsnqllnnnnn",
    "long tall declarer leads late": "ruunnnnnxywrryyzuu",
    "long tall declarer suit against early": "qkqnnwxznnnnnnn",
    "long tall declarer suit against early fat": "rjbnnrsznnnnnnn",
    "long tall declarer suit against last": "splnnwzznnnnnnn",
    "long tall declarer suit against last fat": "rjcnnnnznnnnnnn",
    "long tall declarer trump against early": "nnnponnnzzwnnnn",
    "long tall declarer trump against last": "nnnrrnnnnnznnnn",
    "long tall opponent far free against early": "nnnllnnnzysurpl",
    "long tall opponent far free against early fat": "nnnlinnnyzuqmid",
    "long tall opponent far free against last": "nnnnmnnnzyutmfa",
    "long tall opponent far free against last fat": "nnnhjnnnzzvqjca",
    "long tall opponent far free with early": "nnnnvnnnyztyyzv",
    "long tall opponent far free with early fat": "nnnrsnnnuttvxzw",
    "long tall opponent far free with last": "nnnnnnnntrpzyzx",
    "long tall opponent far free with last fat": "nnnnnnnnkjlwyzw",
    "long tall opponent far leads early": "woonnnnnznssputrrp",
    "long tall opponent far leads first": "uppnnnnnznssrnnnnn",
    "long tall opponent far leads late": "xvrnnnnnzwvwwyyvww",
    "long tall opponent far suit against early": "srgnnsxznnnnnnn",
    "long tall opponent far suit against early fat": "toannuyznnnnnnn",
    "long tall opponent far suit against last": "unennrxznnnnnnn",
    "long tall opponent far suit against last fat": "shannnwznnnnnnn",
    "long tall opponent far suit with early": "yxnnnzyznnnnnnn",
    "long tall opponent far suit with early fat": "xxvnnnzxnnnnnnn",
    "long tall opponent far suit with last": "wxznntxxnnnnnnn",
    "long tall opponent far suit with last fat": "tvxnnzusnnnnnnn",
    "long tall opponent far trump against early": "nnnrsnnnzzunnnn",
    "long tall opponent far trump against last": "nnnnznnnnnnnnnn",
    "long tall opponent near free against last": "nnnnnnnnvzqsnia",
    "long tall opponent near free against last fat": "nnnnnnnnzztpkea",
    "long tall opponent near free with early": "nnnnnnnnxzxzzyr",
    "long tall opponent near free with early fat": "nnnnnnnnyyyxzzu",
    "long tall opponent near free with last": "nnnnunnnnnnvxzt",
    "long tall opponent near free with last fat": "nnnstnnnnnitwzw",
    "long tall opponent near leads early": "ysunnnnnznwusxtuto",
    "long tall opponent near leads first": "wspnnnnnzntuqnnnnn",
    "long tall opponent near leads late": "wxxnnnnnzwwxwwwwwv",
    "long tall opponent near suit against last": "sgnnnyzynnnnnnn",
    "long tall opponent near suit against last fat": "ukannvyznnnnnnn",
    "long tall opponent near suit with early": "xxwnnxzynnnnnnn",
    "long tall opponent near suit with early fat": "uuonnzywnnnnnnn",
    "long tall opponent near suit with last": "wvpnnnwznnnnnnn",
    "long tall opponent near suit with last fat": "twwnnnwznnnnnnn",
    "long tall opponent near trump against last": "nnnppnnnxzsnnnn",
    "long tall opponent near trump with last": "nnnnnnnnznvnnnn",
    "short sauspiel declarer free against early": "rohpotwzrqqstts",
    "short sauspiel declarer free against early fat": "mlgokuwzsssonok",
    "short sauspiel declarer free against last": "jkcmhwuzpoknpog",
    "short sauspiel declarer free against last fat": "geagasvznmlhifd",
    "short sauspiel declarer free with early": "yyyvuwyzvwvyzwt",
    "short sauspiel declarer free with early fat": "pszrrnqsoqqoqro",
    "short sauspiel declarer free with last": "zxvynxxvrpryuws",
    "short sauspiel declarer free with last fat": "uwwvttwxsqquuvz",
    "short sauspiel declarer leads early": "zwvxynuuynsurwunnx",
    "short sauspiel declarer leads first": "zrpqwngcrnkqpnnnnn",
    "short sauspiel declarer leads late": "xxvwwnnnwnxwwxwnnz",
    "short sauspiel declarer ruff against early": "nsnnruxzrrrsqyp",
    "short sauspiel declarer ruff against early fat": "tsorxyzvuwusssq",
    "short sauspiel declarer ruff against last fat": "rtjpqnnnzyvssoo",
    "short sauspiel declarer ruff with early fat": "nnnnntvtuzyvwnw",
    "short sauspiel declarer ruff with last fat": "nnnnnuuyoqnwnwz",
    "short sauspiel declarer suit against early": "wzpnnnwznnnnnnn",
    "short sauspiel declarer suit against early fat": "xyunnnnznnnnnnn",
    "short sauspiel declarer suit against last": "znunnnnxnnnnnnn",
    "short sauspiel declarer suit against last fat": "zrknnnnznnnnnnn",
    "short sauspiel declarer suit with early": "ztvnnnnwnnnnnnn",
    "short sauspiel declarer suit with early fat": "zzwnnnnonnnnnnn",
    "short sauspiel declarer suit with last": "nnznnnnnnnnnnnn",
    "short sauspiel declarer suit with last fat": "xzznnnnnnnnnnnn",
    "short sauspiel declarer trump against early": "trisnnzuuzxnnnn",
    "short sauspiel declarer trump against last": "olbmfntzzysnnnn",
    "short sauspiel declarer trump with early": "xzyxwnrlsxxnnnn",
    "short sauspiel declarer trump with last": "ltzprnnnpolnnnn",
    "short sauspiel opponent free against early": "ttuvpwwzyxwyywt",
    "short sauspiel opponent free against early fat": "sqjrmxyzxxyvuro",
    "short sauspiel opponent free against last": "omdmmntzqqosohb",
    "short sauspiel opponent free against last fat": "ifagctvzrpoliba",
    "short sauspiel opponent free with early": "sxvpnzxxwuwvvvu",
    "short sauspiel opponent free with early fat": "vtysptuvvxzwyyw",
    "short sauspiel opponent free with last": "nyptuutvpqorvzw",
    "short sauspiel opponent free with last fat": "oswuvsswroqsvzz",
    "short sauspiel opponent leads early": "ojjiknzwprnpporrqm",
    "short sauspiel opponent leads first": "aaaaanztjngljnnnnn",
    "short sauspiel opponent leads late": "vqrstnnnwwwxwwwzxu",
    "short sauspiel opponent ruff against early": "nnnnntvzrpnonlh",
    "short sauspiel opponent ruff against early fat": "sphwnyyzvwyqokg",
    "short sauspiel opponent ruff against last fat": "ncagftvzpnligaa",
    "short sauspiel opponent ruff with early": "noqonzxutqtrrnm",
    "short sauspiel opponent ruff with early fat": "splpnyzxvvzqrpm",
    "short sauspiel opponent ruff with last fat": "nqtmsnnrnomswyz",
    "short sauspiel opponent suit against early": "yzrnnnvvnnnnnnn",
    "short sauspiel opponent suit against early fat": "vvsnnnzunnnnnnn",
    "short sauspiel opponent suit against last": "zzsnnnnunnnnnnn",
    "short sauspiel opponent suit against last fat": "wqgnnnnznnnnnnn",
    "short sauspiel opponent suit with early": "wzznnnxqnnnnnnn",
    "short sauspiel opponent suit with early fat": "zywnnnvrnnnnnnn",
    "short sauspiel opponent suit with last": "tyynnnvznnnnnnn",
    "short sauspiel opponent suit with last fat": "quznnnnznnnnnnn",
    "short sauspiel opponent trump against early": "zxswsnyxwwxnnnn",
    "short sauspiel opponent trump against last": "vshrmnnzyzunnnn",
    "short sauspiel opponent trump with early": "xzywtnuowwxnnnn",
    "short sauspiel opponent trump with last": "rvxqqnnztrmnnnn",
    "short sauspiel partner free against early": "prrqntwzutuxxxu",
    "short sauspiel partner free against early fat": "npppquxztstrrqm",
    "short sauspiel partner free against last": "mlgpmwnzvwpuofa",
    "short sauspiel partner free against last fat": "hdaedvvzrooniaa",
    "short sauspiel partner free with early": "tvywtwvyvyyxzzv",
    "short sauspiel partner free with early fat": "rttttrswssvwzzt",
    "short sauspiel partner free with last": "rsxpqnrnknhrwzu",
    "short sauspiel partner free with last fat": "qrupvgmkhikswzt",
    "short sauspiel partner leads early": "zyyxxwnfynuvtwsnvv",
    "short sauspiel partner leads first": "zwwwxmlcenbgennnnn",
    "short sauspiel partner leads late": "yxxxxnnnzxwvuwvtzv",
    "short sauspiel partner suit against early": "xzxnnnvwnnnnnnn",
    "short sauspiel partner suit against early fat": "uvxnnnnznnnnnnn",
    "short sauspiel partner suit against last": "nzqnnnnunnnnnnn",
    "short sauspiel partner suit against last fat": "zsennnnznnnnnnn",
    "short sauspiel partner suit with early": "tzwnnnvmnnnnnnn",
    "short sauspiel partner suit with early fat": "zzxnnnnsnnnnnnn",
    "short sauspiel partner suit with last": "sxznnnnnnnnnnnn",
    "short sauspiel partner suit with last fat": "ltznnnnwnnnnnnn",
    "short sauspiel partner trump against early": "toirnnnptvznnnn",
    "short sauspiel partner trump against last": "slaoinnzxxtnnnn",
    "short sauspiel partner trump with early": "xyzvtnrftvwnnnn",
    "short sauspiel partner trump with last": "ovzonnnuokbnnnn",
    "short solo declarer free against early": "ljgjjsvzpoponlp",
    "short solo declarer free against early fat": "rpgppuxzvxxpqkr",
    "short solo declarer free against last": "ilklksuznkkqppq",
    "short solo declarer free against last fat": "ihbhgsuznklijhi",
    "short solo declarer leads early": "zyupvnnntnpjhpqnun",
    "short solo declarer leads first": "zzshxnnnrnlkknnnnn",
    "short solo declarer leads late": "wwwvunnnwzuuvpqnrw",
    "short solo declarer suit against early": "zzunnnnwnnnnnnn",
    "short solo declarer suit against early fat": "vqgnnnnznnnnnnn",
    "short solo declarer suit against last fat": "zuknnnnznnnnnnn",
    "short solo declarer trump against early": "srpninxoxzvnnnn",
    "short solo declarer trump against last": "oomjfnnnzwqnnnn",
    "short solo opponent far free against early": "pqkpppwzuutvusr",
    "short solo opponent far free against early fat": "feaeazywsppkkif",
    "short solo opponent far free against last": "lcbjfntztqnroid",
    "short solo opponent far free against last fat": "cbaccwxzsqplhaa",
    "short solo opponent far free with early": "twvvnstosquwxzy",
    "short solo opponent far free with early fat": "snyuwrpqtvzyxyx",
    "short solo opponent far free with last": "nvuunnnutzuwzzv",
    "short solo opponent far free with last fat": "psrqslijhhevwzx",
    "short solo opponent far leads early": "trqponnnvnuwvzyyxu",
    "short solo opponent far leads first": "yvoklnnnxnwzxnnnnn",
    "short solo opponent far leads late": "yxwvxnnnyzxyyzyzyx",
    "short solo opponent far suit against early": "vxunnnvznnnnnnn",
    "short solo opponent far suit against early fat": "ttsnnnoznnnnnnn",
    "short solo opponent far suit against last": "yzqnnnnnnnnnnnn",
    "short solo opponent far suit against last fat": "zshnnnnznnnnnnn",
    "short solo opponent far suit with early": "ywsnnnzonnnnnnn",
    "short solo opponent far suit with early fat": "zvtnnnrsnnnnnnn",
    "short solo opponent far suit with last": "tqznnnnwnnnnnnn",
    "short solo opponent far suit with last fat": "rvznnnnwnnnnnnn",
    "short solo opponent far trump against early": "srnoknvzqrpnnnn",
    "short solo opponent far trump against last": "tqlcannnnnznnnn",
    "short solo opponent far trump with early": "vxyponnznmgnnnn",
    "short solo opponent far trump with last": "zvqjdnnnnnannnn",
    "short solo opponent near free against last": "nnnnnxywsnqzunf",
    "short solo opponent near free against last fat": "nnnnnlyzwrpqlfa",
    "short solo opponent near free with early": "russvsrqtqrvxzx",
    "short solo opponent near free with early fat": "ttsqwutsxxyxzzw",
    "short solo opponent near free with last": "nnnnunnnzntruyx",
    "short solo opponent near free with last fat": "sqsqwnlnllcpuzx",
    "short solo opponent near leads early": "oqmmjnnnqnrrnypzpp",
    "short solo opponent near leads first": "wumiinnnunxztnnnnn",
    "short solo opponent near leads late": "vtuuwnnnvuwvvxwzwt",
    "short solo opponent near suit against last": "nnnnnnnznnnnnnn",
    "short solo opponent near suit against last fat": "vpennnsznnnnnnn",
    "short solo opponent near suit with early": "xxtnnnzxnnnnnnn",
    "short solo opponent near suit with early fat": "utnnnnzpnnnnnnn",
    "short solo opponent near suit with last": "nnznnnnnnnnnnnn",
    "short solo opponent near suit with last fat": "rtunnnnznnnnnnn",
    "short solo opponent near trump against last": "qmckgnnzvxqnnnn",
    "short solo opponent near trump with early": "wupkhnnuszrnnnn",
    "short solo opponent near trump with last": "uxzqpnnxnjannnn",
    "short tall declarer free against early": "nnnmjnnnyzutrpq",
    "short tall declarer free against early fat": "nnnfqnnnzzxqpml",
    "short tall declarer free against last": "nnnssnnnyxuxzwu",
    "short tall declarer free against last fat": "nnnaannnyzqmlhi",
    "short tall declarer leads early": "yxxnnnnnxnwrqxwzwx",
    "short tall declarer leads first": "zxxnnnnnsnnnnnnnnn",
    "short tall declarer leads late": "ruunnnnnwtwtswwzuv",
    "short tall declarer suit against early": "qqqnnnwznnnnnnn",
    "short tall declarer suit against early fat": "sofnnnuznnnnnnn",
    "short tall declarer suit against last": "xysnnnyznnnnnnn",
    "short tall declarer suit against last fat": "upgnnnnznnnnnnn",
    "short tall declarer trump against early": "nnnonnnnxzwnnnn",
    "short tall declarer trump against last": "nnnrqnnnxzxnnnn",
    "short tall opponent far free against early": "nnnlmnnnyztxurn",
    "short tall opponent far free against early fat": "nnnhennnzzvrplg",
    "short tall opponent far free against last": "nnnkinnnxztvqkd",
    "short tall opponent far free against last fat": "nnnfbnnnzzxsmfa",
    "short tall opponent far free with early": "nnnvnnnnzyuyxzv",
    "short tall opponent far free with early fat": "nnnnrnnnqqttwzx",
    "short tall opponent far free with last": "nnnvnnnnnqtzwxs",
    "short tall opponent far free with last fat": "nnntsnnnffktvzw",
    "short tall opponent far leads early": "tqqnnnnnzsstqvrqrq",
    "short tall opponent far leads first": "vpqnnnnnznstsnnnnn",
    "short tall opponent far leads late": "zyunnnnnzywxwzyyyy",
    "short tall opponent far suit against early": "tulnnnwznnnnnnn",
    "short tall opponent far suit against early fat": "urjnnnvznnnnnnn",
    "short tall opponent far suit against last": "zxmnnnsznnnnnnn",
    "short tall opponent far suit against last fat": "umannnpznnnnnnn",
    "short tall opponent far suit with early": "zznnnnyynnnnnnn",
    "short tall opponent far suit with early fat": "yzwnnnzynnnnnnn",
    "short tall opponent far suit with last": "uvznnnstnnnnnnn",
    "short tall opponent far suit with last fat": "twznnnvunnnnnnn",
    "short tall opponent far trump against early": "nnnrrnnnzxsnnnn",
    "short tall opponent far trump with early": "nnnznnnnnnnnnnn",
    "short tall opponent near free against last": "nnnnnnnnnnyzund",
    "short tall opponent near free against last fat": "nnnnnnnnzztolfa",
    "short tall opponent near free with early": "nnnwwnnnvwvxzzu",
    "short tall opponent near free with early fat": "nnnnnnnnuvwuxzu",
    "short tall opponent near free with last": "nnnunnnnnnqsvzr",
    "short tall opponent near free with last fat": "nnnrpnnnrniruzw",
    "short tall opponent near leads early": "vtunnnnnynvvrzspsr",
    "short tall opponent near leads first": "xqqnnnnnznuwonnnnn",
    "short tall opponent near leads late": "xxtnnnnnzywxuxvxww",
    "short tall opponent near suit against last": "upnnnnzunnnnnnn",
    "short tall opponent near suit against last fat": "woannnwznnnnnnn",
    "short tall opponent near suit with early": "wzznnnyxnnnnnnn",
    "short tall opponent near suit with early fat": "yzvnnnvznnnnnnn",
    "short tall opponent near suit with last": "zwrnnnqsnnnnnnn",
    "short tall opponent near suit with last fat": "ruvnnnsznnnnnnn",
    "short tall opponent near trump against last": "nnnoonnnzwrnnnn",
}

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
