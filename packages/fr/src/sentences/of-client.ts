import type { Sentences } from "./sentences.ts";

/** The sentences of `@url1738/client` on resources that could not be fetched. */
export const ofClient: Sentences = {
  // Before connecting.
  "client/no-driver": "Il n’y a pas de pilote pour le protocole « {protocol} ».",
  "client/give-a-driver":
    'Donnez-en un à createClient, ou indiquez à createRegistry une passerelle pour le schéma : { gateways: { "{scheme}": "http://gateway.example/{url}" } }.',
  "client/no-tls": "TLS a été demandé, mais le protocole « {protocol} » ne le prend pas en charge.",
  "client/no-offset": "Le protocole « {protocol} » ne permet pas de commencer ailleurs qu’au début.",
  "client/not-a-validator": "{component} n’est ni une étiquette d’entité forte, avec ses guillemets, ni une date HTTP.",
  "client/not-fields": "{component} doit être un objet avec un texte pour chaque champ.",
  "client/not-a-field-name": "Le nom du champ {component} n’est pas un jeton de HTTP.",
  "client/own-field": "C’est le client qui détermine le champ {component}.",
  "client/not-a-field-value":
    "{component} doit être fait de caractères ASCII visibles, séparés au besoin par des espaces ou des tabulations.",
  "client/too-many-fields":
    "{component} doit avoir au plus {fields} champs, de {characters} caractères en tout, et aucun en double.",
  "client/field-without-tls": "Le nom du champ {component} indique un secret : ce champ n’est envoyé que par https.",
  "client/not-a-time": "{component} n’est pas une date.",
  "client/not-a-count": "{component} n’est pas un nombre entier supérieur ou égal à 0.",
  "client/not-a-function": "{component} n’est pas une fonction.",
  "client/not-found": "L’hôte {host} est introuvable : {code}.",
  "client/not-allowed": "L’adresse {address}, au port {raw port}, n’est pas de celles que l’on peut atteindre.",
  "client/host-not-allowed":
    "L’adresse {address}, qui est celle de {host}, n’est pas, au port {raw port}, de celles que l’on peut atteindre.",
  "client/only-global":
    "À moins que le programme n’en permette davantage, seules sont atteintes les adresses accessibles à tous, et jamais au port d’un autre service.",
  "client/no-address": "L’hôte {host} n’a pas d’adresse.",
  "client/no-connection": "Impossible de se connecter à {host}, port {raw port} : {code}.",
  "client/nothing-listens": "Impossible de se connecter à {host}, port {raw port} : rien n’y écoute.",
  "client/not-secure": "Impossible d’établir une connexion sécurisée avec {host} : {code}.",
  "client/ended-by-server": "Impossible d’établir une connexion sécurisée avec {host} : le serveur y a mis fin.",
  "client/late": "La ressource n’a pas été atteinte en {seconds} s.",
  "client/unsafe-line":
    "Une ligne qui contient un retour chariot, un saut de ligne, un caractère nul ou ce qui ne correspond à aucun octet n’est pas envoyée.",

  // While the resource arrives.
  "client/late-inside": "Plus rien n’est arrivé pendant {seconds} s, alors que la ressource n’était pas complète.",
  "client/closed": "La connexion a été fermée avant que la ressource ne soit complète.",
  "client/broken": "La connexion a été rompue ({code}) avant que la ressource ne soit complète.",
  "client/too-few-sent": "Le serveur avait annoncé une taille, en octets, de {size} ; il n’en a envoyé que {received}.",
  "client/too-many-sent": "Le serveur a annoncé une taille de {size} octets et en a envoyé davantage.",
  "client/octets-missing": "Le serveur avait annoncé une taille, en octets, de {size} ; il en manque {missing}.",
  "client/ended": "Le transfert a pris fin avant d’être complet.",
  "client/ended-by-program": "Le programme qui avait commencé le transfert y a mis fin.",
  "client/session-closed": "La session a été fermée.",
  "client/has-ended": "Le transfert est terminé.",
  "client/too-many-octets": "Le nombre d’octets dépasse la limite, qui est de {limit}.",
  "client/too-many-entries": "Le nombre d’éléments dépasse la limite, qui est de {limit}.",
  "client/no-entries": "Une ressource de type « {kind} » n’a pas d’éléments.",
  "client/line-too-long": "Le serveur a envoyé une ligne de plus de {longest} octets, qui n’est pas lue.",
  "client/listing-line-too-long": "La liste contient une ligne de plus de {longest} octets.",
  "client/leads-to-file": "Cet élément mène à un fichier de cette machine, qu’aucun serveur n’a le droit de désigner.",

  // FTP and NNTP.
  "client/not-ftp": "Le serveur ne parle pas FTP : il a dit « {words} ».",
  "client/not-nntp": "Le serveur ne parle pas NNTP : il a dit « {words} ».",
  "client/reply-too-long": "La réponse du serveur a plus de {longest} caractères et n’est pas lue.",
  "client/connection-refused": "Le serveur a refusé la connexion : « {words} ».",
  "client/tls-refused": "Le serveur a refusé TLS, qui avait été demandé : « {words} ».",
  "client/protection-refused": "Le serveur a refusé de protéger les données, ce qui avait été demandé : « {words} ».",
  "client/login-refused": "Le serveur a refusé l’authentification : « {words} ».",
  "client/login-without-password-refused": "Le serveur a refusé l’authentification sans mot de passe : « {words} ».",
  "client/offset-refused": "Le serveur a refusé de commencer à la position {offset} : « {words} ».",
  "client/command-refused": "Le serveur a refusé {verb} : « {words} ».",
  "client/command-with-argument-refused": "Le serveur a refusé {verb} « {argument} » : « {words} ».",
  "client/reader-refused": "Le serveur n’accepte pas les clients de lecture : « {words} ».",
  "client/data-refused": "Le serveur n’ouvre pas de connexion pour les données : « {words} ».",
  "client/data-at-service":
    "Le serveur indique le port {raw port} pour les données. C’est celui d’un service standard ; il n’est donc pas atteint.",
  "client/unconfirmed": "Le serveur n’a pas confirmé que le transfert est complet : « {words} ».",
  "client/option-of-nlst":
    "Le nom commence par un trait d’union, et les serveurs FTP le prennent pour une option de NLST.",
  "client/allow-hyphen": "Si l’on sait que le serveur le prend pour un nom, le programme peut le permettre.",
  "client/not-binary": "Seul un fichier binaire peut être lu à partir d’un autre endroit que le début.",
  "client/write-type-i": "Faites-le suivre de « ;type=i ».",
  "client/user-needed": "Il faut peut-être un utilisateur, comme dans ftp://utilisateur@hôte/.",
  "client/wrong-login": "Le nom d’utilisateur ou le mot de passe est incorrect.",
  "client/ask-the-user": "Le programme doit demander le mot de passe à l’utilisateur.",
  "client/is-directory": "C’est un répertoire : ajoutez / à la fin pour en obtenir la liste.",
  "client/write-root":
    "Beaucoup de serveurs ne connaissent pas de répertoire sans nom. La racine s’écrit %2F, comme dans ftp://hôte/%2Fpub/.",
  "client/empty-or-missing":
    "Le répertoire n’existe pas, ou il est vide : certains serveurs répondent ainsi pour un répertoire vide.",
  "client/list-for-names": "Le serveur a répondu à NLST au format de LIST, et non par des noms : « {words} ».",
  "client/dot-of-answer-missing": "Il manque la ligne faite d’un point qui termine la réponse.",
  "client/login-wanted":
    "Le serveur exige une authentification : donnez l’option login, avec un nom d’utilisateur et un mot de passe.",
  "client/other-mode": "Le serveur n’accepte les clients de lecture que dans un autre mode.",
  "client/tls-wanted": "Le serveur exige une connexion protégée : donnez l’option tls.",

  // HTTP.
  "client/not-http": "Le serveur ne parle pas HTTP : {why}.",
  "client/head-too-long": "L’en-tête de la réponse du serveur est trop long et n’est pas lu.",
  "client/no-response": "Le serveur a mis fin à la connexion avant de répondre ({code}).",
  "client/answered": "Le serveur a répondu « {words} ».",
  "client/answered-login": "Le serveur a répondu « {words} » et demande une authentification par {schemes}.",
  "client/only-basic": "Le client ne peut s’authentifier que par Basic, avec un nom d’utilisateur et un mot de passe.",
  "client/login-elsewhere":
    "Aucun mot de passe n’est envoyé à un serveur vers lequel mène une redirection : ouvrez cette URL elle-même.",
  "client/login-over-tls": "Un mot de passe n’est envoyé que par https.",
  "client/not-a-user": "Le nom d’utilisateur ne doit contenir ni deux-points ni caractère de contrôle.",
  "client/not-a-password": "Le mot de passe ne doit pas contenir de caractère de contrôle.",
  "client/answered-proxy":
    "Le serveur a répondu « {words} » : un serveur mandataire demande une authentification par {schemes}.",
  "client/answered-part": "Le serveur a répondu « {words} », ce qui n’est qu’une partie.",
  "client/answered-changed":
    "Le serveur a répondu « {words} » : la ressource a changé depuis que son début a été récupéré.",
  "client/fetch-whole": "Récupérez-la depuis le début.",
  "client/answered-without-offset": "Le serveur a répondu « {words} » et ne peut pas commencer à la position {offset}.",
  "client/answered-other-part":
    "Le serveur a répondu « {words} », avec une autre partie que celle qui commence à la position {offset}.",
  "client/answered-coded":
    "Le serveur a répondu « {words} » avec le codage de transfert « {coding} », que personne n’a demandé.",
  "client/answered-redirect": "Le serveur a répondu « {words} » et redirige vers « {location} ».",
  "client/follow-option": "Les redirections sont suivies avec l’option follow.",
  "client/too-many-redirects": "Le serveur redirige plus de {most} fois ; il n’est plus suivi.",
  "client/redirects-not-followed":
    "Le serveur redirige vers « {location} », qui n’est pas une URL acceptée ici. {errors}",
  "client/redirects-elsewhere": "Le serveur redirige vers « {location} », et seuls http et https sont suivis.",
  "client/redirects-to-http":
    "Le serveur redirige vers « {location} », et aucune redirection de https vers http n’est suivie.",
  "client/redirects-to-gateway": "Le serveur redirige vers « {location} », qu’une passerelle redirige ailleurs.",

  // Gopher.
  "client/dot-of-text-missing": "Il manque la ligne faite d’un point qui termine le texte.",
  "client/answered-error": "Le serveur a répondu par une erreur : « {words} ».",
  "client/says": "Le serveur dit : « {words} ».",
  "client/not-an-item": "Cette ligne n’est pas un élément de menu : il lui manque un sélecteur, un hôte ou un port.",

  // Telnet.
  "client/subnegotiation-too-long": "Une sous-négociation a plus de {longest} octets.",

  // WAIS.
  "client/wais-inside-element": "Le serveur ne parle pas WAIS : sa réponse s’arrête au milieu d’un élément.",
  "client/wais-number-too-long": "Le serveur ne parle pas WAIS : sa réponse contient un nombre trop long.",
  "client/wais-not-a-beginning":
    "Le serveur ne parle pas WAIS : sa réponse n’est pas celle qu’attend une ouverture de session.",
  "client/wais-no-header": "Le serveur ne parle pas WAIS : sa réponse ne commence pas par l’en-tête d’un message.",
  "client/wais-compressed":
    "Le serveur ne parle pas WAIS : sa réponse est compressée ou codée, sans que personne l’ait demandé.",
  "client/wais-not-a-search": "Le serveur ne parle pas WAIS : sa réponse n’est pas celle qu’attend une recherche.",
  "client/wais-no-records": "Le serveur ne parle pas WAIS : sa réponse contient autre chose que des notices.",
  "client/wais-neither": "Le serveur ne parle pas WAIS : sa réponse ne contient ni document ni explication.",
  "client/wais-too-much":
    "Le serveur ne parle pas WAIS : sa réponse contient plus d’octets du document qu’il n’en a été demandé.",
  "client/wais-not-understood": "Le serveur n’a pas compris la requête.",
  "client/wais-message-too-long": "Le serveur a envoyé un message de plus de {longest} octets, qui n’est pas lu.",
  "client/wais-session-refused": "Le serveur a refusé la session.",
  "client/wais-search-refused": "Le serveur a refusé la recherche : « {words} ».",
  "client/wais-document-refused": "Le serveur a refusé le document : « {words} ».",
  "client/wais-two-databases": "Le nom de la base de données contient l’octet 1F, qui commence un autre nom.",
  "client/wais-no-search": "L’URL désigne une base de données sans dire ce qu’il faut y chercher.",
  "client/wais-add-search": "Ajoutez un point d’interrogation et les mots à chercher.",

  // Files.
  "client/file-shorter": "La taille du fichier, en octets, était de {size}, et il s’arrête à {position}.",
  "client/file-not-read": "Le fichier ne peut pas être lu : {code}.",
  "client/file-not-opened": "Le fichier ne peut pas être ouvert : {code}.",
  "client/file-too-short": "La taille du fichier, en octets, n’est que de {size}.",
  "client/not-a-file": "Ce n’est ni un fichier ni un répertoire.",
  "client/only-files-with-offset": "Seul un fichier peut être lu à partir d’un autre endroit que le début.",
  "client/directory-not-read": "Le répertoire ne peut pas être lu : {code}.",
};
