/** The notes of a dialogue with a server in French, by the English text. */
export const frenchDialogue = {
  "connect to {host}, port {port}, and speak {protocol}": "se connecter à {host}, port {port}, et parler {protocol}",
  "if the server asks for a password, ask the user":
    "si le serveur demande un mot de passe, le demander à l’utilisateur",
  "an empty line ends the request": "une ligne vide termine la requête",
  "if you are asked to log in, the URL suggests user {user}":
    "s’il faut s’authentifier, l’URL propose l’utilisateur {user}",
  "if you are asked to log in, the URL suggests user {user} and password {password}":
    "s’il faut s’authentifier, l’URL propose l’utilisateur {user} et le mot de passe {password}",
  "open, on this machine, one directory after another, then the file":
    "ouvrir, sur cette machine, un répertoire après l’autre, puis le fichier",
  "open, on {host}, by whatever means its files can be reached, one directory after another, then the file":
    "ouvrir, sur {host}, par quelque moyen que ses fichiers soient accessibles, un répertoire après l’autre, puis le fichier",
  "through the gateway {url}": "par la passerelle {url}",
} as const;

/** A note of a dialogue, in English. */
export type Note = keyof typeof frenchDialogue;
