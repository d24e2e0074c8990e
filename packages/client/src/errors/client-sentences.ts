/** What the client says: each sentence under its reason, without `client/`. In it, `{name}` stands for the param of that name. */
export const clientSentences = {
  // Before anything is connected.
  "no-driver": 'There is no driver for the protocol "{protocol}".',
  "give-a-driver":
    'Give createClient a driver for it, or createRegistry a gateway for the scheme: { gateways: { "{scheme}": "http://gateway.example/{url}" } }.',
  "no-tls": 'TLS was asked for, and the protocol "{protocol}" has none.',
  "no-offset": 'The protocol "{protocol}" cannot begin behind an offset.',
  "not-a-count": 'The value "{component}" is not a whole number from 0 on.',
  "not-a-function": 'The value "{component}" is not a function.',
  "not-found": "The host {host} was not found: {code}.",
  "not-allowed": "The address {address} at port {port} is not one that may be reached.",
  "host-not-allowed": "The address {address}, which is where {host} is, at port {port} is not one that may be reached.",
  "only-global":
    "Unless the program allows more, only addresses that everybody can reach are, and no port of another service.",
  "no-connection": "No connection to {host}, port {port}: {code}.",
  "nothing-listens": "No connection to {host}, port {port}: nothing listens there.",
  "not-secure": "No secure connection to {host}: {code}.",
  "ended-by-server": "No secure connection to {host}: the server ended it.",
  late: "The resource was not reached within {seconds} seconds.",
  "unsafe-line": "A line with a carriage return, a line feed, a NUL or what no octets stand for is not sent.",

  // While the resource comes.
  "late-inside": "Nothing more came within {seconds} seconds, before the resource was complete.",
  closed: "The connection was closed before the resource was complete.",
  broken: "The connection was broken ({code}) before the resource was complete.",
  "too-few-sent": "The server announced {size} octets and sent {received}.",
  "octets-missing": "The server announced {size} octets, and {missing} of them are missing.",
  ended: "The transfer was ended before it was complete.",
  "ended-by-program": "The transfer was ended by the program that began it.",
  "has-ended": "The transfer has ended.",
  "too-many-octets": "There are more than {limit} octets, which is the limit.",
  "too-many-entries": "There are more than {limit} entries, which is the limit.",
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
  "offset-refused": 'The server refused to begin behind {offset} octets: "{words}".',
  "command-refused": 'The server refused {verb}: "{words}".',
  "command-with-argument-refused": 'The server refused {verb} "{argument}": "{words}".',
  "reader-refused": 'The server refused a reader: "{words}".',
  "data-refused": 'The server opens no connection for the data: "{words}".',
  "data-at-service":
    "The server names port {port} for the data. Standard services listen there, so it is not reached.",
  unconfirmed: 'The server did not confirm that the transfer is complete: "{words}".',
  "option-of-nlst": "The name begins with a hyphen, and FTP servers take it for an option of NLST.",
  "allow-hyphen": "The program has to allow it, where the server is known to take it for a name.",
  "not-binary": "Only a binary file can begin behind an offset.",
  "write-type-i": "Write ;type=i behind it.",
  "user-needed": "A user may be needed, as in ftp://user@host/.",
  "wrong-login": "The user or the password is not the right one.",
  "ask-the-user": "The program has to ask the user for the password.",
  "write-root": "Many servers know no directory without a name. Write %2F for the root, as in ftp://host/%2Fpub/.",
  "empty-or-missing": "The directory is not there, or empty: some servers answer so for one that is.",
  "dot-of-answer-missing": "The line with a dot that ends the answer is missing.",
  "login-wanted": "The server wants a login: give the option login, with user and password.",
  "other-mode": "The server takes readers only in another mode.",
  "tls-wanted": "The server wants a protected connection: give the option tls.",

  // HTTP.
  "not-http": "The server does not speak HTTP: {why}.",
  "head-too-long": "The head of the server's response is too long, and is not read.",
  "no-response": "The server ended the connection before it had responded ({code}).",
  "response-incomplete": "The connection was closed before the response was complete.",
  answered: 'The server answered "{words}".',
  "answered-part": 'The server answered "{words}", which is only a part.',
  "answered-without-offset": 'The server answered "{words}" and cannot begin behind {offset} octets.',
  "answered-other-part": 'The server answered "{words}" with another part than that behind {offset} octets.',
  "answered-redirect": 'The server answered "{words}" and redirects to "{location}".',
  "follow-option": "Redirects are followed with the option follow.",
  "too-many-redirects": "The server redirects more than {most} times, and is not followed.",
  "redirects-to-no-url": 'The server redirects to "{location}", which is no URL.',
  "redirects-not-followed": 'The server redirects to "{location}", which is not followed: {why}.',
  "redirects-elsewhere": 'The server redirects to "{location}", and only http and https are followed.',
  "redirects-to-http": 'The server redirects to "{location}", and from https to http none is followed.',
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
  "wais-not-a-beginning": "The server does not speak WAIS: its answer is not one to the beginning of a session.",
  "wais-no-header": "The server does not speak WAIS: its answer does not begin with the header of a message.",
  "wais-compressed": "The server does not speak WAIS: its answer is compressed or encoded, though nobody asked for it.",
  "wais-not-a-search": "The server does not speak WAIS: its answer is not one to a search.",
  "wais-no-records": "The server does not speak WAIS: its answer has something else than records behind it.",
  "wais-neither": "The server does not speak WAIS: its answer has neither a document nor a reason.",
  "wais-too-much":
    "The server does not speak WAIS: its answer has more octets of the document than were asked for.",
  "wais-not-understood": "The server did not understand the request.",
  "wais-message-too-long": "The server sent a message of more than {longest} octets, which is not read.",
  "wais-session-refused": "The server refused the session.",
  "wais-search-refused": 'The server refused the search: "{words}".',
  "wais-document-refused": 'The server refused the document: "{words}".',
  "wais-two-databases": "The name of the database has the octet 1F, which begins another name.",
  "wais-no-search": "The URL names a database, and does not say what to search it for.",
  "wais-add-search": "Add a question mark and the words to search for.",

  // Files.
  "file-shorter": "The file had {size} octets, and ends after {position}.",
  "file-not-opened": "The file cannot be opened: {code}.",
  "file-too-short": "The file has only {size} octets.",
  "not-a-file": "It is neither a file nor a directory.",
  "only-files-with-offset": "Only a file can begin behind an offset.",
  "directory-not-read": "The directory cannot be read: {code}.",
} as const;

/** Which sentence it is. */
export type ClientReason = keyof typeof clientSentences;
