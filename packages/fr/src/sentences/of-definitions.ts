import type { Sentences } from "./sentences.ts";

/** What core says of schemes, grammars and registries that are not well defined. */
export const ofDefinitions: Sentences = {
  // Of registries, and of what is given in place of a scheme.
  "definition/not-a-list": "createRegistry reçoit un tableau de schémas : createRegistry([scheme]).",
  "definition/scheme-twice":
    "Le schéma « {name} » est donné deux fois, aux indices {raw first} et {raw second} ; supprimez-en un.",
  "definition/not-a-scheme":
    "La valeur donnée n’est pas un schéma : donnez ce que renvoie defineScheme ou deriveScheme.",
  "definition/lacks-method": "La valeur donnée n’a pas de {raw method} : ce n’est ni un schéma ni un registre.",
  "definition/cannot-spell": "La valeur donnée ne peut pas écrire d’URL : ce n’est donc ni un schéma ni un registre.",
  "definition/not-a-source":
    "La valeur donnée n’est ni un schéma ni un registre : il est donc impossible de lui demander quoi que ce soit.",

  // Of gateways.
  "definition/gateway-for-none": "La passerelle pour « {name} » concerne un schéma que le registre n’a pas.",
  "definition/gateway-without-place":
    "La passerelle pour « {name} » ne dit pas où l’URL doit se trouver. Écrivez une URL qui contient url entre accolades.",
  "definition/gateway-not-a-url":
    "La passerelle pour « {name} », une fois remplie, n’est pas une URL des schémas du registre.",
  "definition/gateway-leads-nowhere":
    "La passerelle pour « {name} » mène au schéma « {other} », dont l’accès n’est pas connu ici.",
  "definition/gateways-in-a-circle": "Les passerelles tournent en rond : {schemes}.",

  // Of schemes that are made of others.
  "definition/not-a-definition":
    "deriveScheme reçoit une définition, que le paquet d’un schéma exporte de son entrée « definition ».",
  "definition/no-access-to-derive":
    "Une URL du schéma « {name} » ne désigne rien à quoi l’on puisse accéder ; rien ne peut donc être dérivé de son accès : écrivez une fonction, ou une phrase à vous.",
  "definition/not-a-replacement":
    "Seuls des règles, des composants et des listes peuvent remplacer quelque chose : par le nom qu’ils ont.",
  "definition/replaced-twice": "Deux remplacements portent sur le même élément ({kind} « {name} ») ; supprimez-en un.",
  "definition/replaces-nothing":
    "Un remplacement ({kind} « {name} ») ne remplace rien dans cette grammaire. Règles : [{rules}] ; composants : [{components}] ; listes : [{lists}].",
  "definition/other-components":
    "L’élément remplacé ({kind} « {name} ») a les composants « {had} », son remplacement « {has} ». Un remplacement a les mêmes, dans le même ordre ; pour une autre valeur, écrivez la grammaire avec defineScheme.",
  "definition/replaced-in-list":
    "L’élément remplacé ({kind} « {name} ») se trouve à l’intérieur de la liste « {list} ». Remplacez toute la liste.",
  "definition/absent-of-replacement":
    "L’élément remplacé ({kind} « {name} ») a une valeur là où l’URL l’omet ; il en faut donc une à son remplacement aussi : l’option « absent ».",
  "definition/absent-or-place":
    "L’élément remplacé ({kind} « {name} ») a une valeur là où l’URL l’omet ; il en faut donc une à son remplacement aussi : une place autre que « between », ou l’option « absent ».",
  "definition/codec-of-one-rule":
    "Le codec du composant « {name} » a été fait pour la règle de ce composant : une règle qui s’y trouve ne peut donc pas être remplacée. Remplacez tout le composant.",

  // Of sets.
  "definition/set-members": "Un ensemble se compose d’ensembles et de chaînes, dont chaque caractère est un élément.",
  "definition/set-without": "On retire d’un ensemble des chaînes de caractères bruts, et des octets de 0 à 255.",

  // Of grammars that are none.
  "definition/not-a-piece":
    'Il y a une valeur de type {type} à la place d’un morceau de grammaire (dans : {where}) : donnez ce que renvoient les fonctions de @url1738/core/grammar ; pour un texte seul, sequence("…").',
  "definition/wrong-piece":
    "Il y a un morceau du genre {piece} (dans : {where}) dont « {field} » n’est pas ce qu’il doit être : prenez ce que renvoient les fonctions de @url1738/core/grammar.",
  "definition/contains-itself":
    "Il y a un morceau du genre {piece} (dans : {where}) qui se contient lui-même : une grammaire d’URL est finie ; prenez donc many, some ou list pour ce qui se répète.",
  "definition/nested-too-deeply": "La grammaire a plus de {most} niveaux d’imbrication : aplatissez-la.",
  "definition/no-codec":
    "Le composant « {name} » n’a pas de codec : donnez un objet avec les fonctions read et spell, et éventuellement check.",
  "definition/codec-lacks": "Dans le codec du composant « {name} », il manque : {missing}. Il s’y trouve : [{has}].",
  "definition/options-not-an-object":
    "Les options du composant « {name} » sont une valeur de type {type}, et non un objet.",
  "definition/type-in-codec":
    "Le codec du composant « {name} » a pour « {field} » une valeur de type {type}, et non {kind}.",
  "definition/type-in-options":
    "Parmi ses options, le composant « {name} » a pour « {field} » une valeur de type {type}, et non {kind}.",
};
