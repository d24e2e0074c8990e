import { frenchDialogue } from "./french-dialogue.ts";

/** The messages of the command line in French, by the English text or the reason. */
export const frenchTexts: Readonly<Record<string, string>> = {
  ...frenchDialogue,
  "error:": "erreur :",
  "error[{reason}]:": "erreur[{reason}] :",
  "help:": "aide :",
  "{rule}: expected {terms}": "{rule} ; attendu : {terms}",
  "info:": "info :",
  "warning:": "attention :",
  "danger:": "danger :",
  "RFC 1738, section {section}": "RFC 1738, section {section}",
  "(none)": "(aucun)",
  "(no items)": "(aucun élément)",
  "standard input": "entrée standard",
  "standard input, line {line}": "entrée standard, ligne {line}",
  "{name}, line {line}, column {column}": "{name}, ligne {line}, colonne {column}",

  // Arguments.
  "unknown option '{name}'": "option inconnue « {name} »",
  "unknown command '{name}'": "commande inconnue « {name} »",
  "option '{name}' argument missing": "il manque une valeur à l’option « {name} »",
  "Did you mean {meant}?": "Vouliez-vous dire {meant} ?",
  "The language must be en or fr, not {given}.": "La langue doit être en ou fr, et non {given}.",
  "The value of --color must be always, never or auto, not {given}.":
    "La valeur de --color doit être always, never ou auto, et non {given}.",
  "The output format must be github or sarif, not {given}.":
    "Le format de sortie doit être github ou sarif, et non {given}.",
  "Choose either --get or --json.": "Choisissez --get ou --json.",
  "Choose either --get or --trace.": "Choisissez --get ou --trace.",
  "--trace requires --plugin.": "--trace exige --plugin.",
  "The schemes of the plugin are compiled, without their grammars: name the file that defines them.":
    "Les schémas de l’extension sont compilés, sans leurs grammaires : donnez le fichier qui les définit.",
  end: "fin",
  "Choose either --unique or --json.": "Choisissez --unique ou --json.",
  "A thread ended before everything was printed: {why}.":
    "Un fil d’exécution s’est arrêté avant que tout soit affiché : {why}.",
  "Choose either --unique or --jobs.": "Choisissez --unique ou --jobs.",
  "--get takes the name of a component, query.NAME, or a template such as {template}, not {given}.":
    "--get prend le nom d’un composant, query.NOM, ou un modèle tel que {template}, et non {given}.",
  "{option} takes NAME=VALUE, not {given}.": "{option} prend NOM=VALEUR, et non {given}.",
  "--append takes one name, not {given}.": "--append prend un seul nom, et non {given}.",
  "--append takes path, query.NAME, or the name of a list such as cwd, not {given}.":
    "--append prend path, query.NOM, ou le nom d’une liste telle que cwd, et non {given}.",
  "{option}: no URL has a component {given}. Did you mean {meant}?":
    "{option} : aucune URL n’a de composant {given}. Vouliez-vous dire {meant} ?",
  "{option}: no URL has a component {given}. The components are {names}.":
    "{option} : aucune URL n’a de composant {given}. Les composants sont {names}.",
  "--email takes an address in one line, not {given}.":
    "--email prend une adresse sur une seule ligne, et non {given}.",
  "Write the URL of the document first, as in url1738 resolve https://host.dom/a/b ../c.":
    "Écrivez d’abord l’URL du document, comme dans url1738 resolve https://host.dom/a/b ../c.",
  "The first operand must be the URL of the document: {why}": "Le premier opérande doit être l’URL du document : {why}",
  "--neutral takes characters that need no escape there.":
    "--neutral prend des caractères qui n’ont pas besoin d’être codés à cet endroit.",
  "Operands are files. If this is a text, pipe the text in: echo TEXT | url1738 {command}":
    "Les opérandes sont des fichiers. Si c’est un texte, passez-le par un tube : echo TEXTE | url1738 {command}",
  "--unset takes the name of a component, or query.NAME, not {given}.":
    "--unset prend le nom d’un composant, ou query.NOM, et non {given}.",
  "There are more different URLs than the limit of {limit}; sort -u has none.":
    "Il y a plus d’URL différentes que la limite de {limit} ; sort -u n’en a pas.",
  "Choose either --json or --output-format.": "Choisissez --json ou --output-format.",
  "SARIF is one document: leave --jobs out.": "SARIF est un seul document : omettez --jobs.",
  "--output-format requires --check.": "--output-format exige --check.",
  "{given} is not a regular expression of JavaScript.": "{given} n’est pas une expression régulière de JavaScript.",
  "Each --only names one kind, urls, headers, assignments, commands or tokens, not {given}.":
    "Chaque --only nomme une sorte, urls, headers, assignments, commands ou tokens, et non {given}.",
  "The treatment must be encode, replace or remove, not {given}.":
    "Le traitement doit être encode, replace ou remove, et non {given}.",
  "--last takes a whole number of at least 1, not {given}.":
    "--last reçoit un nombre entier, au moins 1, et non {given}.",
  "A plugin is the name of a package, or the path of a file, not {plugin}.":
    "Une extension est le nom d’un paquet ou le chemin d’un fichier, et non {plugin}.",
  "it is too long to check": "il est trop long pour être examiné",
  "The limit must be a whole number of at least 1, not {given}.":
    "La limite doit être un nombre entier supérieur ou égal à 1, et non {given}.",
  "There are more errors than the limit of {limit}.": "Il y a plus d’erreurs que la limite de {limit}.",
  "The number of octets must be a whole number, not {given}.":
    "Le nombre d’octets doit être un nombre entier, et non {given}.",
  "The time must be a number of seconds, such as 10 or 0.5, not {given}.":
    "La durée doit être un nombre de secondes, tel que 10 ou 0.5, et non {given}.",
  "The number of jobs must be a whole number from 1 to 999, such as the number of cores, not {given}.":
    "Le nombre de tâches doit être un nombre entier de 1 à 999, comme le nombre de cœurs, et non {given}.",
  "The number of a line must be a whole number of at least 1, not {given}.":
    "Le numéro d’une ligne doit être un nombre entier supérieur ou égal à 1, et non {given}.",
  "The file {file} has no certificate, or cannot be read.":
    "Le fichier {file} ne contient pas de certificat, ou ne peut pas être lu.",
  "With --continue, name the file with --output.": "Avec --continue, indiquez le fichier avec --output.",
  "The width must be a whole number of at least 1, not {given}.":
    "La largeur doit être un nombre entier supérieur ou égal à 1, et non {given}.",
  "The severity must be info, warning or danger, not {given}.":
    "La gravité doit être info, warning ou danger, et non {given}.",
  "Write a gateway as scheme=url, such as wais=http://gw.dom/{url}, not {given}.":
    "Une passerelle s’écrit schéma=url, comme dans wais=http://gw.dom/{url}, et non {given}.",
  "Write the component as scheme.name, such as http.path, with a scheme of RFC 1738 or https, not {given}.":
    "Un composant s’écrit schéma.nom, comme dans http.path, avec un schéma de la RFC 1738 ou https, et non {given}.",
  "{given} is not a component that takes text.": "{given} n’est pas un composant qui reçoit du texte.",
  "With --output, give exactly one URL.": "Avec --output, donnez une seule URL.",
  "With --from-json, an operand must be a JSON object, as printed by parse --json. To format URLs, leave the option out.":
    "Avec --from-json, un opérande doit être un objet JSON tel que l’affiche parse --json. Pour mettre en forme des URL, omettez cette option.",

  "Unknown reason {given}. url1738 explain, without a reason, lists all reasons; url1738 check explains a URL.":
    "Raison inconnue : {given}. url1738 explain, sans raison, les énumère toutes ; url1738 check explique une URL.",
  "Unknown reason {given}. Did you mean {meant}?": "Raison inconnue : {given}. Vouliez-vous dire {meant} ?",
  "error, {code}": "erreur, {code}",
  "finding, {code}": "constat, {code}",
  hint: "conseil",
  "Example: {example}": "Exemple : {example}",
  "Params: {params}": "Paramètres : {params}",

  "proved: no text can be read in two ways": "prouvé : aucun texte ne se lit de deux façons",
  "proved: every text of {component} has a canonical spelling":
    "prouvé : tout texte de {component} a une forme canonique",
  "tried with {texts} texts: the functions of {component} agree with each other":
    "essayé sur {texts} textes : les fonctions de {component} s’accordent entre elles",
  "tried with {texts} URLs: each value is spelt as a URL that has this value":
    "essayé sur {texts} URL : chaque valeur donne une URL qui a cette valeur",
  "compiled: its definition was checked when it was compiled":
    "compilé : sa définition a été vérifiée lors de la compilation",
  "Name a package, or the path of a file.": "Nommez un paquet, ou le chemin d’un fichier.",

  "Name one shell: bash, zsh or fish.": "Nommez un interpréteur : bash, zsh ou fish.",

  // Errors of inputs, by their reasons.
  "cli/byte-order-mark": "Supprimez l’indicateur d’ordre des octets (U+FEFF).",
  "cli/one-object-per-line": 'Écrivez un objet par ligne, tel que {"scheme": "news", "group": "comp.lang.c"}.',
  "cli/failed-before": "Cette ligne dit qu’une entrée a été refusée, mais pas pourquoi.",
  "cli/line-too-long": "Cette ligne est trop longue pour représenter une URL.",
  "cli/not-json": "Cette ligne n’est pas du JSON.",
  "cli/not-plain-data":
    "La valeur que l’extension du schéma a faite de l’URL n’est pas formée de simples données et ne peut pas être affichée.",
  "cli/news-server": "Indiquez le serveur de nouvelles avec --news-server : hôte ou hôte:port.",
  "cli/file": "Un fichier porte ce nom : pour en lire les lignes, écrivez < devant le nom.",
  "cli/no-file":
    "Les opérandes sont des URL, et aucun fichier ne porte ce nom. Pour lire les lignes d’un fichier, écrivez < devant son nom.",
  "cli/login": "Le serveur exige une identification, que url1738 ne donne qu’aux serveurs FTP.",
  "cli/hyphen": "Des serveurs peuvent le prendre pour une option : url1738 ne l’envoie donc pas.",
  "cli/not-canonical":
    "La valeur de « {component} » n’est pas sous sa forme canonique, telle que l’affiche parse --json.",
  "cli/context-missing": "Une URL news ne peut pas être atteinte sans serveur de nouvelles.",
  "cli/news/not-a-server": "La valeur de --news-server doit être un hôte ou hôte:port.",
  "cli/file/another-machine":
    "L’hôte désigne une autre machine que celle-ci, et url1738 ne lit que les fichiers de celle-ci.",
  "cli/http/tilde": "Écrivez {replacement} à la place. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/fragment":
    "Supprimez l’identifiant de fragment, à partir de « # ». La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/ipv6":
    "Écrivez le nom de l’hôte : les URL de la RFC 1738 n’ont pas d’adresses IPv6. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/slash-before-query":
    "Écrivez une barre oblique avant le point d’interrogation. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/underscore": "Un hôte de la RFC 1738 n’a pas de tiret bas. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/final-dot": "Supprimez le point à la fin de l’hôte. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/empty-port":
    "Supprimez le deux-points, ou écrivez un port après lui. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/http/in-search": "Écrivez {replacement} dans la partie recherche. La RFC 3986 l’autorise : omettez --rfc.",
  "cli/allow-private":
    "Sans --allow-private, url1738 ne contacte que les adresses que tout le monde peut joindre, aux ports habituels.",
  "cli/gateway": "Passez par une passerelle : donnez son URL, qui contient {url}, avec --gateway.",
  "cli/follow": "Les redirections sont suivies avec --follow.",
  "cli/tls": "Le serveur exige une connexion protégée : donnez --tls.",
  "cli/password":
    "Lancez-la dans un terminal, où le mot de passe est demandé, ou écrivez :mot-de-passe après l’utilisateur dans l’URL.",
  "cli/ls": "C’est un répertoire : écrivez / après son nom, et listez-le avec url1738 ls.",
  "cli/secret/urls": "Cette partie d’une URL est un secret.",
  "cli/secret/headers": "Cette valeur d’un champ d’en-tête est un secret.",
  "cli/secret/assignments": "Cette valeur est un secret, d’après son nom.",
  "cli/secret/commands": "Cet argument d’une commande est un secret.",
  "cli/secret/tokens": "Ce texte a la forme d’un jeton.",
  "cli/secret/patterns": "Ce texte correspond à un motif.",
  "cli/reserved": "La RFC 1738 ne fait que réserver le nom {scheme} ; --generic accepte ses URL telles quelles.",
  "cli/https":
    "Le schéma https ne fait pas partie de la RFC 1738, et --rfc l’exclut ; --generic accepte ses URL telles quelles.",
  "cli/over-tls":
    "C’est {name} sur TLS, qu’aucun paquet d’url1738 ne connaît ; avec une URL {name}, la connexion se ferait sans TLS. Pour {scheme}, --generic accepte les URL telles quelles.",
  "cli/later": "Le schéma {scheme} ne fait pas partie de la RFC 1738 ; --generic accepte ses URL telles quelles.",
  "cli/plugin": "Le paquet {package} a ce schéma : installez-le, et donnez --plugin {package}.",
  "cli/if-there-is":
    "S’il existe un tel schéma, --generic accepte ses URL telles quelles, et --plugin ajoute un paquet qui le connaît.",

  // Plugins.
  "The plugin {plugin} exports nothing. Make a scheme with defineScheme of @url1738/core.":
    "L’extension {plugin} n’exporte rien. Créez un schéma avec defineScheme de @url1738/core.",
  "The plugin {plugin} exports no scheme, only {names}. Make a scheme with defineScheme of @url1738/core.":
    "L’extension {plugin} n’exporte pas de schéma, seulement {names}. Créez un schéma avec defineScheme de @url1738/core.",
  "The plugin {plugin} cannot be found from {directory}: {why}. Install it there, or give the path of its folder or file, which begins with ./ or /.":
    "L’extension {plugin} est introuvable depuis {directory} : {why}. Installez-la à cet endroit, ou donnez le chemin de son dossier ou de son fichier, qui commence par ./ ou /.",
  "The plugin {plugin} exports languages that cannot be used: They must be tables of texts whose keys begin with {keys}.":
    "L’extension {plugin} exporte des langues inutilisables : ce doivent être des tables de textes dont les clés commencent par {keys}.",
  "The plugin {plugin} cannot be loaded: {why}": "L’extension {plugin} ne peut pas être chargée : {why}",
  'The plugin {plugin} cannot be used: The scheme "{name}" is given twice, by {other} and by {plugin}; leave one out.':
    "L’extension {plugin} ne peut pas être utilisée : le schéma « {name} » est donné deux fois, par {other} et par {plugin} ; omettez-en un.",
  "it is not ready after 10 seconds.": "elle n’est pas prête au bout de 10 secondes.",
  "url1738 itself": "url1738 lui-même",
  "The plugin {plugin} cannot be used: {why}": "L’extension {plugin} ne peut pas être utilisée : {why}",

  // Reading and writing.
  "A plugin ended the process before everything was done.":
    "Une extension a mis fin au processus avant que tout ne soit fait.",
  "A thread ended before any line was answered: {why}.":
    "Un fil d’exécution s’est arrêté avant la première réponse : {why}.",
  "A thread ended after the answers up to line {line} were printed: {why}.":
    "Un fil d’exécution s’est arrêté une fois écrites les réponses jusqu’à la ligne {line} : {why}.",
  "a plugin ended it": "une extension y a mis fin",
  "Standard input cannot be read: {why}.": "L’entrée standard ne peut pas être lue : {why}.",
  "The file {path} cannot be read: {why}.": "Le fichier {path} ne peut pas être lu : {why}.",
  "The file {path} cannot be written: {why}.": "Le fichier {path} ne peut pas être écrit : {why}.",
  "The results cannot be written: {why}.": "Les résultats ne peuvent pas être écrits : {why}.",
  "no such file or directory": "fichier ou répertoire inexistant",
  "permission denied": "permission refusée",
  "operation not permitted": "opération non permise",
  "illegal operation on a directory": "c’est un répertoire",
  "not a directory": "ce n’est pas un répertoire",
  "file already exists": "le fichier existe déjà",
  "name too long": "nom trop long",
  "too many symbolic links encountered": "trop de liens symboliques",
  "read-only file system": "système de fichiers en lecture seule",
  "no space left on device": "plus de place sur le périphérique",
  "input/output error": "erreur d’entrée-sortie",
  "i/o error": "erreur d’entrée-sortie",
  "Reading URLs from the terminal, one per line; end with {keys}.":
    "Lecture d’URL au terminal, une par ligne ; {keys} pour finir.",
  "Reading texts from the terminal, one per line; end with {keys}.":
    "Lecture de textes au terminal, un par ligne ; {keys} pour finir.",
  "Reading JSON objects from the terminal, one per line; end with {keys}.":
    "Lecture d’objets JSON au terminal, un par ligne ; {keys} pour finir.",
  "Reading text from the terminal; end with {keys}.": "Lecture d’un texte au terminal ; {keys} pour finir.",
  "Ctrl-D": "Ctrl-D",
  "Ctrl-Z and Enter": "Ctrl-Z puis Entrée",
  "{amount} of {name} read": "{amount} lus, {name}",
  "{number} MB": "{number} Mo",
  "{number}%": "{number} %",
  "{number} B": "{number} o",
  "{number} kB": "{number} ko",
  "{number} GB": "{number} Go",
  "{number} TB": "{number} To",
  "{part} of {whole}": "{part} sur {whole}",
  " | {eta_formatted} left": " | reste {eta_formatted}",
  "User at {host}: ": "Nom d’utilisateur sur {host} : ",
  "Password of {user} at {host}: ": "Mot de passe de {user} sur {host} : ",
};
