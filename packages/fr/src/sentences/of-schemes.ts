import type { Sentences } from "./sentences.ts";

/** Which RFC allows what RFC 1738 refuses in URLs of http, and what to use. */
const ALLOWED = "La RFC 3986 l’autorise : utilisez http de @url1738/https, ou registry de url1738 au lieu de rfc1738.";

/** The sentences of the schemes of RFC 1738. */
export const ofSchemes: Sentences = {
  "ftp/type-in-lower-case": "Écrivez « ;type= » en minuscules.",
  "ftp/type-codes": "Le code de type est a, i ou d.",
  "ftp/semicolon":
    "Un point-virgule annonce le code de type, comme dans « ;type=a ». S’il fait partie du nom, il s’écrit %3B.",
  "ftp/no-guess": "La fonction context.guessType n’a renvoyé ni « a » ni « i ».",

  "http/tilde": `Écrivez {replacement} à la place. ${ALLOWED}`,
  "http/fragment": `Supprimez l’identifiant de fragment, à partir de « # ». ${ALLOWED}`,
  "http/ipv6": `Écrivez le nom de l’hôte : les URL de la RFC 1738 n’ont pas d’adresses IPv6. ${ALLOWED}`,
  "http/slash-before-query": `Écrivez une barre oblique avant le point d’interrogation. ${ALLOWED}`,
  "http/underscore": `Un hôte de la RFC 1738 n’a pas de tiret bas. ${ALLOWED}`,
  "http/final-dot": `Supprimez le point à la fin de l’hôte. ${ALLOWED}`,
  "http/empty-port": `Supprimez le deux-points, ou écrivez un port après lui. ${ALLOWED}`,
  "http/in-search": `Écrivez {replacement} dans la partie recherche. ${ALLOWED}`,

  "mail/address": "Une adresse s’écrit nom@domaine, et les caractères spéciaux du nom sont mis entre guillemets.",
  "mail/addresses": "N’écrivez que des adresses, séparées par des virgules.",
  "mail/fields": "Écrivez « ? » avant le premier champ d’en-tête et « & » avant les autres.",

  "data/base64":
    "Les données doivent être en base64 : des lettres, des chiffres, « + » et « / » en groupes de quatre, le dernier complété par « = ».",
  "data/charset": "Écrivez « ;charset=utf-8 » à la place.",

  "tel/context": "Un numéro local doit avoir un phone-context, et un numéro international n’en a pas.",
  "tel/twice": "Le paramètre « {name} » figure deux fois.",
  "tel/value": "Le paramètre « {name} » a une valeur que la RFC 3966 n’admet pas.",

  "https/path": "Écrivez le chemin précédé d’une barre oblique.",
  "https/port": "Omettez un port vide.",
  "https/query": "Écrivez « query », sans point d’interrogation au début.",
  "https/userinfo": "Supprimez tout ce qui précède l’hôte, jusqu’à l’arobase (RFC 9110, section 4.2.4).",

  // Of url1738/schema.
  "no-such-scheme": "Le registre n’a pas de schéma « {name} ».",
  "host-not-public": "L’hôte « {host} » n’est pas sur l’Internet public.",

  // Of rfc3986.
  label:
    "Un élément d’un nom d’hôte se compose de lettres, de chiffres et de tirets bas, entre lesquels il peut y avoir des traits d’union.",
  address:
    "Un hôte qui finit par un nombre doit être une adresse IPv4 : quatre nombres jusqu’à 255, sans zéros initiaux ni point final.",
  "ipv6-dotted":
    "Quatre nombres décimaux, de 255 au plus et sans zéros initiaux, ne se trouvent qu’à la fin d’une adresse IPv6.",
  "ipv6-group": "Chaque groupe d’une adresse IPv6 compte de un à quatre chiffres hexadécimaux.",
  "ipv6-gap-twice": "Une adresse IPv6 contient « :: » une fois au plus.",
  "ipv6-edges": "Une adresse IPv6 commence et finit par un groupe ou par « :: ».",
  "ipv6-groups": "Une adresse IPv6 a huit groupes, ou moins si « :: » tient lieu de ceux qui sont nuls.",
  "ipv6-zone": "Une zone, telle que %eth0, ne fait pas partie d’une URL : supprimez-la.",
  "ipv6-form":
    "Une adresse IPv6 est faite de chiffres hexadécimaux, de deux-points et de points, et finit par un crochet fermant.",
  "option-unknown": "L’URL n’a pas d’option « {written} ».",
  "option-meant": "L’URL n’a pas d’option « {written} » : écrivez « {near} ».",
  "option-word": "L’option « {option} » ne peut pas être « {written} » : écrivez l’un de ces mots : {words}.",
  "option-word-meant": "L’option « {option} » ne peut pas être « {written} » : écrivez « {near} ».",
  "option-one-of": "L’option « {option} » doit être l’un de ces mots : {words}.",
  "option-twice": "L’option « {option} » figure deux fois.",
  "postgresql/ports": "S’il y a plusieurs ports, il en faut autant que d’hôtes.",
  "mongodb/excludes": "Les options {one} et {other} s’excluent.",
  "mongodb/differ": "Les options {one} et {other} doivent être égales.",
  "mongodb/needs-option": "L’option {one} exige l’option {other}.",
  "mongodb/one-host": "L’option {one} exige un seul hôte.",
  "mongodb/only-srv": "L’option {one} est réservée à mongodb+srv.",
  "mongodb/no-port": "Le port doit être au moins 1.",
  "mongodb/database-character": 'Le nom d’une base n’a ni /, ni \\, ni espace, ni ", $, *, <, >, :, | ou ?.',
  "mongodb/needs-user": "Le mécanisme {one} exige un utilisateur.",
  "mongodb/needs-password": "Le mécanisme {one} exige un mot de passe.",
  "mongodb/no-password": "Le mécanisme {one} n’a pas de mot de passe.",
  "mongodb/external-source": "Le authSource du mécanisme {one} est $external.",
  "mongodb/empty-source": "Le authSource ne doit pas être vide.",
  "mongodb/property-unknown": "Les propriétés du mécanisme doivent être connues et complètes.",
  "mongodb/tags": "Un jeu de balises est fait de nom:valeur, séparés par des virgules.",
  "option-ignored": "La valeur de l’option {name} enfreint sa règle : l’option est gardée, mais ignorée.",
  "option-nearly-known": "L’option {name} est gardée, mais ne signifie rien ici : s’agit-il de {near} ?",
  "not-whole": "{component} doit être un nombre entier.",
  "option-raw": "Rien n’est codé par des pourcents ici : aucune URL ne peut contenir {wrong}.",
  "option-missing": "Il manque l’option « {option} ».",
  "option-empty": "L’option « {option} » ne doit pas être vide.",
  "option-character": "L’option « {option} » ne peut pas contenir {found}.",
  "option-without-value": "L’option « {option} » n’a pas de valeur : écrivez « {option}= » suivi de l’une d’elles.",
  "option-with-value": "L’option « {option} » ne prend pas de valeur : écrivez seulement « {option} ».",

  "gopher/octet": "Un type ou un sélecteur Gopher ne contient ni tabulation, ni saut de ligne, ni retour chariot.",
  "gopher/ends-the-request":
    "Il y a {found} dans {component}. Une fois envoyé, ce caractère pourrait mettre fin à la requête et en commencer une autre ; il est donc refusé.",

  "mailto/address-alone": "Écrivez l’adresse seule, sans nom et sans chevrons.",
  "mailto/slashes": "Supprimez « // » après le deux-points.",
  "mailto/not-in-addresses": "Aucune adresse ne contient ce caractère, codé ou non.",
  "mailto/only-inside":
    "Dans une adresse, seuls une chaîne entre guillemets ou un domaine entre crochets contiennent un espace.",
  "mailto/designates":
    "Une telle URL désigne l’adresse de messagerie d’une personne ou d’un service ; il n’y a pas de ressource à laquelle accéder.",

  "news/brackets": "Supprimez les chevrons.",
  "news/no-server": "Une URL news ne désigne pas de serveur, à la différence d’une URL nntp.",
  "nntp/no-message-id": "Une URL nntp n’a pas d’identifiant de message, à la différence d’une URL news.",
  "news/say-the-server":
    "Indiquez dans context.newsServer le serveur de nouvelles à interroger, par exemple news.example.org ou news.example.org:119.",
  "news/not-a-server":
    "La valeur de context.newsServer n’est pas un hôte, seul ou suivi d’un deux-points et d’un port.",
  "news/unsafe-message-id":
    "L’identifiant de message contient un espace, un caractère de contrôle ou un chevron. Aucun identifiant de message n’en contient, et un serveur pourrait prendre la suite pour autre chose ; il est donc refusé.",

  "file/empty-segment": "Un segment est vide dans {component}, et aucun répertoire n’a de nom vide.",
  "file/other-directory": "Dans {component}, un segment est « {segment} », qui désigne un autre répertoire.",
  "file/slash-inside": "Dans {component}, un segment contient une barre oblique, qui le couperait en deux.",
  "file/nul-inside": "Dans {component}, un segment contient un caractère nul, qui mettrait fin au chemin.",
  "file/mark-of-windows": "Dans {component}, un segment contient {mark}, que Windows n’admet pas dans un nom.",
  "file/control-character":
    "Dans {component}, un segment contient un caractère de contrôle, que Windows n’admet pas dans un nom.",
  "file/lost-ending": "Dans {component}, un segment finit par un point ou un blanc, que Windows supprimerait.",
  "file/device-name": "Dans {component}, un segment est le nom d’un périphérique de Windows.",
  "file/not-text":
    "Dans {component}, un segment contient des octets qui ne sont pas du texte, et sous Windows les noms sont du texte.",
  "file/short-name":
    "Dans {component}, un segment peut être le nom court d’un autre fichier, que Windows ouvrirait alors ; l’option shortNames le permet.",
  "file/mark-of-vms":
    "Dans {component}, un segment contient un caractère autre que des lettres, des chiffres, $, _ et -, que VMS ne lirait pas comme une partie d’un nom.",
  "file/mark-of-vms-name":
    "Dans {component}, un segment contient un caractère autre que des lettres, des chiffres, $, _, - et un point, que VMS ne lirait pas comme une partie d’un nom.",
  "file/hyphens": "Dans {component}, un segment est fait de traits d’union, qui désignent les répertoires supérieurs.",
  "file/no-share": "Au début {de component}, il manque le nom d’un partage de fichiers.",
  "file/no-drive": "Au début {de component}, il manque un lecteur, tel que le C: de file:///C:/dir/name.",
  "file/no-device":
    "Au début {de component}, il manque un périphérique, tel que le disk$user de file:///disk$user/dir/name.",
  "file/not-a-node": "L’hôte n’est pas le nom d’un nœud, puisqu’il s’écrit en quatre nombres.",
  "file/no-hosts": "L’hôte ne peut pas s’écrire : POSIX n’a pas de chemins vers les fichiers d’autres hôtes.",
  "file/another-machine":
    "L’hôte désigne une autre machine que celle-ci ; l’option « host » indique ce qu’il faut en faire.",
  "file/dot-dot": "Le chemin contient « .. », et ce que cela désigne dépend des liens ; résolvez-le d’abord.",
  "file/relative": "Le chemin ne commence pas par une barre oblique : il dépend donc du répertoire courant.",
  "file/two-slashes": "Le chemin commence par deux barres obliques, qui peuvent signifier n’importe quoi.",
  "file/nul-in-path": "Le chemin contient un caractère nul, qui y mettrait fin.",
  "file/no-beginning": "Le chemin ne commence ni par un lecteur et \\, ni par les \\\\ qui précèdent un hôte.",
  "file/no-host-of-share": "Le chemin n’indique pas l’hôte de son partage.",
  "file/this-machine": "Le chemin donne cette machine pour l’hôte d’un partage ; écrivez-le avec son lecteur.",
  "file/not-a-wish": "{component} n’est ni « refuse », ni « omit », ni « include ».",
  "file/not-a-choice": "{component} n’est ni « refuse » ni « allow ».",
};
