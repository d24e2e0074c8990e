/** Its texts in other languages. */
export const languages = {
  fr: {
    "ldap.dn": "le nom distinctif",
    "ldap.attributes": "la liste d’attributs",
    "ldap.attributes[]": "l’attribut",
    "ldap.scope": "la portée",
    "ldap.filter": "le filtre",
    "ldap/unpaired": "Cette parenthèse du filtre n’en ferme aucune.",
    "ldap/unclosed": "Une parenthèse du filtre n’est pas fermée.",
    "ldap/password": "Le filtre contient un mot de passe, que peut lire quiconque lit l’URL.",
    "ldap/server": "Nommez un serveur d’annuaire.",
  },
};
