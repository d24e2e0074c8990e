import type { Row } from "./command-rows.ts";
import { MESSAGE_KEYS } from "./message-keys.ts";
import { MESSAGE_SENTENCES } from "./message-sentences.ts";

/** Rows like those of commands, for what services write to people, people to each other, and consoles to logs. */

export const MESSAGE_ROWS: readonly Row[] = [
  // What words tell is a value by its name.
  ...[...MESSAGE_SENTENCES, ...MESSAGE_KEYS].map((row): Row => ({ kind: "assignments", ...row })),
  { words: "(?<=client.)run|(?<=bot.)run|(?<=client.lo)gin|(?<=bot.lo)gin", before: /\([\t ]?(?=["'][\w.-]{30,})/y },
  { words: "password [\"']Auth|password [\"']Private Key", before: /["'] (?=["'])/y },
  { words: "Key Content|(?<=Schlüssel)inhalt|(?<=Contenu de )la clé|v_Data", before: /["']?[\t ]*[:=][\t ]*(?=\S)/y },
  { words: "WIFI:", before: /[^\r\n]{0,200}?[;:]P:/y, value: /(?:\\.|[^;\\\r\n])+/y },
  { words: "(?<=comman)d: /login|(?<=comman)d: /register", before: /[\t ]+(?=\S)/iy },
  { words: "BUNDLE_\\w+", before: /["']?[:=][\t ]?["']?(?=[\w-]{1,80}:\w)/y },
  { words: "(?<=user)-secrets set", before: /[\t ]+\S{1,80}[\t ]+(?=[^\s-])/y },
  {
    words: "bearer",
    before: /["']?[\t ]?[:=][\t ]{0,4}(?:Some\(\s{0,8})?["']?(?=[\w.~+/=-]{8,})/y,
    unfinished: /["']?[\t ]?[:=][\t ]{0,4}Some\(\s{0,8}$/y,
    value: /[\w.~+/-]+=*/y,
    isUnsure: true,
  },
  // What Redis keeps under the name of a secret.
  {
    words: "SETEX|PSETEX|SETNX|GETSET",
    before:
      /["']?[\t ]["']?(?=[^\s"']{0,80}:)(?=[^\s"']{0,80}(?:otp|token|session|passw|secret))[^\s"']{1,200}["']?(?:[\t ]["']?\d{1,8}["']?)?[\t ](?=\S)/iy,
  },
  // Words for a password in sentences.
  {
    words: "use |try |using ",
    before:
      /(?=\S{4,60} as (?:the |your |my |our )?(?:[a-z-]{1,12} )?(?:password|passphrase|passcode|pwd|code|PIN|OTP)\b(?! \w+ing| hash| field| manager| policy))/y,
    unfinished: /\S{1,60}(?: [a-z -]{0,40})?$/y,
  },
  {
    words: "(?<=crea)teUser",
    before: /(?:[\t ]+\S{1,40}[\t ]+(?:MD5|SHA)|["']?[\t ]+(?:AES|DES))(?:-?\d{1,4})?[\t ]+(?=\S)/y,
    isRepeated: true,
  },
  {
    words:
      "conan|sfdx|cypher-shell|useradd|usermod|crackmapexec|netexec|nxc|evil-winrm|rdesktop|hdbsql|pmcmd|pmrep|(?<=chec)k_\\w+",
    before: /[^\r\n|]{0,400}?[\t ]-[pP][\t ]+(?!\d{1,5}\b)(?=[^\s-])/y,
  },
  { words: "rasdial", before: /[\t ]+(?:"[^"\r\n]{1,80}"|\S{1,80})[\t ]+\S{1,80}[\t ]+(?=[^\s/])/y },
  { words: "radtest", before: /[\t ]+\S{1,80}[\t ]+(?=\S)/y },
  { words: ": EAP|: PSK|: XAUTH", lead: "", before: /[\t ]+(?=["'])/y },
  { words: "]:587|]:465|]:25", lead: "", before: /[\t ]+[\w.@-]{1,80}:(?=\S)/y },
  { words: "addauth digest", before: /[\t ]+[\w.-]{1,80}:(?=\S)/y },
  { words: "(?<=optio)n key", before: /[\t ]+(?=["'])/y },
  { words: "doctl|(?<=cod)ecov|vercel|ngrok", before: /[^\r\n|]{0,200}?[\t ](?:-t|-a|--token)[\t =]+(?=[\w-]{16,})/y },
  {
    words: "(?<=with)Password|(?<=with)Secret|(?<=with)Token|(?<=with)Credentials|(?<=basic)Auth",
    before: /\([\t ]?(?:["'][^"'\r\n]{0,80}["'],[\t ]?)?(?=["'][^"'\r\n]{1,200}["'][\t ]?\))/y,
  },
  { words: "encrypt_string", before: /[\t ]+(?:--\S+[\t ]+)?(?=["'])/y },
  { words: "(?<=sen)d [\"']", before: /(?<=assword:?["'][^\r\n]{0,60})(?=\S)/y, value: /[^"'\r\n]+/y },
  // Statements and functions of databases.
  { words: "sp_addlogin|sp_password", before: /[\t ]+(?:N?'[^'\r\n]{0,80}',[\t ]?)?(?=')/y },
  { words: "pgp_sym_encrypt|pgp_sym_decrypt", before: /\([^()\r\n]{1,200},[\t ]?(?=')/y },
  { words: "SETUSER", before: /[^\r\n]{0,80}?[\t ]["']?>(?=\S)/y },
  { words: "mc alias set|mc config host add", before: /(?:[\t ]+\S{1,200}){3}[\t ]+(?=\S)/y },
  { words: "bundle config", before: /[^\r\n|]{0,400}?[\t ](?=[\w-]{1,80}:\w)/y },
  { words: "PRAGMA key|PRAGMA rekey|PRAGMA hexkey", before: /[\t ]*=[\t ]*(?=["'])/y },
  {
    words: "connect to",
    before: /[\t ]+\S{1,60}[\t ]+user[\t ]+\S{1,60}[\t ]+using[\t ]+(?!(?:ssl|tls|port|the|an?|password)\b)(?=\S)/iy,
  },
  { words: "\\.logon", lead: "", before: /[\t ]+[\w.-]{1,60}\/[\w.-]{1,60},[\t ]?(?=\S)/y },
  {
    words: "sqlplus|sqlldr|expdp|impdp|rman",
    before: /(?:[\t ]+-\w{1,8})*[\t ]+["']?\w{1,40}\/(?!\S*\.\w{2,4}\b)(?=[^\s/"'@]+["']?(?:[\t ]|$|[\r\n]))/y,
  },
  {
    words: "(?<=DBI->)connect|(?<=DBI )connect",
    before: /\([\t ]?(?:(?:"[^"\r\n]{0,200}"|'[^'\r\n]{0,200}'),[\t ]?){2}(?=["'])/y,
  },
  {
    words: "as \\[",
    lead: String.raw`\((?:\w{0,20}passw\w{0,20}|\w{0,20}secret|\w{0,20}token|pwd)\) `,
    before: /[A-Z]{4,20}\] - \[(?=\S)/y,
    value: /[^\]\r\n]+/y,
  },
  // Consoles of games, and the lines by which their servers start.
  { words: "\\+login", lead: "", before: /[\t ]+[\w.-]{1,60}[\t ]+(?=[^\s+-])/y },
  {
    words: "rcon_password|sv_password|sv_setsteamaccount|(?<=connect [^;]{4,60}; )password",
    before: /["']?[\t ]+["']?(?=[^\s=:"'(]{4,})(?=\S+(?:[\t ]*["'\r\n]|[\t ]*$|[\t ]\+))/y,
  },
  // Commands whose arguments stand in quoted lists or after `<<<`, and lines of queues and banks.
  { words: "nuget push|nuget setapikey", before: /[^\r\n|]{0,300}?[\t ](?:-k|--api-key|-apikey)[\t =]+(?=\S)/iy },
  { words: "chpasswd", before: /[\t ]*<<<[\t ]*["']?[\w.-]{1,40}:(?=\S)/y },
  {
    words: "htpasswd",
    before: /["'],[\t ]?["']-\w{0,8}b\w{0,8}["'](?:,[\t ]?["'][^"'\r\n]{1,200}["']){2},[\t ]?(?=["'])/y,
  },
  { words: "(?<=mechanism=PLAIN )response", before: /[=:][\t ]?["']?\\0[\w.@-]{1,60}\\0(?=\S)/y },
  { words: "HNSHA:", before: /[\d:]{1,8}\+\d{1,20}\+\w{0,20}\+(?=\S)/y, value: /[^'+\s]+/y },
  { words: "(?<=with )pass|(?<=using )pass", before: /[\t ]+(?=["']\S{4})/y },
  // Logs of a value that is set, refused or taken for a user.
  { words: "with value", lead: String.raw`(?:passw\w{0,10}|secret|token|pwd)["'] `, before: /[\t ]+(?=["'])/iy },
  {
    words: "invalid user",
    before: /[\t ]+(?:[\w.-]{1,40}:(?=\S{4,80} from )|(?=[A-Z]\S{5,80} from )(?=\S*\d)(?=\S*[!#$%&*?]))/y,
  },
  {
    words: "got",
    lead: String.raw`(?:passw\w{0,10}|secret|token|api_?key|pwd)["']\]{1,2}\. `,
    before: / (?=["'])/y,
  },
  // What a store of secrets prints in the next line.
  {
    words: "config get|secrets get|op read|pass show",
    before: /[^\r\n|]{0,80}?(?:passw|secret|token|key)[\w"']{0,12}[\t ]*\r?\n(?=\S{6,80}[\t ]*(?:$|[\r\n]))/iy,
    unfinished: /[^\r\n]{0,200}(?:\r?\n[^\r\n]{0,100})?$/y,
    isUnsure: true,
    isPassword: true,
  },
  // Arguments in a list without marks: [--accessToken, x]; and what tests type into a field.
  {
    words: "token|password|secret|key",
    lead: String.raw`[[,][\t ]?--[\w-]{0,30}`,
    before: /,[\t ](?=[^\s\]-])/y,
    value: /[^\s,\]]+/y,
  },
  {
    words: "password|passwd|pwd",
    lead: String.raw`(?:By\.\w{1,20}(?:\(["']|: )|#)`,
    before: /["')]{0,2},[\t ](?=["'])|[\t ]+type[\t ]+(?=\S)/y,
  },
  { words: "pw|pwd|passcode", before: /,? (?:it'?s|is) [[`](?=[^\s\]`]{5,60}[\]`])/iy, value: /[^\]`]+/y },
  { words: "basicauth.users|(?<=-d)sonar.login", before: /[=:]["']?(?:[\w.-]{1,40}:)?(?=[^\s:$"']{6,})/iy },
  {
    words: "u:|l:|user:|usr:|login:|username:",
    lead: String.raw`(?:^|[\s(,;|])`,
    before: /[\t ]\S{1,40}?[,;]?[\t ]+(?:p|pw|pass|pwd)[:=][\t ]*(?=[^\s,;]{5})/iy,
    value: /[^\s,;]+/y,
  },
  {
    words: "password|passwd|passphrase|secret|token",
    lead: "",
    before:
      /[\t ]\((?=[^()\r\n]{1,60}\)[\t ]?[:=][\t ]+\S{8})(?=[^)]{1,60}\)[\t ]?[:=][\t ]+\S{0,80}?\d)[^()]{1,60}\)[\t ]?[:=][\t ]+/y,
    isUnsure: true,
    isPassword: true,
  },
  { words: "smbclient", before: /[\t ]+["']?\/\/\S{1,80}[\t ]+(?=[^\s-])/y },
  {
    words: "mysqlsh|winscp|impacket-\\w+|\\\\connect",
    before: /[\t ]+[\w.-]{1,60}:(?=[^\s@/:]{1,200}@)/iy,
    value: /[^\s@]+/y,
  },
  {
    words: "connect|conn",
    before: /[\t ]+\w{1,40}\/(?=[^\s/@"':]{0,80}[\d!#$%])(?=[^\s/@"':]{4,80}@\w)/iy,
    value: /[^\s@]+/y,
  },
  { words: "unzip", before: /[^\r\n|]{0,200}?[\t ]-P[\t ]*(?=[^\s-])/y },
  { words: "(?<=operator )unseal|passwd -1|passwd -5|passwd -6", before: /[\t ]+(?=[^\s-])/y },
  { words: "sudo|kinit|cryptsetup", before: /[^\r\n|]{0,80}?<<<[\t ]*["']?(?=[^\s$"'])/y },
  { words: "ssh-keygen", before: /[^\r\n|]{0,200}?[\t ]-[NP][\t ]+(?=\S{3})/y },
  { words: "gem push", before: /[^\r\n|]{0,80}?[\t ]--key[\t =]+(?=\S)/y },
  { words: "(?<=http)-basic", before: /\.[\w.-]{1,80}[\t ]+\S{1,80}[\t ]+(?=\S)/y },
  // A user and a password in messages: credentials are anna:x, creds anna / x.
  {
    words: "credentials|creds|logins?|identifiants|zugangsdaten|credenciales|auth-user-pass",
    before:
      /(?: (?:are|is|sont|sind|son))?(?: ?:)?[\t ](?!\w+:\/|(?:for|of|to|from|in|at|by|with|and|or|must|were?|not)[\s:])[\p{L}\d.@_-]{1,60}(?:[\t ]?[:/][\t ]?|[\t ])(?=[\w!@#$%])/uy,
    isUnsure: true,
    isPassword: true,
  },
  {
    words: "credentials|creds",
    before: /(?: for [\w -]{1,40})?(?: are| is|[\t ]?[:=])[\t ][\w.@+-]{1,60} \/ (?=[^\s/]{4})/y,
  },
  {
    words: "login|logins|log in|zugang|accès|acceso|accesso|ssh|rdp|sftp|vpn",
    before:
      /(?: [\p{L}\d-]{1,20}){0,5}?(?::| as| with| mit| avec|(?= \()) \(?[\w.@+-]{1,60} \/ (?=(?=\S*[A-Z])(?=\S*[a-z])(?=\S*[-_.!@#$%&*+])[^\s/:=?]{8,60}|(?=\S*\d)(?=\S*[a-z])(?!\S+\.[a-z]{2,8}(?:[\s)]|$))[^\s/:=?]{7,60}(?:[\s)]|$))/uy,
    value: /[^\s"'`|;<>()]+/y,
  },
  {
    words: "pass|pw|pwd",
    lead: String.raw`user:?[\t ][\w.@-]{1,60}(?:[\t ]?[/,;][\t ]?|[\t ])`,
    before: /:?[\t ](?=\S)/y,
    isUnsure: true,
    isPassword: true,
  },
  // A file of passwords of PostgreSQL, and dumps of the place of a server in Python.
  {
    words: ":5432:|:5433:|:6432:",
    lead: "(?:^|[\\s\"'])[\\w.*-]{1,80}",
    before: /[\w*-]{1,63}:[\w.*-]{1,63}:(?=\S{1,200}[\t ]*(?:$|[\r\n"']))/y,
  },
  { words: "netloc=", before: /["'][^\s"'@:]{0,60}:(?=[^\s"']{1,200}@)/y, value: /[^\s"']+(?=@)/y, kind: "urls" },
  // What is made of passwords: https://manpages.debian.org/crypt.5
  {
    words: String.raw`\$2[aby]\$|\$[156y]\$|\$apr1\$|\$argon2id?\$`,
    lead: "",
    before: /(?=.)/y,
    value: /(?=[^\s:"']{24})[\w./=,$+-]{20,200}/y,
    kind: "tokens",
    isWhole: true,
  },
];
