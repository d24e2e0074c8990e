import { quoted } from "./typeset.ts";

/** French texts, by their names. */
type Texts = Readonly<Record<string, string>>;

/** The names, with their articles, of components, of other fields of values, and of whole values. */
const names: Readonly<Record<string, string>> = {
  URL: "l’URL",
  scheme: "le schéma",
  schemePart: "la partie propre au schéma",
  user: "le nom d’utilisateur",
  password: "le mot de passe",
  host: "l’hôte",
  port: "le port",
  cwd: "le répertoire",
  name: "le nom de fichier",
  type: "le code de type",
  path: "le chemin",
  search: "la partie recherche",
  query: "la requête",
  fragment: "l’identifiant de fragment",
  gtype: "le type Gopher",
  selector: "le sélecteur",
  gopherPlus: "la chaîne Gopher+",
  address: "l’adresse de messagerie",
  to: "le destinataire",
  headers: "le champ d’en-tête",
  group: "le groupe de nouvelles",
  messageId: "l’identifiant de message",
  articleNumber: "le numéro d’article",
  database: "la base de données",
  wtype: "le type de document",
  wpath: "le chemin du document",
  directories: "le répertoire",
  hsoname: "le nom d’objet",
  fields: "le champ",
};

/** The names that mean something else outside these schemes of RFC 1738, and that meaning. */
const byScheme: Readonly<Record<string, { readonly schemes: readonly string[]; readonly elsewhere: string }>> = {
  name: { schemes: ["ftp", "file"], elsewhere: "le nom" },
  type: { schemes: ["ftp"], elsewhere: "le type" },
  search: { schemes: ["http"], elsewhere: "la chaîne de recherche" },
  group: { schemes: ["news", "nntp"], elsewhere: "le groupe" },
  address: { schemes: ["mailto"], elsewhere: "l’adresse" },
};

/** Returns the name that a scheme's own texts give a component, or an item of a list, `ldap.attributes[]`. */
function ownNameOf(component: string, scheme: string | undefined, texts: Texts): string | undefined {
  const [, number] = /\[(\d+)\]$/.exec(component) ?? [];
  const key = `${scheme}.${component.replace(/\[\d+\]/g, "[]")}`;
  const name = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return name === undefined || number === undefined ? name : `${name} nº\u00a0${Number(number) + 1}`;
}

/** Returns the name of a component with its article, if it has one; without a scheme, the one in RFC 1738. */
function nameOf(component: string, scheme: string | undefined, texts: Texts): string | undefined {
  const ownName = ownNameOf(component, scheme, texts);
  if (ownName !== undefined) return ownName;
  const { schemes = [], elsewhere } = (Object.hasOwn(byScheme, component) ? byScheme[component] : undefined) ?? {};
  if (elsewhere !== undefined && scheme !== undefined && !schemes.includes(scheme)) return elsewhere;
  return Object.hasOwn(names, component) ? names[component] : undefined;
}

/** The names of other fields of values, and of fields of accesses. */
const others: Readonly<Record<string, string>> = {
  value: "valeur",
  field: "champ",
  docType: "type de document",
  documentId: "identifiant du document",
  protocol: "protocole",
};

/** Returns a component with its article, `l’hôte`, or by its path if it has no name of its own. */
export function withArticle(component: string, scheme?: string, texts: Texts = {}): string {
  const name = nameOf(component, scheme, texts);
  if (name !== undefined) return name;
  const [, list = "", index = "", rest] =
    /^(cwd|directories|fields|headers|to)\[(\d+)\](?:\.(name|value))?$/.exec(component) ?? [];
  if (index !== "") {
    const item = `${names[list]} nº\u00a0${Number(index) + 1}`;
    const part = rest === undefined ? "" : `${rest === "name" ? "le nom" : "la valeur"} du `;
    return part === "" ? item : part + item.slice("le ".length);
  }
  const [, around = "", field = ""] = /^(.*\])\.(\w+)$/.exec(component) ?? [];
  const inner = nameOf(field, scheme, texts);
  if (inner !== undefined) return `${inner} de ${around}`;
  if (component.startsWith("context.") || component.startsWith("options.")) return `la valeur ${quoted(component)}`;
  return `le composant ${quoted(component)}`;
}

/**
 * Returns the French name of a component, without an article, as a label: `mot de passe`.
 *
 * @param component - The name that the component has in values.
 * @param scheme - The scheme of the value: `name` is a file name in `ftp`, but any name elsewhere. By default, a scheme of RFC 1738.
 * @param texts - The French texts of somebody else's schemes, as {@link fr} takes them.
 * @returns Its French name, or the name itself if it has none.
 * @public
 */
export function componentName(
  component: string,
  scheme?: string,
  texts: Readonly<Record<string, string>> = {},
): string {
  const name = nameOf(component, scheme, texts);
  if (name !== undefined) return name.replace(/^(?:le |la |l’)/, "");
  return (Object.hasOwn(others, component) ? others[component] : undefined) ?? component;
}
