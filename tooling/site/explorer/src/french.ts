import { componentName, fr, typeset } from "@url1738/fr";
import { frenchDialogue } from "../../../../packages/cli/src/language/french-dialogue.ts";
import { filled, type TextParams } from "../../../../packages/cli/src/language/language.ts";

/** The texts of both pages, by the English ones. */
export const texts = {
  ...frenchDialogue,

  Explorer: "Explorateur",
  Pages: "Pages",
  Documentation: "Documentation",
  Reference: "Référence",
  Language: "Langue",
  Colours: "Couleurs",
  Auto: "Auto",
  Light: "Clair",
  Dark: "Sombre",
  Share: "Partager",
  "Link copied": "Lien copié",
  "The link is in the address bar": "Le lien est dans la barre d’adresse",
  "RFC 1738, section {section}": "RFC 1738, section {section}",

  // A URL.
  "A URL": "Une URL",
  URL: "URL",
  "Nothing is sent anywhere.": "Tout se passe sur cette page : rien n’est envoyé nulle part.",
  "Take any other scheme as well": "Accepter aussi les autres schémas",
  "Type a URL, or take an example.": "Saisissez une URL, ou prenez un des exemples.",
  "This is a URL of the scheme {scheme}.": "C’est une URL du schéma {scheme}.",
  "This is a URL of the scheme https of today (RFC 9110).":
    "C’est une URL du schéma https, tel que la RFC 9110 le définit aujourd’hui. La RFC 1738 ne le connaît pas.",
  "This is a URL of today (RFC 9110), not of RFC 1738.":
    "Ce n’est pas une URL selon la RFC 1738, mais c’en est une aujourd’hui (RFC 9110).",
  "This is not a URL. {why}": "Ce n’est pas une URL. {why}",
  "The text, piece by piece": "Le texte, morceau par morceau",
  empty: "vide",
  "the end": "la fin",
  "Where this piece comes from": "D’où vient ce morceau",
  Piece: "Morceau",
  "Octets as written": "Octets tels qu’ils sont écrits",
  "No URL continues like this.": "Aucune URL ne se poursuit ainsi ; aucune règle ne s’applique donc.",
  "What it means": "Ce qu’elle signifie",
  "Canonical spelling: ": "Forme canonique : ",
  "Canonical spelling (as typed): ": "Forme canonique (telle que saisie) : ",
  Field: "Champ",
  Value: "Valeur",
  Octets: "Octets",
  "Rule of RFC 1738 §5": "Règle de la RFC 1738, §5",
  none: "absent",
  "no items": "aucun élément",
  "Show {count} more": "En afficher {count} de plus",
  "What is wrong": "Ce qui ne va pas",
  "At character {place}: ": "Au caractère {place} : ",
  "Expected: ": "Attendu : ",
  "Write {written} for {replaced}": "Écrire {written} au lieu de {replaced}",
  "Insert {written}": "Insérer {written}",
  "Remove {replaced}": "Enlever {replaced}",
  "Perhaps: {change}": "Peut-être : {change}",
  "Repair all: {href}": "Tout réparer : {href}",
  "Further errors": "Autres erreurs",
  "How it is reached": "Comment on y accède",
  "Your e-mail address, for anonymous FTP": "Votre adresse de messagerie, mot de passe du FTP anonyme",
  "Your news server": "Votre serveur de nouvelles, hôte ou hôte:port",
  "A file without a type code is": "Un fichier sans code de type est",
  binary: "binaire",
  text: "du texte",
  "What to beware of": "Points de vigilance",
  "Nothing was found.": "Rien à signaler.",
  "Note: ": "Remarque : ",
  "Warning: ": "Avertissement : ",
  "Danger: ": "Danger : ",
  "Who reads what": "Qui lit quoi",
  Part: "Partie",
  "the rest": "le reste",
  "the text": "le texte",
  refused: "refusé",

  // The examples.
  "Thirty examples": "Trente exemples",
  "two readers, two hosts": "deux lecteurs, deux hôtes",
  "https, as it is today": "https, tel qu’il est aujourd’hui",
  "RFC §3.1: an empty user name": "RFC §3.1 : un nom d’utilisateur vide",
  "RFC §3.1: no user name": "RFC §3.1 : aucun nom d’utilisateur",
  "RFC §3.1: an empty password": "RFC §3.1 : un mot de passe vide",
  "RFC §3.2.2: CWD /etc": "RFC §3.2.2 : CWD /etc",
  "RFC §3.2.2: CWD etc": "RFC §3.2.2 : CWD etc",
  "RFC §3.2.2: CWD without an argument": "RFC §3.2.2 : CWD sans argument",
  "RFC Appendix: a directory": "RFC, annexe : un répertoire",
  "RFC §3.6: all newsgroups": "RFC §3.6 : tous les groupes de nouvelles",
  "RFC §3.10: a file under VMS": "RFC §3.10 : un fichier sous VMS",
  "RFC §3.11: a Prospero object": "RFC §3.11 : un objet Prospero",
  "a port and a search part": "un port et une partie recherche",
  "a Gopher search": "une recherche Gopher",
  "a Gopher+ string": "une chaîne Gopher+",
  "a quoted mail address": "une adresse de messagerie entre guillemets",
  "a message-id": "un identifiant de message",
  "an article by its number": "un article par son numéro",
  "a login: what audit says of it": "une connexion : ce qu’en dit l’audit",
  "a WAIS search": "une recherche WAIS",
  "fields with values": "des champs et leurs valeurs",
  "capitals, zeros, UTF-8: its canonical spelling": "majuscules, zéros, UTF-8 : sa forme canonique",
  "a scheme that nobody knows here": "un schéma inconnu ici",
  "errors with a sure fix": "des erreurs à correction sûre",
  "four errors in one URL": "quatre erreurs dans une seule URL",
  "a slash is missing": "il manque une barre oblique",
  "a scheme misspelt": "un schéma mal écrit",
  "a drive as people wrote it": "un lecteur comme on l’écrivait",
  "a number that others read as octal": "un nombre que d’autres lisent en octal",
  "a request that would smuggle in a command": "une requête qui glisserait une commande",

  // A text.
  "A text": "Un texte",
  "Text with URLs in it": "Texte contenant des URL",
  "One URL was found": "Une URL a été trouvée",
  "{count} URLs were found": "{count} URL ont été trouvées",
  Study: "Étudier",
  "The text without its secrets": "Le texte sans ses secrets",
  "Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d> but you can probably pick it up from <URL:ftp://ds.in\nternic.net/rfc>. The log said ftp://anna:secret@host.dom/x failed.":
    "Oui, Jim, je l’ai trouvé sous <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d> mais tu peux sans doute le prendre sur <URL:ftp://ds.in\nternic.net/rfc>. Le journal dit que ftp://anna:secret@host.dom/x a échoué.",

  // A grammar.
  "A grammar": "Une grammaire",
  "The grammar of a scheme": "La grammaire d’un schéma",
  "Combinators of @url1738/core/define, constants, and at the end a call of defineScheme. This page runs no functions, such as codecs.":
    "Les combinateurs de @url1738/core/define, des noms donnés par const, et à la fin un appel de defineScheme. Les codecs, les contrôles et les conseils sont des fonctions, que cette page n’exécute pas.",
  "Line {line}, column {column}: {why}": "Ligne {line}, colonne {column} : {why}",
  "What checkDefinition says": "Ce que dit checkDefinition",
  "No objections: this scheme is sound.": "Rien à redire : ce schéma est valable.",
  BNF: "BNF",
  "URLs that it generates": "URL qu’elle engendre",
  Others: "En voir d’autres",
  "Try a URL": "Essayer une URL",
  "Which rules can go on": "Les règles qui peuvent continuer",

  // The home page.
  "URLs, exactly": "Les URL, exactement",
  "Which host does this URL name?": "Quel hôte cette URL désigne-t-elle ?",
  "It depends on who reads it. url1738 is a family of small TypeScript packages that read URLs by the letter of RFC 1738, and https as it is today: one meaning for each text, and for each error its place and what to write instead.":
    "Tout dépend de qui la lit. url1738 est une famille de petits paquets TypeScript qui lisent les URL à la lettre de la RFC 1738, et https tel qu’il est aujourd’hui : un seul sens pour chaque texte et, pour chaque erreur, l’endroit où elle se trouve et ce qu’il faut écrire.",
  Try: "Essayez",
  "The host that each one reads": "L’hôte que chacun y lit",
  "URL is your browser’s, live.": "URL est celle de votre navigateur, en direct.",
  "URL is your browser’s, live; curl and Python were recorded for the examples.":
    "URL est celle de votre navigateur, en direct ; les lectures de curl et de Python ont été relevées pour les exemples.",
  "refuses the text": "refuse le texte",
  "They do not agree. A check made with one and a connection made with another can be deceived.":
    "Ils ne sont pas d’accord. Vérifier avec l’un et se connecter avec l’autre, c’est se laisser tromper.",
  "They agree.": "Ils sont d’accord.",
  "Not everyone takes it: those that do read the same host.":
    "Tous ne l’acceptent pas ; ceux qui l’acceptent y lisent le même hôte.",
  "See everything about it in the explorer": "Tout voir dans l’explorateur",
  "An error has a place and a fix": "Chaque erreur est située, et se corrige",
  "Not “invalid URL”: what, where, by which rule, and what to write.":
    "Pas seulement « URL non valide » : quoi, où, selon quelle règle, et ce qu’il faut écrire.",
  "Start again": "Recommencer",
  "A secret stays out of the log": "Un secret n’apparaît pas dans le journal",
  "Passwords, tokens and signatures are masked in any text, stream or object.":
    "Mots de passe, jetons et signatures sont masqués dans tout texte, flux ou objet.",
  "Lines of a log, which you can edit": "Des lignes de journal, que vous pouvez modifier",
  "A menu becomes URLs": "Un menu devient des URL",
  "Gopher, FTP, news and WAIS are taken apart as http is, and built from what a server sends.":
    "Gopher, FTP, les nouvelles et WAIS sont décomposés comme http, et composés à partir de ce qu’envoie un serveur.",
  "Install it": "L’installer",
  "All schemes in one registry, for Node, browsers, Deno and Bun. Every scheme is a small package of its own as well.":
    "Tous les schémas dans un seul registre, pour Node, les navigateurs, Deno et Bun. Chaque schéma existe aussi en petit paquet.",
  "The map": "Le plan",
  "Take apart and build": "Décomposer et composer",
  "Explain and repair": "Expliquer et réparer",
  "Find in texts": "Trouver dans un texte",
  "Mask secrets": "Masquer les secrets",
  "Fetch, through a gate": "Récupérer, sous contrôle",
  "On the command line": "En ligne de commande",
  "Define a scheme of your own": "Définir son propre schéma",
} as const;

/** A text of the pages, in English. */
export type Text = keyof typeof texts;

/** French. */
export const french = {
  language: "fr",
  say: (english: Text, params?: TextParams): string => filled(typeset(texts[english]), params),
  fact: fr,
  label: (component: string): string => componentName(component),
} as const;
