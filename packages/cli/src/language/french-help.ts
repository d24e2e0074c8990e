/** The help in French for the program, its commands, options and examples, by the English text. */
export const frenchHelp: Readonly<Record<string, string>> = {
  // The program.
  "Explains what is wrong with URLs, repairs them, and masks secrets in logs.":
    "Explique les erreurs des URL, les répare, et masque les secrets des journaux.",
  "more:": "aussi :",
  "url1738 COMMAND --help shows its options and more examples.":
    "url1738 COMMANDE --help en présente les options et d’autres exemples.",
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
  "<base>": "<base>",
  "<part>": "<partie>",
  "<part=value>": "<partie=valeur>",
  "<number>": "<nombre>",
  "<octets>": "<octets>",
  "<package>": "<paquet>",
  "<scheme=url>": "<schéma=url>",
  "<seconds>": "<secondes>",
  "<severity>": "<gravité>",
  "<format>": "<format>",
  "<word>": "<mot>",
  "<kind>": "<sorte>",
  "<expression>": "<expression>",
  "<when>": "<quand>",
  "<string>": "<chaîne>",
  "print the version": "affiche la version",
  "print this help": "affiche cette aide",
  "print the help of a command": "affiche l’aide d’une commande",
  "print messages in English (en) or French (fr)": "langue des messages : anglais (en) ou français (fr)",
  "Usage:": "Utilisation :",
  "Arguments:": "Arguments :",
  "Options:": "Options :",
  "Commands:": "Commandes :",
  "Examples:": "Exemples :",
  "Run url1738 --help to see the commands, or url1738 COMMAND --help to see its options.":
    "url1738 --help présente les commandes, url1738 COMMANDE --help leurs options.",
  "Options follow the command, as in url1738 {name} {option}.":
    "Les options suivent la commande, comme dans url1738 {name} {option}.",
  "{option} takes no value.": "{option} ne reçoit pas de valeur.",
  "Results go to standard output: write > and the name of a file after the command.":
    "Les résultats vont sur la sortie standard : écrivez > et le nom d’un fichier après la commande.",
  "url1738 {name} --help shows its options.": "url1738 {name} --help présente ses options.",
  "A command comes before the URL, as in url1738 check URL.":
    "Une commande précède l’URL, comme dans url1738 check URL.",
  [`Operands are the inputs. Without any, or with -, they are read from standard
input, one per line. An input that begins with a hyphen must come after --.`]: `Les opérandes sont les entrées. Sans opérande, ou avec -, elles sont lues sur
l’entrée standard, une par ligne. Une entrée qui commence par un trait d’union
doit suivre --.`,
  [`Operands are files. Without any, or with -, standard input is read. A file whose
name begins with a hyphen must come after --.`]: `Les opérandes sont des fichiers. Sans opérande, ou avec -, l’entrée standard est
lue. Un fichier dont le nom commence par un trait d’union doit suivre --.`,
  [`Exit status: 0 all is well; 1 an input is not a URL; 2 wrong usage, or something
cannot be read; 3 a resource cannot be fetched.`]: `Code de sortie : 0 tout va bien ; 1 une entrée n’est pas une URL ; 2 mauvaise
utilisation, ou lecture impossible ; 3 ressource impossible à obtenir.`,

  // Options of several commands.
  "print one JSON object per line, for failed inputs as well":
    "affiche un objet JSON par ligne, y compris pour les entrées refusées",
  "accept URLs of the schemes that a package or a file exports":
    "accepte les URL des schémas qu’exporte un paquet ou un fichier",
  "read the ten schemes to the letter of RFC 1738, without https":
    "lit les dix schémas à la lettre de la RFC 1738, sans https",
  "accept URLs of any other scheme as well": "accepte aussi les URL de tout autre schéma",
  "skip empty inputs": "ignore les entrées vides",
  "mask only secrets of this kind: urls, headers, assignments, commands or tokens":
    "ne masque que les secrets de cette sorte : urls, headers (en-têtes), assignments (affectations), commands (commandes) ou tokens (jetons)",
  "also mask whatever this regular expression of JavaScript matches within a line":
    "masque aussi tout ce que cette expression régulière de JavaScript trouve dans une ligne",
  "also mask secrets that continue after a soft line break (= at the end of a line)":
    "masque aussi les secrets qui continuent après une coupure de ligne souple (= en fin de ligne)",
  "also mask the secrets of the schemes that a package or a file exports":
    "masque aussi les secrets des schémas qu’exporte un paquet ou un fichier",
  "also mask what has a name with these words in it": "masque aussi ce dont le nom contient ces mots",
  "mask nothing because of this name": "ne masque rien à cause de ce nom",
  "print this word instead of *** for each secret": "affiche ce mot à la place de chaque secret, au lieu de ***",
  "print only where secrets are, as file:line:column, and of what kind, and exit with 1 if there are any":
    "affiche seulement où sont les secrets, sous la forme fichier:ligne:colonne, et de quelle sorte, et renvoie le code 1 s’il y en a",
  "where a letter has secrets": "où une lettre comporte des secrets",
  "print errors and findings for code review: github (workflow commands) or sarif":
    "affiche erreurs et constats pour les revues de code : github (commandes de workflow) ou sarif",
  "the file name that --output-format reports for standard input":
    "le nom de fichier que --output-format donne à l’entrée standard",
  "also print the findings in the URLs, as audit does: file:line:column: finding":
    "affiche aussi les constats des URL, comme audit : fichier:ligne:colonne: constat",
  "the findings in a letter": "les dangers des URL d’une lettre",
  "the most errors to print for one input; 1000 by default":
    "le nombre maximal d’erreurs à afficher pour une entrée ; 1000 par défaut",
  "colour output for people: always, never, or on a terminal (auto, the default)":
    "met en couleur ce que lisent les personnes : always (toujours), never (jamais) ou auto (sur un terminal, par défaut)",
  "exit with 0 whatever the inputs are": "renvoie le code de sortie 0, quelles que soient les entrées",
  "the password for anonymous FTP": "le mot de passe pour le FTP anonyme",
  "the server for news URLs: host or host:port": "le serveur des URL news : hôte ou hôte:port",
  "reach URLs of a scheme through another URL, which contains {url}":
    "atteint les URL d’un schéma par une autre URL, qui contient {url}",

  "the number of the first line, if the input is part of a file":
    "le numéro de la première ligne, quand l’entrée est une partie d’un fichier",
  "work on a text on this many cores at once; by default on two if it is a long file":
    "traite un texte sur autant de cœurs à la fois ; par défaut sur deux si c’est un long fichier",
  "answer the lines of standard input on this many cores at once; by default on two if it is a long file":
    "traite les lignes de l’entrée standard sur autant de cœurs à la fois ; par défaut sur deux si c’est un long fichier",

  "mask secrets in all output, including the inputs":
    "masque les secrets dans tout ce qui est affiché, entrées comprises",
  "one of {operands}": "l’un de ceux-ci : {operands}",

  // explain
  "explain the reason of an error, a hint or a finding":
    "explique la raison d’une erreur, d’un conseil ou d’un constat",
  "Explains a reason in the output of --json by an example and the sentence for it; for an error code, explains all its reasons. Without operands, prints the names of all reasons.":
    "Explique une raison donnée par --json à l’aide d’un exemple et de sa phrase ; pour un code d’erreur, explique toutes ses raisons. Sans opérande, affiche les noms de toutes les raisons.",
  "an error": "une erreur",
  "a finding": "un constat",
  "all reasons": "toutes les raisons",

  // plugin
  "check the schemes of a plugin, and print their grammars":
    "vérifie les schémas d’une extension et affiche leurs grammaires",
  "Checks the definitions of the schemes that a package or a file exports, as the tests of a scheme do: proves that no text has two readings, and tries the functions. Prints what is proved, the grammar as BNF, and some URLs. Exits with 1 if there is an objection.":
    "Vérifie les définitions des schémas qu’exporte un paquet ou un fichier, comme le font les tests d’un schéma : prouve qu’aucun texte ne se lit de deux façons, et essaie les fonctions. Affiche ce qui est prouvé, la grammaire en BNF et quelques URL. Renvoie le code de sortie 1 en cas d’objection.",
  "a file": "un fichier",
  "a package, as data": "un paquet, sous forme de données",

  // completion
  "print a completion script for a shell": "affiche un script de complétion pour un interpréteur",
  "Prints a script that completes the commands and options of url1738, and the names of schemes, components and reasons in a shell. Its first lines say where to put it.":
    "Affiche un script qui complète, dans un interpréteur, les commandes et les options de url1738, et les noms des schémas, des composants et des raisons. Ses premières lignes disent où le mettre.",
  "for bash": "pour bash",
  "for zsh, in a folder of $fpath": "pour zsh, dans un dossier de $fpath",
  "for fish": "pour fish",

  // parse
  "take URLs apart and print their components": "décompose des URL et affiche leurs composants",
  'Takes URLs apart and prints their components: decoded, with defaults filled in. A component that the URL does not have is shown as (none), an empty one as "".':
    'Décompose des URL et affiche leurs composants, décodés et complétés par les valeurs par défaut. Un composant absent de l’URL est affiché (aucun), un composant vide "".',
  "the components of a URL": "les composants d’une URL",
  "the same as data, one object per line": "la même chose sous forme de données, un objet par ligne",
  "show at each character which rules of a plugin's grammar can go on, and which do":
    "montre, à chaque caractère, les règles de la grammaire d’une extension qui peuvent continuer, et celles qui continuent",
  "how a grammar of yours reads a text": "comment une grammaire à vous lit un texte",
  "a URL of a scheme that RFC 1738 does not know": "une URL d’un schéma que la RFC 1738 ne connaît pas",

  // check
  "tell which inputs are not URLs, and why": "dit quelles entrées ne sont pas des URL, et pourquoi",
  "Tells which inputs are not URLs, and why. Prints nothing when all are; see the exit status.":
    "Dit quelles entrées ne sont pas des URL, et pourquoi. N’affiche rien si toutes en sont ; voir le code de sortie.",
  "what is wrong with a URL, and where": "l’erreur d’une URL, et sa place",
  "the exit status alone": "le code de sortie seul",
  "one object per line, good or not": "un objet par ligne, que l’entrée soit bonne ou non",

  // format
  "print the canonical spelling of URLs": "affiche la forme canonique des URL",
  "Prints the canonical spelling of URLs, one per line: scheme and host in lower case, no default port, and only necessary escapes. URLs with the same canonical spelling are equivalent.":
    "Affiche la forme canonique des URL, une par ligne : schéma et hôte en minuscules, sans les ports par défaut, seuls les caractères qui doivent l’être étant codés. Des URL qui ont la même forme canonique sont équivalentes.",
  "print only this part of each URL: a component, a part of one such as hosts[1].port, query.NAME, or a template such as {host}:{port}; nothing if it is absent; several parts with tabs between them":
    "n’affiche que cette partie de chaque URL : un composant, une partie d’un composant comme hosts[1].port, query.NOM, ou un modèle tel que {host}:{port} ; rien si elle est absente ; plusieurs parties, séparées par des tabulations",
  "replace a component, a part of one such as hosts[1].port, or the first query.NAME, dropping the others; a list is written as JSON":
    "remplace un composant, une partie d’un composant comme hosts[1].port, ou le premier query.NOM en supprimant les autres ; une liste s’écrit en JSON",
  "add a segment to the path, an item to a list, or another query.NAME":
    "ajoute un segment au chemin, un élément à une liste, ou un autre query.NOM",
  "remove a component, a part of one, or every query.NAME; query.utm_* stands for all whose names begin so":
    "supprime un composant, une partie d’un composant, ou tous les query.NOM ; query.utm_* désigne tous ceux dont le nom commence ainsi",
  "sort the parameters of the query by their names": "trie les paramètres de la requête par leurs noms",
  "print each URL once, when it first appears": "affiche chaque URL une seule fois, à sa première apparition",
  "remember at most this many different URLs for --unique, by default 10000000":
    "pour --unique, retient au plus ce nombre d’URL différentes, 10000000 par défaut",
  "read values, one per line, as printed by parse --json, instead of URLs":
    "au lieu d’URL, lit des valeurs telles que les affiche parse --json, une par ligne",
  "prints http://host.dom/": "affiche http://host.dom/",
  "one parameter of each URL": "un paramètre de chaque URL",
  "two columns": "deux colonnes",
  "with other parts": "avec d’autres parties",
  "without the parameters that track readers": "sans les paramètres qui suivent les lecteurs",
  "every URL once, however it was spelt": "chaque URL une seule fois, quelle que soit son écriture",
  "there and back": "aller et retour",

  // resolve
  "print the URLs that relative references mean": "affiche les URL que désignent des références relatives",
  "Prints the URL that each reference means in a document whose URL is the first operand: by RFC 3986 for http and https, by RFC 1808 for other schemes.":
    "Affiche l’URL que chaque référence désigne dans un document dont l’URL est le premier opérande : selon la RFC 3986 pour http et https, selon la RFC 1808 pour les autres schémas.",
  "prints https://host.dom/c": "affiche https://host.dom/c",
  "one reference per line": "une référence par ligne",

  // access
  "print the dialogue that reaches a resource": "affiche le dialogue qui mène à une ressource",
  "Prints the lines that a client sends to reach the resource, but sends nothing. Lines that begin with # describe its other steps; if there are several URLs, the first such line is the URL. A password in the URL is part of the dialogue. A URL that would smuggle in another command fails.":
    "Affiche les lignes qu’un client envoie pour atteindre la ressource, sans rien envoyer. Les lignes qui commencent par # décrivent ce qu’il fait d’autre ; s’il y a plusieurs URL, la première de ces lignes est l’URL. Un mot de passe de l’URL fait partie du dialogue. Une URL qui introduirait une commande étrangère est refusée.",
  "the FTP commands for a file": "les commandes FTP pour un fichier",
  "the NNTP commands for a group": "les commandes NNTP pour un groupe",
  "the request to a gateway": "la requête adressée à une passerelle",

  // audit
  "find what is dangerous in URLs": "affiche les dangers des URL",
  "Prints findings: what is dangerous in URLs by section 6 of RFC 1738 and by later experience, such as unusual ports, encoded line breaks, passwords, and spellings that other software reads differently. Prints nothing if there are none.":
    "Affiche les constats, c’est-à-dire les dangers contre lesquels mettent en garde la section 6 de la RFC 1738 et l’expérience acquise depuis : ports inhabituels, sauts de ligne codés, mots de passe, écritures que d’autres logiciels lisent autrement. N’affiche rien s’il n’y en a pas.",
  "exit with 1 if a finding is at least this severe: info, warning or danger":
    "renvoie le code de sortie 1 si un constat est au moins de cette gravité : info, warning ou danger",
  "why not to follow such a link": "pourquoi ne pas suivre un tel lien",
  "the exit status for a script": "le code de sortie pour un script",

  // diagnose
  "print all errors in inputs": "affiche toutes les erreurs des entrées",
  "Prints all errors in inputs that are not URLs, not just the first one, from left to right, each with what to write instead. Prints nothing for a URL.":
    "Affiche toutes les erreurs des entrées qui ne sont pas des URL, et pas seulement la première, de gauche à droite, avec ce qu’il faut écrire à la place. N’affiche rien pour une URL.",
  "three errors in one URL": "trois erreurs dans une seule URL",
  "one object per line, with the list of errors": "un objet par ligne, avec la liste des erreurs",

  // repair
  "print the nearest URL, if only escaping is missing": "affiche l’URL la plus proche, s’il ne manque que le codage",
  "Prints the nearest URL, if only escaping is missing: escapes unsafe characters, non-ASCII characters, and a % that does not begin an escape. Prints a URL unchanged. Any other error fails, such as a fragment, white space around the URL, or a non-ASCII host.":
    "Affiche l’URL la plus proche, s’il ne manque que le codage : code les caractères non sûrs, les caractères non ASCII et tout % qui ne commence pas une séquence d’échappement. Affiche une URL telle quelle. Toute autre erreur est refusée, comme un identifiant de fragment, des blancs autour de l’URL ou un hôte non ASCII.",
  "also make changes that are only likely, such as http:// for htp://":
    "fait aussi les modifications qui ne sont que probables, comme http:// pour htp://",
  "prints http://host.dom": "affiche http://host.dom",
  "prints http://host.dom/50%25%20off": "affiche http://host.dom/50%25%20off",
  "one object per line, with the list of changes": "un objet par ligne, avec la liste des modifications",

  // extract
  "print the <URL:...> in texts; with --bare, all URLs":
    "affiche les <URL:...> de textes ; avec --bare, toutes les URL",
  "Prints the URLs that texts wrap as <URL:...>, without their white space, and without fragments if their scheme has none. A wrapper without a URL in it fails. If a line breaks after a hyphen, the hyphen is kept if that makes a URL.":
    "Affiche les URL que des textes contiennent sous la forme <URL:...>, sans les blancs qu’elles contiennent, et sans identifiants de fragment si leur schéma n’en a pas. Des chevrons sans URL sont une erreur. Si une ligne est coupée après un trait d’union, celui-ci est conservé lorsque le résultat est une URL.",
  "also find URLs without a wrapper": "trouve aussi les URL sans chevrons",
  "also find URLs that have the prefix URL: or X-URL: but no brackets":
    "trouve aussi les URL précédées de URL: ou de X-URL:, mais sans chevrons",
  "also find text that begins like a URL but is not one; print errors as file:line:column: text: message":
    "trouve aussi ce qui commence comme une URL mais n’en est pas une ; affiche les erreurs sous la forme fichier:ligne:colonne: texte: message",
  "print only what --broken finds, and no URLs": "n’affiche que ce que trouve --broken, sans les URL",
  "also find hosts that begin with www., as URLs of https":
    "trouve aussi les hôtes qui commencent par www., comme URL de https",
  "decode letters and mailboxes: quoted-printable and format=flowed, as their headers say":
    "décode lettres et boîtes aux lettres : quoted-printable et format=flowed, selon leurs en-têtes",
  'treat "> " at the beginning of a line inside a wrapper as the mark of a quotation':
    "entre chevrons, considère « > » en début de ligne comme la marque d’une citation",
  "also those that nothing wraps": "même celles qui ne sont pas entre chevrons",
  "the URLs in a letter, one per line": "les URL d’une lettre, une par ligne",
  "one object per hit, with its place in the text": "un objet par occurrence, avec sa place dans le texte",
  "where in a mailbox URLs are wrong, and why":
    "où se trouvent les URL incorrectes d’une boîte aux lettres, et pourquoi",

  // redact
  "print texts with their secrets masked": "affiche des textes en masquant leurs secrets",
  "Prints texts, such as logs, with *** for each secret: in URLs, valid or not, passwords, users in http and https, and the values of parameters such as access_token; in header fields; in assignments, such as members of JSON; in commands; and tokens that are known by their shape. It also finds URLs that are escaped, as in JSON or inside another URL, or broken across the lines of <URL:…>. Everything else is printed octet by octet. It misses a few secrets, and changes a few lines without any: docs/mask-logs.md says how many were measured.":
    "Affiche des textes, tels que des journaux, avec *** à la place de chaque secret : dans les URL, valides ou non, les mots de passe, les noms d’utilisateur dans http et https, et la valeur de paramètres comme access_token ; dans les champs d’en-tête ; dans les affectations, comme les membres JSON ; dans les commandes ; et les jetons reconnaissables à leur forme. Trouve aussi les URL codées, comme en JSON ou à l’intérieur d’une autre URL, ou coupées d’une ligne à l’autre de <URL:…>. Tout le reste est reproduit octet par octet. Quelques secrets lui échappent, et quelques lignes sans secret sont modifiées : docs/mask-logs.md dit combien, mesures à l’appui.",
  "a log without secrets": "un journal sans secrets",
  "while it is written; the values of pin as well": "au fil de l’écriture ; les valeurs de pin comprises",

  // wrap
  "wrap URLs for letters and print": "met des URL entre chevrons pour une lettre ou un imprimé",
  "Prints URLs as <URL:...>, as the Appendix of RFC 1738 recommends for letters and print. Breaks long lines, but never after a hyphen. extract finds such URLs again.":
    "Affiche des URL sous la forme <URL:...>, que l’annexe de la RFC 1738 recommande pour les lettres et les imprimés, en coupant les lignes trop longues, mais jamais après un trait d’union. extract les retrouve.",
  "the length of the longest line; 72 by default": "la longueur de la plus longue ligne ; 72 par défaut",
  "prints <URL:ftp://host.dom/pub/readme.txt>": "affiche <URL:ftp://host.dom/pub/readme.txt>",
  "for a narrow column": "pour une colonne étroite",

  // get
  "fetch a resource, and print or save it": "récupère une ressource et l’affiche ou l’enregistre",
  "Fetches the resources that URLs name, and prints them on standard output, or saves one with -o. The file gets its name only when it is complete. Without --allow-private, url1738 connects only to addresses that everybody can reach.":
    "Récupère les ressources que désignent des URL et les affiche sur la sortie standard, ou en enregistre une avec -o. Le fichier ne reçoit son nom qu’une fois complet. Sans --allow-private, les connexions se limitent aux adresses que tout le monde peut atteindre.",
  "save the resource as a file instead of printing it": "enregistre dans un fichier au lieu d’afficher",
  "print the dialogue with the server on standard error": "affiche sur la sortie d’erreur le dialogue avec le serveur",
  "the most octets to accept: a larger resource fails; unlimited by default":
    "le nombre maximal d’octets acceptés : une ressource plus grande est refusée ; sans limite par défaut",
  "the longest time to wait for the resource to begin, and for more of it":
    "le temps maximal d’attente du début de la ressource, puis de sa suite",
  "also connect to addresses of private networks and of this machine":
    "se connecte aussi aux adresses de réseaux privés et de cette machine",
  "follow redirects of HTTP, ten at most": "suit les redirections HTTP, dix au plus",
  "protect FTP and NNTP by TLS, or fail": "protège FTP et NNTP par TLS, ou échoue",
  "fetch URLs of a scheme through another URL, which contains {url}":
    "récupère les URL d’un schéma par une autre URL, qui contient {url}",
  "saves a file": "enregistre un fichier",
  "prints a text, and the dialogue with the server": "affiche un texte, et le dialogue avec le serveur",

  "trust the certificates in a file (PEM) instead of the usual authorities":
    "fait confiance aux certificats d’un fichier (PEM), au lieu des autorités habituelles",
  "continue the file that --output names; if the transfer fails, keep what has arrived":
    "reprend à la fin du fichier que désigne --output, et garde ce qui est arrivé en cas d’échec",

  // ls
  "list directories, menus and newsgroups": "liste répertoires, menus et groupes de nouvelles",
  "Lists directories over FTP and on this machine, Gopher menus, the groups of a news server, and the articles of a group. Each line has the type, if the server tells it, the name, and the URL.":
    "Liste les répertoires par FTP et sur cette machine, les menus Gopher, les groupes d’un serveur de nouvelles et les articles d’un groupe. Chaque ligne donne le type, si le serveur l’indique, le nom et l’URL.",
  "print one JSON object per line: name, type, href, error":
    "affiche un objet JSON par ligne : name, type, href, error",
  "also print the size and time, and for articles the author and subject":
    "affiche aussi la taille et la date, ainsi que l’auteur et le sujet des articles",
  "list only this many entries, from the end: in a newsgroup, the newest":
    "n’affiche que ce nombre d’éléments, à partir de la fin : dans un groupe de nouvelles, les plus récents",
  "the last articles of a group": "les derniers articles d’un groupe",
  "with types, sizes and times": "avec les types, les tailles et les dates",
  "the names in a directory": "les noms que contient un répertoire",
  "the items of a menu, for programs": "les éléments d’un menu, pour un programme",

  // slug
  "turn text, such as a title, into part of a URL": "fait d’un texte, tel qu’un titre, une partie d’URL",
  "Turns each text into part of a URL: replaces characters that RFC 1738 calls unsafe or reserved by a hyphen, or treats them as the options say, and encodes non-ASCII letters. A text is not a URL: its / and % are ordinary characters.":
    "Fait de chaque texte une partie d’URL : les caractères que la RFC 1738 dit non sûrs ou réservés sont remplacés par un trait d’union, ou traités comme le disent les options. Les lettres non ASCII sont codées. Un texte n’est pas une URL : / et % y sont des caractères ordinaires.",
  "the treatment of these characters: encode, replace (the default) or remove":
    "que faire de ces caractères : encode (les coder), replace (les remplacer, par défaut) ou remove (les supprimer)",
  "the replacement for these characters; a hyphen by default":
    "ce qui remplace ces caractères ; par défaut, un trait d’union",
  "also treat characters that are allowed but risky: ' , ! ( ) * $ and +":
    "traite aussi les caractères permis mais risqués : ' , ! ( ) * $ et +",
  "spell non-ASCII letters in ASCII": "écrit en ASCII les lettres qui n’en sont pas",
  "the component that the text is for, such as http.path or ftp.name":
    "le composant auquel le texte est destiné, comme http.path ou ftp.name",
  "prints What-is-new": "affiche What-is-new",
  "prints 50%25%20off": "affiche 50%25%20off",
  "letters, digits, - _ and . only": "seulement des lettres, des chiffres, - _ et .",
};
