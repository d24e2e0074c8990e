import type { Sentences } from "./sentences.ts";

/** The sentences of core on schemes, grammars and registries that are not well defined. */
export const ofDefinitions: Sentences = {
  // Registries, and arguments that are not schemes.
  "definition/not-a-list": "createRegistry reçoit un tableau de schémas.",
  "definition/scheme-twice":
    "Le schéma « {name} » est donné deux fois, aux indices {raw first} et {raw second} ; supprimez-en un.",
  "definition/not-a-scheme":
    "La valeur donnée n’est pas un schéma : donnez ce que renvoie defineScheme ou deriveScheme.",
  "definition/lacks-method": "La valeur donnée n’a pas de {raw method} : ce n’est ni un schéma ni un registre.",
  "definition/cannot-spell": "La valeur donnée ne peut pas écrire d’URL : ce n’est donc ni un schéma ni un registre.",
  "definition/not-a-source":
    "La valeur donnée n’est ni un schéma ni un registre : il est donc impossible de lui demander quoi que ce soit.",

  // Gateways.
  "definition/gateway-for-none": "La passerelle pour « {name} » concerne un schéma que le registre n’a pas.",
  "definition/gateway-without-place":
    "La passerelle pour « {name} » ne dit pas où l’URL doit se trouver. Écrivez une URL qui contient {url}.",
  "definition/gateway-not-a-url":
    "La passerelle pour « {name} » n’est pas une URL des schémas du registre, une fois {url} remplacé par une URL. {errors}",
  "definition/gateway-leads-nowhere":
    "La passerelle pour « {name} » mène au schéma « {other} », dont l’accès n’est pas connu ici.",
  "definition/gateways-in-a-circle": "La passerelle pour « {name} » ramène à elle-même : {schemes}.",

  // Derived schemes.
  "definition/not-a-definition":
    "deriveScheme reçoit une définition, que le paquet d’un schéma exporte de son entrée « definition ».",
  "definition/takes-changes": "deriveScheme reçoit une définition et un objet avec {keys}.",
  "definition/unknown-change":
    "« {key} » ne signifie rien ici : deriveScheme reçoit une définition et un objet avec {keys}.",
  "definition/no-access-to-derive":
    "Une URL du schéma « {name} » ne désigne rien à quoi l’on puisse accéder ; rien ne peut donc être dérivé de son accès : écrivez une fonction, ou votre propre phrase.",
  "definition/not-a-replacement":
    "Seuls des composants, des listes et des règles peuvent remplacer quelque chose : ce qui porte leur nom.",
  "definition/replaced-twice": "{le kind} « {name} » fait l’objet de deux remplacements ; supprimez-en un.",
  "definition/replaces-nothing":
    "{le kind} « {name} » ne remplace rien dans cette grammaire. Ses règles sont [{rules}], ses composants [{components}], ses listes [{lists}].",
  "definition/other-components":
    "{le kind} « {name} » a les composants [{had}], son remplacement [{has}]. Un remplacement a les mêmes, dans le même ordre ; pour une autre valeur, écrivez la grammaire avec defineScheme.",
  "definition/replaced-in-list":
    "{le kind} « {name} » se trouve à l’intérieur de la liste « {list} ». Remplacez toute la liste.",
  "definition/absent-of-replacement":
    "{le kind} « {name} » a une valeur là où l’URL l’omet ; il en faut donc une aussi à son remplacement : l’option « absent ».",
  "definition/absent-or-place":
    "{le kind} « {name} » a une valeur là où l’URL l’omet ; il en faut donc une aussi à son remplacement : une place autre que « between », ou l’option « absent ».",
  "definition/codec-of-one-rule":
    "Le codec du composant « {name} » a été fait pour la règle de ce composant : une règle qui s’y trouve ne peut donc pas être remplacée. Remplacez tout le composant.",

  // Definitions.
  "definition/several": "{errors}",
  "definition/takes-definition": "defineScheme reçoit un objet avec {keys}.",
  "definition/scheme-for-definition":
    "Ceci est un schéma, mais il faut ici sa définition : l’objet donné à defineScheme ou à schemeDefinition.",
  "definition/unknown-key": "« {key} » ne signifie rien ici : defineScheme reçoit un objet avec {keys}.",
  "definition/unreadable-definition":
    "La définition ne peut pas être lue, car l’un de ses accesseurs lève une erreur : {why}",
  "definition/no-name":
    "Il faut au schéma un nom, qui est une chaîne de caractères : prenez des lettres minuscules, des chiffres, « + », « . » et « - ».",
  "definition/not-a-name":
    "« {name} » n’est pas un nom de schéma : prenez des lettres minuscules, des chiffres, « + », « . » et « - ». Les noms qui commencent par x- sont à la disposition de tous, par exemple « x-example ».",
  "definition/no-access":
    "Il faut au schéma un « access » (RFC 1738, section 4) : une fonction qui dit comment on atteint une ressource, ou bien une phrase sur ce que désignent les noms du schéma.",
  "definition/async-access":
    "« access » ne doit pas être async : il dit comment on atteint une ressource, par de simples données disponibles aussitôt, et n’ouvre aucune connexion.",
  "definition/type-of-key": "« {key} », s’il est donné, est {kind}.",
  "definition/begins-with-name":
    "La grammaire commence par « {name}: », qu’une URL aurait alors deux fois : « schemepart » est ce qui suit le nom et ses deux-points.",
  "definition/no-default-port":
    "La grammaire a un port qui peut être omis : il faut donc au schéma un « defaultPort ».",
  "definition/port-of-name-in-list":
    "Le nom « {name} » a un « defaultPort » à lui, mais les ports de la liste « {list} » ont celui du premier nom : définissez un schéma pour « {name} ».",

  // The fields `labels` and `hazards`.
  "definition/label-of-none":
    "« labels » nomme le composant « {name} », que la grammaire n’a pas. Ses composants sont [{components}].",
  "definition/hazards-of-none":
    "« hazards » nomme le composant « {name} », que la grammaire n’a pas. Ses composants sont [{components}].",

  // Sets.
  "definition/set-members": "Un ensemble se compose d’ensembles et de chaînes, dont chaque caractère est un élément.",
  "definition/set-without": "On retire d’un ensemble des chaînes de caractères bruts, et des octets de 0 à 255.",
  "definition/empty-set": "Un ensemble est vide : aucun texte ne peut donc contenir l’un de ses caractères.",
  "definition/empty-named-set":
    "L’ensemble « {name} » est vide : aucun texte ne peut donc contenir l’un de ses caractères.",
  "definition/octets-left-out":
    "Un ensemble exclut des octets des séquences d’échappement, mais il n’en admet aucune : retirez-en plutôt les caractères.",
  "definition/octets-left-out-of-named-set":
    "L’ensemble « {name} » exclut des octets des séquences d’échappement, mais il n’en admet aucune : retirez-en plutôt les caractères.",
  "definition/never-safe":
    "« unsafe » nomme {character}. N’y ont leur place que les caractères que la RFC 1738, section 2.2, dit non sûrs et que des schémas en usage emploient tout de même : {possible}.",
  "definition/unsafe-character":
    "Le caractère {character} figure tel quel dans un ensemble, un littéral ou une liste, alors que dans une URL il doit toujours être codé (RFC 1738, section 2.2). Retirez-le ; là où escape est dans l’ensemble, il peut être codé.",
  "definition/unsafe-unless-named":
    "Le caractère {character} figure tel quel dans un ensemble, un littéral ou une liste, alors que dans une URL il doit toujours être codé (RFC 1738, section 2.2). Retirez-le ; là où escape est dans l’ensemble, il peut être codé. Si les URL du schéma s’écrivent tout de même avec lui, dites-le : unsafe: {unsafe}.",
  "definition/bare-percent":
    "Un % figure seul dans un ensemble ou un littéral, alors que dans une URL il commence une séquence d’échappement.",

  // Rules, components and their names.
  "definition/not-a-component-name":
    "« {name} » ne peut pas être le nom d’un composant : prenez une lettre minuscule, puis des lettres et des chiffres, mais ni « scheme » ni un nom que possède tout objet, comme « toString ».",
  "definition/not-a-line-name":
    "« {name} » ne peut pas nommer {un kind}, car ce nom est le membre gauche d’une ligne de BNF : prenez une lettre, puis des lettres, des chiffres, « - », « _ », « + » et « . ».",
  "definition/two-lines":
    "Il y a deux lignes « {name} » différentes, {other} et {text} : donnez un autre nom à l’une d’elles.",
  "definition/component-twice":
    "Un texte aurait deux composants « {name} ». Donnez un autre nom à l’un d’eux, faites-en une liste ou, si un texte n’a que l’un des deux, faites-en des alternatives avec choice.",
  "definition/component-differs":
    "Des alternatives ont un composant « {name} » qui n’est pas défini de la même façon. Définissez-le une fois, comme constante, et donnez celle-ci à chaque alternative.",
  "definition/empty-keyword":
    'keyword prend les caractères qu’il représente, par exemple keyword("UID="), mais il n’en a pas ici.',
  "definition/range-in-set":
    "Un ensemble contient « {range} », ce qui fait trois caractères, et non un intervalle. Pour un intervalle, prenez alpha, lowalpha, hialpha ou digit, ou énumérez ses caractères ; si vous voulez ces trois-là, mettez « - » à la fin.",
  "definition/component-repeated":
    "Le composant « {name} » se trouve dans une répétition : il pourrait donc y en avoir plusieurs. Pour plusieurs, prenez une liste : {list}.",
  "definition/component-inside":
    "Le composant « {name} » se trouve à l’intérieur du composant « {outer} », dont tout le texte est une seule valeur. Faites de l’un des deux une règle.",
  "definition/loose-text": "Un ensemble ou une répétition se trouve hors de tout composant : son texte serait perdu.",
  "definition/raw-before-host":
    "Le composant « {name} » précède l’hôte et peut contenir le caractère {end} tel quel, où d’autres analyseurs voient la fin de l’hôte ou de l’utilisateur. Retirez-le de l’ensemble, ou prenez du texte décodé, dont la forme canonique le code.",
  "definition/implied-without-absent":
    "{le kind} « {name} » se trouve dans une partie implicite, que la forme canonique écrit toujours : il faut donc l’option « absent », le texte à écrire là où l’URL l’omet. Ou bien rendez cette partie facultative.",
  "definition/absent-against-rule":
    "{le kind} « {name} » se trouve dans une partie implicite, que la forme canonique écrit toujours, mais sa règle n’admet pas son « absent », {absent}. Donnez un texte de la règle, ou rendez cette partie facultative.",
  "definition/absent-outside-rule":
    '{le kind} « {name} » a pour « absent » {absent}, que sa règle n’admet pas. Donnez un texte de la règle, ou "" si rien ne s’y trouve.',
  "definition/absent-never":
    "{le kind} « {name} » a pour « absent » {absent}, que sa règle n’admet pas, mais rien dans la grammaire ne permet à une URL de l’omettre. Omettez « absent », ou mettez-le dans une partie facultative.",
  "definition/shadowed-alternative":
    "La possibilité nº {number} d’un « otherwise » ne lit jamais de texte, car celles qui la précèdent admettent tous les siens, par exemple « {text} ». Mettez-la avant elles, ou retirez-la.",
  "definition/options-never-left-out":
    'Les champs de « {name} » peuvent tous avoir la valeur que signifie leur absence, et la forme canonique omet de tels champs, mais rien dans la grammaire ne permet à une URL de les omettre tous. Rendez-les facultatifs, avec ce qui les précède : optional("?", …).',
  "definition/not-an-option":
    'Dans {name}, le champ « {key} » n’est ni un composant, ni une liste de composants, ni un « flag » : options prend un nom et un objet, par exemple { timeout: decimal("timeout", digits, 3600) }.',
  "definition/not-options":
    'options prend un nom et un objet de champs, par exemple options("{name}", { timeout: decimal("timeout", digits, 3600) }).',
  "definition/alias-of-nothing":
    "Dans {name}, aucun champ sauf l’alias « {key} » n’a le nom « {field} » : donnez à son composant le nom de celui d’un autre champ.",
  "definition/option-twice":
    "Dans {name}, deux champs auraient le nom « {field} » : donnez un autre nom au composant de l’un d’eux.",
  "definition/separator-in-option":
    "Dans {name}, un champ autorise le séparateur {separator} : retirez-le de son ensemble, ou donnez l’option « separator ».",
  "definition/option-absent":
    "Le composant « {name} » du champ « {key} » a pour « absent » {absent}, dont son « read » ne fait aucune valeur.",
  "definition/not-tagged":
    'tagged prend un nom et un objet de ce qui suit chaque mot, par exemple tagged("{name}", { mysql: sequence("://", hostport), memory: "" }).',
  "definition/not-times":
    "times prend deux nombres entiers, le plus petit puis le plus grand, qui peut être Infinity, et ensuite les parties.",
  "definition/absent-unread":
    "Le composant « {name} » a pour « absent » {absent}, dont son « read » ne fait aucune valeur. Donnez un texte qu’il sait lire, ou omettez « absent » : le composant n’a alors pas de valeur là où l’URL l’omet.",
  "definition/absent-refused":
    "{le kind} « {name} » a pour « absent » {absent}, que son propre « check » refuse. Donnez un texte dans lequel « check » ne trouve pas d’erreur.",
  "definition/greatest-number":
    "Il manque au composant « {name} », après sa règle, le plus grand nombre permis : un entier de 0 à 2^53-1.",
  "definition/not-digits":
    "Le composant « {name} » est un nombre décimal, mais sa règle admet le caractère {character} : n’admettez que des chiffres, ou prenez un composant qui a son propre codec.",

  // Lists.
  "definition/not-a-separator":
    "Il faut à la liste « {name} » un séparateur d’un seul caractère ASCII, ni % ni chiffre hexadécimal, dont sont faites les séquences d’échappement.",
  "definition/separator-in-items":
    "Le séparateur de la liste « {name} » figure aussi dans ses éléments ; retirez-le de leurs ensembles.",
  "definition/loose-text-in-items":
    "Dans les éléments de la liste « {name} », du texte se trouve hors de tout composant et serait perdu.",
  "definition/items-without-component":
    "Les éléments de la liste « {name} » n’ont pas de composant : il n’y aurait donc rien en eux.",

  // Codecs and options.
  "definition/no-codec":
    "Le composant « {name} » n’a pas de codec : donnez un objet avec les fonctions read et spell, et éventuellement check.",
  "definition/options-not-an-object":
    "Les options du composant « {name} » sont une valeur de type {type}, et non un objet.",
  "definition/type-in-codec":
    "Le codec du composant « {name} » a pour « {field} » une valeur de type {type}, et non {kind}.",
  "definition/type-in-options":
    "Parmi ses options, le composant « {name} » a pour « {field} » une valeur de type {type}, et non {kind}.",
  "definition/unreadable-in-component":
    "Le codec ou les options {de kind} « {name} » ne peuvent pas être lus, car l’un de leurs accesseurs lève une erreur : {why}",
  "definition/unknown-in-codec":
    "« {word} » ne signifie rien dans le codec du composant « {name} », qui peut avoir [{known}].",
  "definition/unknown-option":
    "« {word} » ne signifie rien parmi les options {de kind} « {name} », qui sont [{known}].",
  "definition/check-in-options":
    "Le « check » du composant « {name} » se trouve parmi ses options, où personne ne l’appelle : mettez-le dans le codec.",
  "definition/reads-undefined":
    "La fonction « read » du composant « {name} » renvoie undefined pour « {text} ». Une valeur est faite de simples données : une chaîne de caractères, un nombre, true ou false, null, ou des tableaux et des objets qui en contiennent. Ce qui n’est pas une valeur, c’est à « check » de le refuser.",
  "definition/reads-promise":
    "La fonction « read » du composant « {name} » renvoie une promesse pour « {text} ». Une valeur est faite de simples données, disponibles aussitôt : une chaîne de caractères, un nombre, true ou false, null, ou des tableaux et des objets qui en contiennent.",
  "definition/reads-what-json-lacks":
    "La fonction « read » du composant « {name} » renvoie pour « {text} » ce que JSON ne peut pas représenter. Une valeur est faite de simples données : une chaîne de caractères, un nombre, true ou false, null, ou des tableaux et des objets qui en contiennent.",
  "definition/check-returns":
    "La fonction « check » du composant « {name} » renvoie une valeur de type {type} pour « {text} ». Elle doit renvoyer un tableau d’erreurs, vide pour un texte sans erreur.",
  "definition/error-outside":
    "La fonction « check » du composant « {name} » renvoie pour « {text} » une erreur de {index} à {end}. Ce doivent être deux nombres entiers de 0 à {length}, et « end » ne doit pas être inférieur à « index ».",
  "definition/error-without-message":
    "La fonction « check » du composant « {name} » renvoie pour « {text} » une erreur sans message. Il faut à chaque erreur une phrase, « message », ou la raison d’une phrase, « reason ».",
  "definition/refuses-everything":
    "La fonction « check » du composant « {name} » refuse chacun des {texts} textes de sa règle qui ont été essayés. Si elle a raison, et que peu de textes conviennent, donnez au composant l’option « sample » : une grammaire de textes qui conviennent.",
  "definition/component-function-throws":
    "La fonction « {function} » du composant « {name} » lève une erreur pour « {text} » : {why}",
  "definition/not-what-it-is-named":
    "Le composant « {name} » a la valeur {value} pour « {text} », alors qu’un composant de ce nom passe pour la partie d’une URL qui s’appelle ainsi. Employez hostport, login ou, pour un hôte seul, hostCodec, ou choisissez un autre nom.",
  "definition/spells-no-text":
    "La fonction « spell » du composant « {name} » renvoie une valeur de type {type} pour ce que « read » fait de « {text} ». Elle doit renvoyer une chaîne de caractères pour toute valeur que renvoie « read ».",
  "definition/spells-against-rule":
    "Le composant « {name} » lit le texte « {text} » et l’écrit {spelling}, ce que sa règle ou son « check » n’admet pas. La fonction « spell » doit renvoyer un texte que le composant admet.",
  "definition/not-inverse":
    "Le composant « {name} » lit le texte « {text} » et l’écrit {spelling}, dont « read » fait une autre valeur. Ce que « spell » renvoie pour une valeur doit se lire comme cette même valeur.",
  "definition/check-of-scheme-returns":
    "La fonction « check » du schéma renvoie une valeur de type {type} pour « {text} ». Elle doit renvoyer un tableau d’erreurs, vide pour une URL sans erreur.",
  "definition/check-of-none":
    "Pour « {text} », la fonction « check » du schéma nomme le composant « {name} », que la grammaire n’a pas. Ses composants sont [{components}].",
  "definition/error-of-scheme-without-message":
    "Pour « {text} », la fonction « check » du schéma renvoie une erreur sans message. Il faut à chaque erreur une phrase, « message », ou la raison d’une phrase, « reason ».",
  "definition/scheme-refuses-everything":
    "La fonction « check » du schéma refuse chacune des {texts} URL de sa grammaire qui ont été essayées. Si elle a raison, et que peu d’URL conviennent, donnez aux composants l’option « sample » : une grammaire de textes qui conviennent.",
  "definition/function-throws": "La fonction « {function} » du schéma lève une erreur pour « {text} » : {why}",
  "definition/hint-returns":
    "Une fonction « hint » renvoie une valeur de type {type} à la position {index} de « {text} ». Elle doit renvoyer une phrase, un objet avec « reason » et « sentence », ou undefined.",
  "definition/fix-outside":
    "Une fonction « hint » renvoie pour « {text} » une correction de {index} à {end}. Ce doivent être deux nombres entiers de 0 à {length}, « end » ne doit pas être inférieur à « index », et « replacement » doit être une chaîne de caractères.",
  "definition/meant-returns":
    "La fonction « meant » du schéma renvoie une valeur de type {type} pour « {text} ». Elle doit renvoyer une URL, ou undefined.",
  "definition/look-returns":
    "Dans « hazards », la fonction « look » renvoie une valeur de type {type} pour « {text} ». Elle doit renvoyer un tableau de constats, chacun avec « code », « severity » et « sentence ».",
  "definition/parts-check-returns":
    "La fonction « checkParts » du schéma renvoie une valeur de type {type} pour les parties de « {text} ». Elle doit renvoyer une erreur avec « component » et « message », ou undefined.",
  "definition/access-returns":
    "La fonction « access » renvoie pour « {text} » ce que JSON ne peut pas représenter. Elle dit comment on atteint une ressource, sous forme de simples données disponibles aussitôt.",
  "definition/value-without-spelling":
    "L’URL « {text} » peut être lue, mais sa valeur ne peut pas être écrite comme un texte qui se lit comme cette même valeur. Voyez ce que signifie l’absence de ses composants, et quelles alternatives les contiennent.",

  // Reading and spelling texts.
  "definition/lost-normal-form":
    "Le composant « {name} » admet le texte « {text} », mais non « {spelling} », qui en est la forme normale en tant que texte codé. Là où escape est dans un ensemble, mettez-y aussi les lettres, les chiffres, « - », « _ » et « . ».",
  "definition/lost-question-mark":
    "Le composant « {name} » est du texte décodé et peut contenir un « ? » qui ne peut pas être codé, alors que sa forme canonique code chaque « ? ». Mettez escape dans l’ensemble, ou le « ? » hors du composant.",
  "definition/lost-spelling":
    "Le composant « {name} » admet le texte « {text} », mais non « {spelling} », qui en est la forme canonique : un caractère qui peut figurer tel quel à un endroit d’un texte décodé n’est jamais codé ; il doit donc être admis tel quel partout où il peut être codé.",
  "definition/two-readings":
    "Le texte « {text} » peut se lire de deux façons : {one} ; ou {other}. Chaque texte doit avoir une seule valeur : séparez deux composants par un caractère que ni l’un ni l’autre ne peut avoir à cet endroit, et faites commencer les alternatives et ce qui peut être omis par des caractères qui les distinguent.",
  "definition/too-large":
    "La grammaire est trop grande pour que l’on puisse établir que ses textes ne se lisent et ne s’écrivent que d’une seule façon : réduisez-la, par exemple en mettant moins de parties facultatives à la suite.",

  // Values that are not grammars.
  "definition/not-a-piece":
    "Il y a dans {where} une valeur de type {type} à la place d’un morceau de grammaire : donnez ce que renvoient les fonctions de @url1738/core/define ; pour un texte seul ou plusieurs parties, sequence(…).",
  "definition/name-of-piece":
    "Il y a dans {where} un morceau du genre {piece} dont le nom est une valeur de type {type} : le nom vient en premier, et c’est une chaîne de caractères.",
  "definition/rule-of-piece":
    "Il faut dans {where} un morceau de grammaire après le nom, mais il s’y trouve une valeur de type {type}.",
  "definition/wrong-piece":
    "Il y a dans {where} un morceau du genre {piece} dont « {field} » n’est pas ce qu’il doit être : prenez ce que renvoient les fonctions de @url1738/core/define.",
  "definition/wrong-place": "Dans {where}, la place des séparateurs doit être « before », « between » ou « after ».",
  "definition/unknown-kind":
    "Il y a dans {where} un morceau du genre {piece}, qui n’est pas connu ici. Les genres sont {pieces} : ceux de la version {version} du contrat entre paquets. Si une version plus récente de @url1738/core l’a fait, installez-la ici aussi.",
  "definition/contains-itself":
    "Il y a dans {where} un morceau du genre {piece} qui se contient lui-même : une grammaire d’URL est finie ; prenez donc many, some ou list pour ce qui se répète.",
  "definition/nested-too-deeply": "La grammaire a plus de {most} niveaux d’imbrication : aplatissez-la.",
};
