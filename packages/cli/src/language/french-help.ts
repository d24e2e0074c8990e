/** The help in French for the program, its commands, options and examples, by the English text. */
export const frenchHelp: Readonly<Record<string, string>> = {
  // The program.
  "Takes URLs apart by the rules of RFC 1738, checks and repairs them, and spells them canonically.":
    "Décompose les URL selon les règles de la RFC 1738, les vérifie, les répare et les écrit sous leur forme canonique.",
  "COMMAND [options] [input...]": "COMMANDE [options] [entrée...]",
  "[input...]": "[entrée...]",
  "[file...]": "[fichier...]",
  "[shell...]": "[interpréteur...]",
  "[reason...]": "[raison...]",
  "help [command]": "help [commande]",
  "<address>": "<adresse>",
  "<characters>": "<caractères>",
  "<component>": "<composant>",
  "<file>": "<fichier>",
  "<host>": "<hôte>",
  "<language>": "<langue>",
  "<name>": "<nom>",
  "<number>": "<nombre>",
  "<octets>": "<octets>",
  "<package>": "<paquet>",
  "<scheme=url>": "<schéma=url>",
  "<seconds>": "<secondes>",
  "<severity>": "<gravité>",
  "<format>": "<format>",
  "<word>": "<mot>",
  "<when>": "<quand>",
  "<string>": "<chaîne>",
  "what to work on; - for standard input": "ce qu’il faut traiter ; - désigne l’entrée standard",
  "print the version": "affiche la version",
  "print this help": "affiche cette aide",
  "print the help of a command": "affiche l’aide d’une commande",
  "say it in English (en) or French (fr)": "langue des messages : anglais (en) ou français (fr)",
  "Usage:": "Utilisation :",
  "Arguments:": "Arguments :",
  "Options:": "Options :",
  "Commands:": "Commandes :",
  "Examples:": "Exemples :",
  "Run url1738 --help for the commands and their options.": "url1738 --help présente les commandes et leurs options.",
  "A command comes before the URL, as in url1738 parse URL.":
    "Une commande précède l’URL, comme dans url1738 parse URL.",
  [`Operands are the inputs. Without any, or with -, they are read from standard
input, one per line. An input that begins with a hyphen must come after --.`]: `Les opérandes sont les entrées. Sans opérande, ou avec -, elles sont lues sur
l’entrée standard, une par ligne. Une entrée qui commence par un trait d’union
doit suivre --.`,
  [`Operands are files. Without any, or with -, standard input is read. A file whose
name begins with a hyphen must come after --.`]: `Les opérandes sont des fichiers. Sans opérande, ou avec -, l’entrée standard est
lue. Un fichier dont le nom commence par un trait d’union doit suivre --.`,
  [`Exit status: 0 all is well; 1 an input is not a URL; 2 wrong usage, or something
cannot be read; 3 a resource cannot be had.`]: `Code de sortie : 0 tout va bien ; 1 une entrée n’est pas une URL ; 2 mauvaise
utilisation, ou lecture impossible ; 3 ressource impossible à obtenir.`,

  // Options of several commands.
  "print one JSON object per line, for failed inputs as well":
    "affiche un objet JSON par ligne, y compris pour les entrées refusées",
  "accept URLs of the schemes that a package or a file exports":
    "accepte les URL des schémas qu’exporte un paquet ou un fichier",
  "only the ten schemes of RFC 1738: not https": "seulement les dix schémas de la RFC 1738 : pas https",
  "read http as it is today (RFC 9110), not by RFC 1738":
    "lire http tel qu’il est aujourd’hui (RFC 9110), et non selon la RFC 1738",
  "accept URLs of any other scheme as well": "accepte aussi les URL de tout autre schéma",
  "skip empty inputs": "ignore les entrées vides",
  "also mask the values of Authorization:, Cookie: and the like, and passwords after -u and --user":
    "masque aussi les valeurs d’Authorization:, de Cookie: et semblables, et les mots de passe après -u et --user",
  "also mask secrets that go on after a soft line break, = at the end of a line":
    "masque aussi les secrets qui continuent après une coupure de ligne souple (= en fin de ligne)",
  "also mask what the schemes that a package or a file exports call secret":
    "masque aussi ce que disent secret les schémas qu’exporte un paquet ou un fichier",
  "also mask the values of parameters of this name": "masque aussi les valeurs des paramètres de ce nom",
  "print this word for each secret, instead of ***": "affiche ce mot à la place de chaque secret, au lieu de ***",
  "print only where secrets are, as file:line:column, and exit with 1 if there are any":
    "affiche seulement où sont les secrets, sous la forme fichier:ligne:colonne, et renvoie le code 1 s’il y en a",
  "where a letter has secrets": "où une lettre comporte des secrets",
  "print what is wrong for reviews of code: as workflow commands of GitHub, or as SARIF":
    "affiche ce qui ne va pas pour les revues de code : en commandes de workflow de GitHub, ou en SARIF",
  "the file that standard input is, in what --output-format prints":
    "le fichier que représente l’entrée standard, dans ce qu’affiche --output-format",
  "also print the hazards of the URLs, as audit does: file:line:column: hazard":
    "affiche aussi les dangers des URL, comme audit : fichier:ligne:colonne: danger",
  "the findings in a letter": "les dangers des URL d’une lettre",
  "the most errors to print of one input; 1000 by default":
    "le nombre maximal d’erreurs à afficher pour une entrée ; 1000 par défaut",
  "colour what people read: always, never, or on a terminal (auto, the default)":
    "met en couleur ce que lisent les personnes : always (toujours), never (jamais) ou auto (sur un terminal, par défaut)",
  "exit with 0 whatever the inputs are": "renvoie le code de sortie 0, quelles que soient les entrées",
  "the password for anonymous FTP": "le mot de passe pour le FTP anonyme",
  "the server for news URLs: host or host:port": "le serveur des URL news : hôte ou hôte:port",
  "reach URLs of a scheme through another URL, which contains {url}":
    "atteint les URL d’un schéma par une autre URL, qui contient {url}",

  "the number of the first line, where the input is part of a file":
    "le numéro de la première ligne, quand l’entrée est une partie d’un fichier",
  "answer the lines of standard input on so many cores at once":
    "traite les lignes de l’entrée standard sur autant de cœurs à la fois",

  "mask the secrets in all that is printed, the inputs included":
    "masque les secrets dans tout ce qui est affiché, entrées comprises",
  "one of {operands}": "l’un de ceux-ci : {operands}",

  // explain
  "say what the reason of an error, a hint or a finding means":
    "explique la raison d’une erreur, d’un conseil ou d’un constat",
  "Prints the sentence of a reason in the output of --json, as it is said of an example, and that example; of a code, those of all its reasons. Without operands, prints the names of all reasons.":
    "Affiche la phrase d’une raison donnée par --json, telle qu’elle s’applique à un exemple, et cet exemple ; pour un code, celles de toutes ses raisons. Sans opérande, affiche les noms de toutes les raisons.",
  "an error": "une erreur",
  "what audit finds": "ce que trouve audit",
  "all reasons": "toutes les raisons",

  // completion
  "print what completes commands and options in a shell":
    "affiche le script qui complète commandes et options dans un interpréteur",
  "Prints a script that completes the commands and options of url1738 and the names of schemes in a shell. Its first lines say where to put it.":
    "Affiche un script qui complète les commandes et les options de url1738 ainsi que les noms des schémas dans un interpréteur de commandes. Ses premières lignes disent où le placer.",
  "for bash": "pour bash",
  "for zsh, in a folder of $fpath": "pour zsh, dans un dossier de $fpath",
  "for fish": "pour fish",

  // parse
  "take URLs apart and print their components": "décompose des URL et affiche leurs composants",
  'Takes URLs apart, strictly by the rules of RFC 1738, and prints their components: decoded, with defaults filled in. A component that the URL does not have is shown as (none), an empty one as "".':
    'Décompose des URL en suivant strictement les règles de la RFC 1738 et affiche leurs composants, décodés et complétés par les valeurs par défaut. Un composant absent de l’URL est affiché (aucun), un composant vide "".',
  "the components of a URL": "les composants d’une URL",
  "the same as data, one object per line": "la même chose sous forme de données, un objet par ligne",
  "a URL of a scheme that RFC 1738 does not know": "une URL d’un schéma que la RFC 1738 ne connaît pas",

  // check
  "tell which inputs are not URLs, and why": "dit quelles entrées ne sont pas des URL, et pourquoi",
  "Tells which inputs are not URLs by the rules of RFC 1738, and why. Prints nothing when all are; see the exit status.":
    "Dit quelles entrées ne sont pas des URL selon les règles de la RFC 1738, et pourquoi. N’affiche rien si toutes en sont ; voir le code de sortie.",
  "what is wrong with a URL, and where": "ce qui ne va pas dans une URL, et à quel endroit",
  "the exit status alone": "le code de sortie seul",
  "one object per line, good or not": "un objet par ligne, que l’entrée soit bonne ou non",

  // format
  "print the canonical spelling of URLs": "affiche la forme canonique des URL",
  "Prints the canonical spelling of URLs, one per line: scheme and host in lower case, default ports left out, only those characters escaped that have to be. URLs with the same canonical spelling are equivalent.":
    "Affiche la forme canonique des URL, une par ligne : schéma et hôte en minuscules, sans les ports par défaut, seuls les caractères qui doivent l’être étant encodés. Des URL qui ont la même forme canonique sont équivalentes.",
  "instead of URLs, read values as parse --json prints them, one per line":
    "au lieu d’URL, lit des valeurs telles que les affiche parse --json, une par ligne",
  "prints http://host.dom/": "affiche http://host.dom/",
  "every URL once, however it was spelt": "chaque URL une seule fois, quelle que soit son écriture",
  "there and back": "aller et retour",

  // access
  "print the dialogue by which a resource is reached": "affiche le dialogue qui mène à une ressource",
  "Prints, line by line, what a client sends to reach the resource; lines that begin with # say what else it does; of several URLs, the first such line is the URL. Nothing is sent. A password in the URL is part of the dialogue. A URL that would smuggle in another command fails.":
    "Affiche ligne par ligne ce qu’un client envoie pour atteindre la ressource ; les lignes qui commencent par # disent ce qu’il fait d’autre ; s’il y a plusieurs URL, la première de ces lignes est l’URL. Rien n’est envoyé. Un mot de passe de l’URL fait partie du dialogue. Une URL qui introduirait une commande étrangère est refusée.",
  "the FTP commands for a file": "les commandes FTP pour un fichier",
  "the NNTP commands for a group": "les commandes NNTP pour un groupe",
  "the request to a gateway": "la requête adressée à une passerelle",

  // audit
  "print the hazards of URLs": "affiche les dangers des URL",
  "Prints the hazards of URLs that section 6 of RFC 1738 and later experience warn of: unusual ports, encoded line breaks, passwords, what other software reads differently. Prints nothing where there are none.":
    "Affiche les dangers contre lesquels mettent en garde la section 6 de la RFC 1738 et l’expérience acquise depuis : ports inhabituels, sauts de ligne encodés, mots de passe, ce que d’autres logiciels lisent autrement. N’affiche rien s’il n’y en a pas.",
  "exit with 1 if a finding is at least this severe: info, warning or danger":
    "renvoie le code de sortie 1 si un constat est au moins de cette gravité : info, warning ou danger",
  "why not to follow such a link": "pourquoi ne pas suivre un tel lien",
  "the exit status for a script": "le code de sortie pour un script",

  // diagnose
  "print everything that is wrong with inputs": "affiche tout ce qui ne va pas dans des entrées",
  "Prints everything that is wrong with inputs that are not URLs by the rules of RFC 1738, not just the first error, from left to right, each with what to write instead. Prints nothing for a URL.":
    "Affiche tout ce qui ne va pas dans les entrées qui ne sont pas des URL selon les règles de la RFC 1738, et pas seulement la première erreur, de gauche à droite, avec ce qu’il faut écrire à la place. N’affiche rien pour une URL.",
  "three errors in one URL": "trois erreurs dans une seule URL",
  "one object per line, with the list of errors": "un objet par ligne, avec la liste des erreurs",

  // repair
  "print the nearest URL, where only escaping is missing":
    "affiche l’URL la plus proche, là où il ne manque que l’encodage",
  "Prints the nearest URL, where only escaping is missing: it escapes unsafe characters, characters that are not ASCII, and a % that does not begin an escape. A URL is printed as it is. Everything else fails: a fragment, white space around the URL, a host that is not ASCII.":
    "Affiche l’URL la plus proche, là où il ne manque que l’encodage : sont encodés les caractères non sûrs, les caractères non ASCII et tout % qui ne commence pas une séquence d’échappement. Une URL est affichée telle quelle. Tout le reste est refusé : un identifiant de fragment, des blancs autour de l’URL, un hôte non ASCII.",
  "also make the changes that are only likely to be meant, such as http:// for htp://":
    "fait aussi les modifications qui ne sont que probables, comme http:// pour htp://",
  "prints http://host.dom/%7Euser/50%25%20off": "affiche http://host.dom/%7Euser/50%25%20off",
  "one object per line, with the list of changes": "un objet par ligne, avec la liste des modifications",

  // extract
  "print the URLs in texts, such as letters and articles":
    "affiche les URL que contiennent des textes, tels que des lettres et des articles",
  "Prints the URLs that are wrapped in texts as <URL:...>, without the white space in them and without their fragments. A wrapper without a URL in it fails. Where a line breaks after a hyphen, the hyphen is kept if that makes a URL.":
    "Affiche les URL que des textes contiennent sous la forme <URL:...>, sans les blancs qu’elles contiennent ni leurs identifiants de fragment. Des chevrons sans URL sont une erreur. Si une ligne est coupée après un trait d’union, celui-ci est conservé lorsque le résultat est une URL.",
  "also find URLs without a wrapper": "trouve aussi les URL sans chevrons",
  "also find URLs that have the prefix URL: or X-URL: but no brackets":
    "trouve aussi les URL précédées de URL: ou de X-URL:, mais sans chevrons",
  "also find what begins as a URL but is not one; print errors as file:line:column: message":
    "trouve aussi ce qui commence comme une URL mais n’en est pas une ; affiche les erreurs sous la forme fichier:ligne:colonne: message",
  "the texts are letters or mailboxes: undo quoted-printable and format=flowed, as their headers say":
    "les textes sont des lettres ou des boîtes aux lettres : décode quoted-printable et format=flowed selon leurs en-têtes",
  'treat "> " at the beginning of a line inside a wrapper as the mark of a quotation':
    "entre chevrons, considère « > » en début de ligne comme la marque d’une citation",
  "the URLs in a letter, one per line": "les URL d’une lettre, une par ligne",
  "one object per hit, with its place in the text": "un objet par occurrence, avec sa place dans le texte",
  "where in a mailbox URLs are wrong, and why":
    "où se trouvent les URL incorrectes d’une boîte aux lettres, et pourquoi",

  // redact
  "print texts with the secrets in their URLs masked": "affiche des textes en masquant les secrets de leurs URL",
  "Prints texts, such as logs, with *** for each secret in a URL, valid or not: the password of a login, the user of a login without one in http and https, the values of parameters such as access_token. Also in URLs that are escaped, as in JSON or inside another URL, and across the lines of <URL:…>. Everything else is printed octet by octet.":
    "Affiche des textes, tels que des journaux, avec *** à la place de chaque secret d’une URL, valide ou non : le mot de passe qui suit un nom d’utilisateur, le nom d’utilisateur sans mot de passe dans http et https, la valeur de paramètres comme access_token. Aussi dans les URL encodées, comme en JSON ou à l’intérieur d’une autre URL, et d’une ligne à l’autre de <URL:…>. Tout le reste est reproduit octet par octet.",
  "a log without secrets": "un journal sans secrets",
  "the same while it is written": "la même chose au fil de l’écriture",

  // wrap
  "wrap URLs for letters and print": "met des URL entre chevrons pour une lettre ou un imprimé",
  "Prints URLs as <URL:...>, as the Appendix of RFC 1738 recommends for letters and print, with line breaks where a line would be too long, but never after a hyphen. extract finds them again.":
    "Affiche des URL sous la forme <URL:...>, que l’annexe de la RFC 1738 recommande pour les lettres et les imprimés, en coupant les lignes trop longues, mais jamais après un trait d’union. extract les retrouve.",
  "the length of the longest line; 72 by default": "la longueur de la plus longue ligne ; 72 par défaut",
  "prints <URL:ftp://host.dom/pub/readme.txt>": "affiche <URL:ftp://host.dom/pub/readme.txt>",
  "for a narrow column": "pour une colonne étroite",

  // get
  "fetch what URLs name": "récupère ce que désignent des URL",
  "Fetches what URLs name and prints it on standard output, or saves it with -o. What is saved gets its name only when it is complete. Only addresses that everybody can reach are connected to, unless --allow-private is given.":
    "Récupère ce que désignent des URL et l’affiche sur la sortie standard, ou l’enregistre avec -o. Le fichier ne reçoit son nom qu’une fois complet. Les connexions se limitent aux adresses que tout le monde peut atteindre, à moins que --allow-private ne soit donné.",
  "save it as a file, instead of printing it": "enregistre dans un fichier au lieu d’afficher",
  "print what is said to the server and what it answers on standard error":
    "affiche sur la sortie d’erreur ce qui est dit au serveur et ce qu’il répond",
  "the most to accept: a larger resource fails; unlimited by default":
    "le maximum accepté : une ressource plus grande est refusée ; sans limite par défaut",
  "how long to wait for the server, at first and in between":
    "combien de temps attendre le serveur, au début et entre deux réponses",
  "also connect to addresses of private networks and of this machine":
    "se connecte aussi aux adresses de réseaux privés et de cette machine",
  "follow redirects of HTTP, ten at most": "suit les redirections HTTP, dix au plus",
  "protect FTP and NNTP by TLS, or fail": "protège FTP et NNTP par TLS, ou échoue",
  "fetch URLs of a scheme through another URL, which contains {url}":
    "récupère les URL d’un schéma par une autre URL, qui contient {url}",
  "saves a file": "enregistre un fichier",
  "prints a text, and what is said to get it": "affiche un texte, et ce qui est dit pour l’obtenir",

  "trust the certificates in a file (PEM) instead of the usual authorities":
    "fait confiance aux certificats d’un fichier (PEM), au lieu des autorités habituelles",
  "go on at the end of the file that --output names, and keep what has come if it fails":
    "reprend à la fin du fichier que désigne --output, et garde ce qui est arrivé en cas d’échec",

  // ls
  "list what directories, menus and newsgroups lead to":
    "liste ce à quoi mènent répertoires, menus et groupes de nouvelles",
  "Lists the entries of what URLs name: of directories over FTP and on this machine, of Gopher menus, of a news server's groups and of a group. Each line has the type, if the server tells it, the name, and the URL.":
    "Liste les éléments de ce que désignent des URL : des répertoires par FTP et sur cette machine, des menus Gopher, des groupes d’un serveur de nouvelles et d’un groupe. Chaque ligne donne le type, si le serveur l’indique, le nom et l’URL.",
  "print one JSON object per line: name, type, href, error":
    "affiche un objet JSON par ligne : name, type, href, error",
  "also ask for size and time, of articles for author and subject, and print them":
    "demande et affiche aussi la taille et la date, ainsi que l’auteur et le sujet des articles",
  "only that many entries, the last ones: of a newsgroup the newest":
    "seulement autant d’éléments, les derniers : d’un groupe de nouvelles, les plus récents",
  "the last articles of a group": "les derniers articles d’un groupe",
  "with types, sizes and times": "avec les types, les tailles et les dates",
  "the names in a directory": "les noms que contient un répertoire",
  "the items of a menu, for programs": "les éléments d’un menu, pour un programme",

  // slug
  "turn text, such as a title, into part of a URL": "fait d’un texte, tel qu’un titre, une partie d’URL",
  "Turns each text into part of a URL: what RFC 1738 calls unsafe or reserved is replaced by a hyphen, or treated as the options say. Letters beyond ASCII are encoded. A text is not a URL: its / and % are ordinary characters.":
    "Fait de chaque texte une partie d’URL : les caractères que la RFC 1738 dit non sûrs ou réservés sont remplacés par un trait d’union, ou traités comme le disent les options. Les lettres non ASCII sont encodées. Un texte n’est pas une URL : / et % y sont des caractères ordinaires.",
  "what to do with these characters: encode, replace (the default) or remove":
    "que faire de ces caractères : encode (les encoder), replace (les remplacer, par défaut) ou remove (les supprimer)",
  "what to replace them by; a hyphen by default": "par quoi les remplacer ; par défaut, un trait d’union",
  "also treat what is allowed but risky: ' , ! ( ) * $ and +":
    "traite aussi ce qui est permis mais risqué : ' , ! ( ) * $ et +",
  "spell letters beyond ASCII in ASCII": "écrit en ASCII les lettres qui n’en sont pas",
  "the component that the text is for, such as http.path or ftp.name":
    "le composant auquel le texte est destiné, comme http.path ou ftp.name",
  "prints What-is-new": "affiche What-is-new",
  "prints 50%25%20off": "affiche 50%25%20off",
  "letters, digits, - _ and . only": "seulement des lettres, des chiffres, - _ et .",
};
