import type { Sentences } from "./sentences.ts";

/** The findings of `audit`, and the error of an option of `diagnose`. */
export const ofAudit: Sentences = {
  "lint/not-a-limit": "L’option « {raw component} » n’est pas un nombre entier supérieur ou égal à 1.",
  "port-of-service-in-unknown-scheme":
    "Le port {raw port} est celui de {service}, et l’on ne sait pas ici si c’est le port par défaut du schéma {scheme}.",
  "port-of-service":
    "Le port {raw port} est celui de {service}, et non le port par défaut du schéma {scheme}, qui est {raw default}. Le serveur qui s’y trouve peut prendre pour des commandes ce que dit l’URL.",
  "port-of-service-without-default":
    "Le port {raw port} est celui de {service}, et le schéma {scheme} n’a pas de port par défaut. Le serveur qui s’y trouve peut prendre pour des commandes ce que dit l’URL.",
  "low-port":
    "Le port {raw port} n’est pas le port par défaut du schéma {scheme}, qui est {raw default}, mais l’un des ports inférieurs à 1024, ceux des services standard.",
  "low-port-without-default":
    "Le port {raw port} est l’un des ports inférieurs à 1024, ceux des services standard, et le schéma {scheme} n’a pas de port par défaut.",
  "other-port":
    "Le port {raw port} n’est pas le port par défaut du schéma {scheme}, qui est {raw default}. Un autre service s’y trouve peut-être.",
  "other-port-without-default":
    "Le port {raw port} est indiqué, et le schéma {scheme} n’a pas de port par défaut. Un autre service s’y trouve peut-être.",
  secret: "Il y a un secret dans {component}, et quiconque voit l’URL peut le lire.",
  "line-break":
    "Il y a un saut de ligne codé dans {component}. Une fois décodé, il commence une nouvelle ligne, et peut-être une nouvelle commande.",
  nul: "Il y a un caractère nul codé dans {component}. Bien des programmes y voient la fin d’un texte.",
  "control-character":
    "Il y a un caractère de contrôle codé dans {component}. Il ne se voit pas, ou change l’apparence du reste.",
  password: "L’URL contient un mot de passe, et quiconque voit l’URL peut le lire.",
  "leading-hyphen":
    "Il y a un trait d’union au début {de component}. Un programme qui reçoit cette valeur peut la prendre pour une option.",
  "empty-argument":
    "Il y a un élément vide dans {component}. La commande transmise a alors un argument vide, que beaucoup de serveurs refusent. La racine s’écrit %2F.",
  "scheme-as-host": "L’hôte est « {host} », le nom d’un schéma : une autre URL commence peut-être là.",
  "drive-letter":
    "Au début {de component} se trouve {drive}|, que certains programmes prennent pour le lecteur {drive}:.",
  "leading-zeros-same":
    "L’hôte contient un nombre qui commence par un zéro. Certains programmes le lisent en octal, ici avec le même résultat.",
  "leading-zeros":
    "L’hôte contient un nombre qui commence par un zéro. Certains programmes le lisent en octal, et l’hôte n’est alors plus {host}.",
  "platform-refuses":
    "La classe URL de JavaScript refuse ce texte : beaucoup de programmes ne peuvent donc pas suivre cette URL.",
  "platform-host-inside": "La classe URL de JavaScript trouve un hôte dans {component}.",
  "platform-host-inside-read": "La classe URL de JavaScript trouve un hôte dans {component} : « {read} ».",
  "platform-host": "La classe URL de JavaScript lit un autre hôte.",
  "platform-host-read": "La classe URL de JavaScript lit un autre hôte : « {read} ».",
  "platform-port": "La classe URL de JavaScript lit un autre port.",
  "platform-port-read": "La classe URL de JavaScript lit un autre port : « {read} ».",
  "platform-user": "La classe URL de JavaScript lit un autre nom d’utilisateur.",
  "platform-password": "La classe URL de JavaScript lit un autre mot de passe.",
  "platform-path": "La classe URL de JavaScript lit {component} autrement.",
  "platform-path-read": "La classe URL de JavaScript lit {component} autrement : elle en tire le chemin « {read} ».",
  "platform-query": "La classe URL de JavaScript fait commencer une requête à un « ? » qui appartient {à component}.",
  "platform-query-after":
    "La classe URL de JavaScript fait commencer une requête à un « ? » qui appartient {à around}, et y inclut {component}.",

  // Mail addresses, and dangers of other schemes.
  "news/raw-percent":
    "La séquence {escape}, dans {component}, est une séquence d’échappement dont aucun identifiant de message n’a besoin. Si le % en fait partie, écrivez %25 à sa place : cette URL désigne un autre article.",
  "gopher/unknown-type":
    "Le chemin commence par le type Gopher, ici « {gtype} », que Gopher ne connaît pas. S’il fait partie du sélecteur, écrivez le type devant lui, par exemple 0 pour un texte.",
  "file/directory-as-host":
    "L’hôte est « {host} ». S’il s’agit d’un répertoire de cette machine, écrivez trois barres obliques devant lui.",
  "mail/unsafe-header":
    "Une URL mailto ne peut pas donner sans risque le champ d’en-tête « {name} » : les logiciels de courrier l’ignorent ou avertissent.",
  "mailto/header-fields":
    "Selon la RFC 1738, le point d’interrogation fait partie de l’adresse, mais des logiciels plus récents prennent ce qui le suit pour des champs d’en-tête.",
};
