import type { Params } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";

/** The client's messages and hints, each sentence under its reason without `client/`. `{name}` is replaced by the param of that name. */
export const clientSentences = {
  // Before anything is connected.
  "no-driver": 'There is no driver for the protocol "{protocol}".',
  "give-a-driver":
    'Give createClient a driver for it, or createRegistry a gateway for the scheme: { gateways: { "{scheme}": "http://gateway.example/{url}" } }.',
  "no-tls": 'TLS was asked for, and the protocol "{protocol}" has none.',
  "no-offset": 'The protocol "{protocol}" cannot begin at an offset.',
  "not-a-count": 'The value "{component}" must be a whole number of at least 0.',
  "not-a-validator":
    'The value "{component}" is neither a strong entity tag, with its quotation marks, nor a date of HTTP.',
  "not-a-time": 'The value "{component}" is not a date.',
  "not-fields": 'The value "{component}" must be an object with a text for each field.',
  "not-a-field-name": 'The name of the field "{component}" is not a token of HTTP.',
  "own-field": 'The client itself decides about the field "{component}".',
  "not-a-field-value": 'The value "{component}" must be visible ASCII characters, with spaces or tabs between them.',
  "too-many-fields":
    'The value "{component}" must have at most {fields} fields, of {characters} characters, and none of them twice.',
  "field-without-tls": 'The name of the field "{component}" says that it is secret: it is sent only over https.',
  "not-a-function": 'The value "{component}" is not a function.',
  "not-found": "The host {host} was not found: {code}.",
  "no-address": "The host {host} has no address.",
  "not-allowed": "The address {address} may not be reached at port {port}.",
  "host-not-allowed": "The address {address} of {host} may not be reached at port {port}.",
  "only-global":
    "Unless the program allows more, it connects only to addresses that everybody can reach, and to no port of another service.",
  "no-connection": "No connection to {host}, port {port}: {code}.",
  "nothing-listens": "No connection to {host}, port {port}: nothing is listening there.",
  "not-secure": "No secure connection to {host}: {code}.",
  "ended-by-server": "No secure connection to {host}: the server ended it.",
  late: "The resource was not reached within {seconds} s.",
  "unsafe-line": "A line with a carriage return, a line feed, a NUL or a character that is not an octet is not sent.",

  // While the resource arrives.
  "late-inside": "Nothing more came within {seconds} s, before the resource was complete.",
  closed: "The connection was closed before the resource was complete.",
  broken: "The connection was broken ({code}) before the resource was complete.",
  "too-few-sent": "The server announced a size in octets of {size}, and sent only {received}.",
  "too-many-sent": "The server announced a size in octets of {size}, and sent more.",
  "octets-missing": "The server announced a size in octets of {size}, and sent {missing} fewer.",
  ended: "The transfer was ended before it was complete.",
  "ended-by-program": "The transfer was ended by the program that began it.",
  "session-closed": "The session has been closed.",
  "has-ended": "The transfer has ended.",
  "too-many-octets": "There are more octets than the limit of {limit} allows.",
  "too-many-entries": "There are more entries than the limit of {limit} allows.",
  "no-entries": 'A resource of the kind "{kind}" has no entries.',
  "line-too-long": "The server sent a line of more than {longest} octets, which is not read.",
  "listing-line-too-long": "The listing has a line of more than {longest} octets.",
  "leads-to-file": "The item leads to a file of this machine, which no server may name.",

  // FTP and NNTP.
  "not-ftp": 'The server does not speak FTP: it said "{words}".',
  "not-nntp": 'The server does not speak NNTP: it said "{words}".',
  "reply-too-long": "The server's reply has more than {longest} characters, and is not read.",
  "connection-refused": 'The server refused the connection: "{words}".',
  "tls-refused": 'The server refused TLS, which was asked for: "{words}".',
  "protection-refused": 'The server refused to protect the data, which was asked for: "{words}".',
  "login-refused": 'The server refused the login: "{words}".',
  "login-without-password-refused": 'The server refused the login without a password: "{words}".',
  "offset-refused": 'The server refused to begin at offset {offset}: "{words}".',
  "command-refused": 'The server refused {verb}: "{words}".',
  "command-with-argument-refused": 'The server refused {verb} "{argument}": "{words}".',
  "reader-refused": 'The server does not accept reading clients: "{words}".',
  "data-refused": 'The server does not open a connection for the data: "{words}".',
  "data-at-service": "The server names port {port} for the data. Standard services listen there, so it is not reached.",
  unconfirmed: 'The server did not confirm that the transfer is complete: "{words}".',
  "option-of-nlst": "The name begins with a hyphen, and FTP servers take it for an option of NLST.",
  "allow-hyphen": "The program has to allow it, where the server is known to take it for a name.",
  "not-binary": "Only a binary file can be read from an offset.",
  "write-type-i": "Write ;type=i after it.",
  "user-needed": "A user may be needed, as in ftp://user@host/.",
  "wrong-login": "The user or the password is wrong.",
  "ask-the-user": "The program has to ask the user for the password.",
  "is-directory": "It is a directory: write / after it to list it.",
  "write-root": "Many servers refuse an empty directory name. Write %2F for the root, as in ftp://host/%2Fpub/.",
  "empty-or-missing": "The directory does not exist, or it is empty: some servers answer like this when it is empty.",
  "dot-of-answer-missing": "The line with a dot that ends the answer is missing.",
  "login-wanted": "The server wants a login: give the option login, with user and password.",
  "other-mode": "The server takes readers only in another mode.",
  "tls-wanted": "The server wants a protected connection: give the option tls.",

  // HTTP.
  "not-http": "The server does not speak HTTP: {why}.",
  "head-too-long": "The head of the server's response is too long, and is not read.",
  "no-response": "The server ended the connection before it had responded ({code}).",
  answered: 'The server answered "{words}".',
  "answered-login": 'The server answered "{words}" and wants a login by {schemes}.',
  "only-basic": "The client can log in only by Basic, with a user and a password.",
  "login-elsewhere": "No login is sent to a server that a redirect leads to: open that URL itself.",
  "login-over-tls": "A password is sent only over https.",
  "not-a-user": "The user must have no colon and no control character.",
  "not-a-password": "The password must have no control character.",
  "answered-proxy": 'The server answered "{words}": a proxy wants a login by {schemes}.',
  "answered-part": 'The server answered "{words}", which is only a part.',
  "answered-without-offset": 'The server answered "{words}" and cannot begin at offset {offset}.',
  "answered-changed": 'The server answered "{words}": the resource has changed since its beginning was fetched.',
  "fetch-whole": "Fetch it again from its beginning.",
  "answered-other-part": 'The server answered "{words}" with a part other than the one from offset {offset}.',
  "answered-coded": 'The server answered "{words}" in the transfer coding "{coding}", which was not asked for.',
  "answered-redirect": 'The server answered "{words}" and redirects to "{location}".',
  "follow-option": "Redirects are followed with the option follow.",
  "too-many-redirects": "The server redirects more than {most} times, and is not followed.",
  "redirects-not-followed": 'The server redirects to "{location}", which is not followed: {why}.',
  "redirects-elsewhere": 'The server redirects to "{location}", and only http and https are followed.',
  "redirects-to-http": 'The server redirects to "{location}", and no redirect from https to http is followed.',
  "redirects-to-gateway": 'The server redirects to "{location}", which a gateway leads elsewhere.',

  // Gopher.
  "dot-of-text-missing": "The line with a dot that ends the text is missing.",
  "answered-error": 'The server answered with an error: "{words}".',
  says: 'The server says: "{words}".',
  "not-an-item": "The line is not an item of a menu: it lacks a selector, a host or a port.",

  // Telnet.
  "subnegotiation-too-long": "A subnegotiation has more than {longest} octets.",

  // WAIS.
  "wais-inside-element": "The server does not speak WAIS: its answer ends in the middle of an element.",
  "wais-number-too-long": "The server does not speak WAIS: its answer has a number that is too long.",
  "wais-not-a-beginning": "The server does not speak WAIS: its reply is not an answer to the beginning of a session.",
  "wais-no-header": "The server does not speak WAIS: its answer does not begin with the header of a message.",
  "wais-compressed": "The server does not speak WAIS: its answer is compressed or encoded, though nobody asked for it.",
  "wais-not-a-search": "The server does not speak WAIS: its reply is not an answer to a search.",
  "wais-no-records": "The server does not speak WAIS: its answer is followed by something other than records.",
  "wais-neither": "The server does not speak WAIS: its answer has neither a document nor a reason.",
  "wais-too-much": "The server does not speak WAIS: its answer has more octets of the document than were asked for.",
  "wais-not-understood": "The server did not understand the request.",
  "wais-message-too-long": "The server sent a message of more than {longest} octets, which is not read.",
  "wais-session-refused": "The server refused the session.",
  "wais-search-refused": 'The server refused the search: "{words}".',
  "wais-document-refused": 'The server refused the document: "{words}".',
  "wais-two-databases": "The name of the database has the octet 1F, which begins another name.",
  "wais-no-search": "The URL names a database, and does not say what to search it for.",
  "wais-add-search": "Add a question mark and the words to search for.",

  // Files.
  "file-shorter": "The size of the file in octets was {size}, but it ends at {position}.",
  "file-not-read": "The file cannot be read to its end: {code}.",
  "file-not-opened": "The file cannot be opened: {code}.",
  "file-too-short": "The size of the file in octets is only {size}.",
  "not-a-file": "It is neither a file nor a directory.",
  "only-files-with-offset": "Only a file can be read from an offset.",
  "directory-not-read": "The directory cannot be read: {code}.",
} as const;

/** The reason that names a sentence of the client. */
export type ClientReason = keyof typeof clientSentences;

/** Makes a sentence of the client, for a message or a hint. */
export function said(reason: ClientReason, params?: Params): Sentence {
  return { reason: `client/${reason}`, sentence: clientSentences[reason], params };
}
