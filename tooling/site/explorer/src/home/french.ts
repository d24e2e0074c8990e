import type { HomeWords } from "./english.ts";

export const french: HomeWords = {
  title: "Les URL, exactement",
  heading: "Quel hôte cette URL désigne-t-elle ?",
  lead: "Tout dépend de qui la lit. url1738 est une famille de petits paquets TypeScript qui lisent les URL à la lettre de la RFC 1738, et https tel qu’il est aujourd’hui : un seul sens pour chaque texte et, pour chaque erreur, l’endroit où elle se trouve et ce qu’il faut écrire.",
  samples: "Essayez",
  readers: "L’hôte que chacun y lit",
  readersNote: "URL est celle de votre navigateur, en direct.",
  recordedNote:
    "URL est celle de votre navigateur, en direct ; les lectures de curl et de Python ont été relevées pour les exemples.",
  refuses: "refuse le texte",
  differ: "Ils ne sont pas d’accord. Vérifier avec l’un et se connecter avec l’autre, c’est se laisser tromper.",
  agree: "Ils sont d’accord.",
  refused: "Tous ne l’acceptent pas ; ceux qui l’acceptent y lisent le même hôte.",
  more: "Tout voir dans l’explorateur",
  error: [
    "Chaque erreur est située, et se corrige",
    "Pas seulement « URL non valide » : quoi, où, selon quelle règle, et ce qu’il faut écrire.",
  ],
  secret: [
    "Un secret n’apparaît pas dans le journal",
    "Mots de passe, jetons et signatures sont masqués dans tout texte, flux ou objet.",
    "Des lignes de journal, que vous pouvez modifier",
  ],
  menu: [
    "Un menu devient des URL",
    "Gopher, FTP, les nouvelles et WAIS sont décomposés comme http, et composés à partir de ce qu’envoie un serveur.",
  ],
  again: "Recommencer",
  install: "L’installer",
  installNote:
    "Tous les schémas dans un seul registre, pour Node, les navigateurs, Deno et Bun. Chaque schéma existe aussi en petit paquet.",
  map: "Le plan",
  goals: {
    schemes: "Décomposer et composer",
    errors: "Expliquer et réparer",
    text: "Trouver dans un texte",
    secrets: "Masquer les secrets",
    client: "Récupérer, sous contrôle",
    command: "En ligne de commande",
    own: "Définir son propre schéma",
  },
};
