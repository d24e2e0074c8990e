/** A URL, or a text meant as one, to be studied. */
export interface Example {
  readonly url: string;
  /** A description of what it shows. */
  readonly en: string;
  readonly fr: string;
  /** True if it must be read by the generic syntax. */
  readonly isGeneric?: boolean;
}

/** Thirty examples: one with two hosts and one of today, then RFC 1738's own for each scheme, errors, and traps. */
export const examples: readonly [Example, ...Example[]] = [
  { url: "ftp://good.dom?:x@evil.dom/", en: "two readers, two hosts", fr: "deux lecteurs, deux hôtes" },
  { url: "https://host.dom/~anna?q=1#top", en: "https, as it is today", fr: "https, tel qu’il est aujourd’hui" },
  { url: "ftp://@host.com/", en: "RFC §3.1: an empty user name", fr: "RFC §3.1 : un nom d’utilisateur vide" },
  { url: "ftp://host.com/", en: "RFC §3.1: no user name", fr: "RFC §3.1 : aucun nom d’utilisateur" },
  { url: "ftp://foo:@host.com/", en: "RFC §3.1: an empty password", fr: "RFC §3.1 : un mot de passe vide" },
  { url: "ftp://myname@host.dom/%2Fetc/motd", en: "RFC §3.2.2: CWD /etc", fr: "RFC §3.2.2 : CWD /etc" },
  { url: "ftp://myname@host.dom/etc/motd", en: "RFC §3.2.2: CWD etc", fr: "RFC §3.2.2 : CWD etc" },
  {
    url: "ftp://myname@host.dom//etc/motd",
    en: "RFC §3.2.2: CWD without an argument",
    fr: "RFC §3.2.2 : CWD sans argument",
  },
  { url: "ftp://info.cern.ch/pub/www/doc;type=d", en: "RFC Appendix: a directory", fr: "RFC, annexe : un répertoire" },
  { url: "news:*", en: "RFC §3.6: all newsgroups", fr: "RFC §3.6 : tous les groupes de nouvelles" },
  {
    url: "file://vms.host.edu/disk$user/my/notes/note12345.txt",
    en: "RFC §3.10: a file under VMS",
    fr: "RFC §3.10 : un fichier sous VMS",
  },
  { url: "prospero://host.dom//pros/name", en: "RFC §3.11: a Prospero object", fr: "RFC §3.11 : un objet Prospero" },
  {
    url: "http://www.host.dom:8080/a/b?key=v%20w",
    en: "a port and a search part",
    fr: "un port et une partie recherche",
  },
  { url: "gopher://host.dom/7/find%09rfc%201738", en: "a Gopher search", fr: "une recherche Gopher" },
  { url: "gopher://host.dom/1/menu%09%09%2B", en: "a Gopher+ string", fr: "une chaîne Gopher+" },
  {
    url: "mailto:%22anna%20b%22@host.dom",
    en: "a quoted mail address",
    fr: "une adresse de messagerie entre guillemets",
  },
  { url: "news:12345.67@host.dom", en: "a message-id", fr: "un identifiant de message" },
  { url: "nntp://news.host.dom/comp.lang.c/1234", en: "an article by its number", fr: "un article par son numéro" },
  {
    url: "telnet://anna:pw@host.dom:23/",
    en: "a login: what audit says of it",
    fr: "une connexion : ce qu’en dit l’audit",
  },
  { url: "wais://host.dom/db?q", en: "a WAIS search", fr: "une recherche WAIS" },
  { url: "prospero://host.dom/obj;v=1;w=a%3Db", en: "fields with values", fr: "des champs et leurs valeurs" },
  {
    url: "FTP://HOST.dom:021/caf%c3%a9;type=A",
    en: "capitals, zeros, UTF-8: its canonical spelling",
    fr: "majuscules, zéros, UTF-8 : sa forme canonique",
  },
  { url: "afs://cell.dom/a%2Fb", en: "a scheme that nobody knows here", fr: "un schéma inconnu ici", isGeneric: true },
  { url: "http://host.dom/a b/é", en: "errors with a sure fix", fr: "des erreurs à correction sûre" },
  { url: "http://h_x:99999/a b%zz", en: "four errors in one URL", fr: "quatre erreurs dans une seule URL" },
  { url: "http:/host.dom/", en: "a slash is missing", fr: "il manque une barre oblique" },
  { url: "htp://host.dom/", en: "a scheme misspelt", fr: "un schéma mal écrit" },
  { url: "file:///C|/autoexec.bat", en: "a drive as people wrote it", fr: "un lecteur comme on l’écrivait" },
  { url: "http://010.0.0.1/", en: "a number that others read as octal", fr: "un nombre que d’autres lisent en octal" },
  {
    url: "gopher://host.dom:25/1%0D%0AHELO",
    en: "a request that would smuggle in a command",
    fr: "une requête qui glisserait une commande",
  },
];
