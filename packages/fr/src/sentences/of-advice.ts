import type { Sentences } from "./sentences.ts";

/** What core says is to be written instead. */
export const ofAdvice: Sentences = {
  // Where no URL has begun.
  "byte-order-mark": "Supprimez l’indicateur d’ordre des octets qui précède l’URL.",
  "space-before": "Supprimez les blancs qui précèdent l’URL.",
  "space-after": "Supprimez les blancs qui suivent l’URL.",
  wrapped: "Supprimez ce qui entoure l’URL.",
  closing: "Supprimez ce qui suit l’URL.",
  "line-break": "Supprimez le saut de ligne.",
  prefixed: "Supprimez le préfixe qui précède l’URL.",
  "no-scheme-before": "Écrivez le schéma et un deux-points devant //.",
  "host-alone": "Écrivez le schéma et :// devant l’hôte.",
  perhaps: "Il s’agit peut-être de {replacement}.",
  nearly: "Vouliez-vous dire {name} ?",
  scp: "C’est ainsi que scp et git désignent un hôte et un chemin. Dans une URL, un schéma et // précèdent l’hôte, et / le suit.",
  "only-scheme": "Seules des URL {name} sont acceptées ici.",

  // Where a text leaves the grammar.
  "unseen-after": "Supprimez les caractères invisibles qui suivent l’URL.",
  "unseen-before": "Supprimez les caractères invisibles qui précèdent l’URL.",
  "unseen-here": "Supprimez ce caractère invisible.",
  unseen: "Supprimez ce caractère invisible ; s’il fait partie de l’URL, il s’écrit {escapes}.",
  fragment: "Supprimez l’identifiant de fragment, à partir de #, ou écrivez %23 pour le #.",
  "bare-percent": "Écrivez %25 pour un % qui ne commence pas une séquence d’échappement.",
  drive: "Écrivez {replacement} après la lettre du lecteur.",
  "slash-before-path": "Écrivez une barre oblique de plus devant le chemin.",
  slashes: "Écrivez {replacement} après le deux-points.",
  "fewer-slashes": "Écrivez deux barres obliques devant l’hôte, et pas davantage.",
  "slashes-and-host": "Le deux-points est suivi de // et d’un hôte.",
  backslash: "Écrivez {replacement} au lieu de {backslashes}.",
  "host-missing": "Écrivez l’hôte entre // et le chemin.",
  twice: "Supprimez l’un des deux schémas.",
  escape: "Écrivez {replacement} à la place.",
  "escape-if-meant": "Écrivez {replacement} si ce caractère fait partie {de component}.",
  "escape-or-leave-out": "Supprimez-le, ou écrivez {replacement}.",
  "half-character": "Supprimez-le : c’est la moitié d’un caractère.",
  "lost-character":
    "Un caractère a été perdu ici avant que le texte ne soit une URL : voyez ce qui se trouvait là d’où il a été copié.",
  "leave-out-rest": "Supprimez ce qui se trouve ici : l’URL s’arrête avant.",

  // Of user, password, host and port.
  "escaped-at": "Écrivez %40 pour une arobase du nom d’utilisateur ou du mot de passe.",
  "no-user": "Les URL de ce schéma n’ont ni utilisateur ni mot de passe.",
  ipv6: "Écrivez le nom de l’hôte : la RFC 1738 ne connaît pas IPv6.",
  "ipv6-zone": "Une zone, telle que %eth0, ne fait pas partie d’une URL : supprimez-la.",
  "ipv6-form":
    "Une adresse IPv6 est faite de chiffres hexadécimaux, de deux-points et de points, et finit par un crochet fermant.",
  "no-escape-in-host": "Un hôte ne contient pas de séquence d’échappement.",
  "slash-before-query": "Écrivez une barre oblique devant le point d’interrogation.",
  international: "Écrivez le nom en ASCII, sous la forme qui commence par xn--.",
  "host-characters": "Un hôte est fait de lettres, de chiffres, de traits d’union et de points.",
  "one-dot": "Supprimez le point.",
  "label-edges": "Chaque élément d’un nom d’hôte commence et finit par une lettre ou un chiffre.",
  "last-label": "Un hôte finit par un nom, ou se compose de quatre nombres.",
  "no-port": "Supprimez le deux-points, ou faites-le suivre d’un port.",
  "port-digits": "Un port s’écrit en chiffres.",
  "unended-user": "Sans arobase, c’est un hôte, et un hôte ne contient pas « {wrong} ».",
  "unended-password": "Sans arobase, c’est un port, et un port s’écrit en chiffres.",

  // Of a mail address: the finding of the same name says something else.
  "mailto/one-address": "Une URL mailto contient une seule adresse.",
  "mailto/header-fields": "Supprimez les champs d’en-tête, à partir du point d’interrogation.",
};
