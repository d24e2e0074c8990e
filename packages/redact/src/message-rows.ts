import type { Row } from "./command-rows.ts";
import { MESSAGE_KEYS } from "./message-keys.ts";
import { MESSAGE_SENTENCES } from "./message-sentences.ts";

/** Rows like those of commands, for what services write to people, people to each other, and consoles to logs. */

export const MESSAGE_ROWS: readonly Row[] = [
  // Sentences tell a value by its name, as assignments do.
  ...[...MESSAGE_SENTENCES, ...MESSAGE_KEYS].map((row): Row => ({ kind: "assignments", ...row })),
  { words: "(?<=client.)run|(?<=bot.)run|(?<=client.lo)gin|(?<=bot.lo)gin", before: /\([\t ]?(?=["'][\w.-]{30,})/y },
  // Somebody types a password where a user is asked for.
  {
    words: "invalid user",
    before: /[\t ]+(?:[\w.-]{1,40}:(?=\S{4,80} from )|(?=[A-Z]\S{5,80} from )(?=\S*\d)(?=\S*[!#$%&*?]))/y,
  },
  { words: "password [\"']Auth|password [\"']Private Key", before: /["'] (?=["'])/y },
  { words: "WIFI:", before: /[^\r\n]{0,200}?[;:]P:/y, value: /(?:\\.|[^;\\\r\n])+/y },
  {
    words: "bearer",
    before: /["']?[\t ]?[:=][\t ]{0,4}(?:Some\(\s{0,8})?["']?(?=[\w.~+/=-]{8,})/y,
    unfinished: /["']?[\t ]?[:=][\t ]{0,4}Some\(\s{0,8}$/y,
    value: /[\w.~+/-]+=*/y,
    isUnsure: true,
  },
  // Redis keeps a value under the name of a secret.
  {
    words: "SET|SETEX|PSETEX|SETNX|GETSET",
    before:
      /["']?[\t ]["']?(?=[^\s"'=]{0,80}:)(?=[^\s"']{0,80}(?:otp|token|session|passw|secret))[^\s"'=]{1,200}["']?(?:[\t ]["']?\d{1,8}["']?)?[\t ](?=\S)/iy,
  },
  // A sentence tells what to use as the password.
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
    words: "doctl|(?<=cod)ecov|vercel|ngrok|nuget push|nuget setapikey|gem push",
    before: /[^\r\n|]{0,300}?[\t ](?:-[tak]|--?(?:token|api-?key|key))[\t =]+(?=[\w-]{16,})/y,
  },
  {
    words: "(?<=with)Password|(?<=with)Secret|(?<=with)Token|(?<=with)Credentials|(?<=basic)Auth",
    before: /\([\t ]?(?:["'][^"'\r\n]{0,80}["'],[\t ]?)?(?=["'][^"'\r\n]{1,200}["'][\t ]?\))/y,
  },
  // Statements and functions of databases.
  { words: "SETUSER", before: /[^\r\n]{0,80}?[\t ]["']?>(?=\S)/y },
  {
    words: "(?<=DBI->)connect|(?<=DBI )connect",
    before: /\([\t ]?(?:(?:"[^"\r\n]{0,200}"|'[^'\r\n]{0,200}'),[\t ]?){2}(?=["'])/y,
  },
  {
    words: "VARCHAR",
    lead: String.raw`\((?:\w{0,20}passw\w{0,20}|\w{0,20}secret|\w{0,20}token|pwd)(?::|\) as \[)`,
    before: /[\])] <?- \[(?=\S)/y,
    value: /[^\]\r\n]+/y,
  },
  // Consoles of games, and the lines by which their servers start.
  {
    words: "rcon_password|sv_password|sv_setsteamaccount|(?<=connect [^;]{4,60}; )password",
    before: /["']?[\t ]+["']?(?=[^\s=:"'(]{4,})(?=\S+(?:[\t ]*["'\r\n]|[\t ]*$|[\t ][-+]))/y,
  },
  // A command whose arguments stand in a quoted list.
  {
    words: "htpasswd",
    before: /["'],[\t ]?["']-\w{0,8}b\w{0,8}["'](?:,[\t ]?["'][^"'\r\n]{1,200}["']){2},[\t ]?(?=["'])/y,
  },
  // Somebody says with which password.
  {
    words: "pass",
    lead: "(?:with|using|mit|con la|avec le) ",
    before: /[\t ]+(?=["']\S{4}|\S*\d)/y,
    isUnsure: true,
    isPassword: true,
  },
  // A store of secrets prints one in the next line.
  {
    words: "password|passwd|secret|secrets|token|tokens|key|keys|creds|credentials",
    lead: String.raw`(?:^|[\r\n])(?:[$#>%] [^\r\n]{0,200}|[a-z][a-z\d-]{1,20} [a-z\d -]{0,60})`,
    before: /(?![^\r\n]*----)[^\r\n]{0,80}\r?\n(?=\S{8,100}[\t ]*(?:$|[\r\n]))/y,
    unfinished: /[^\r\n]{0,200}(?:\r?\n[^\r\n]{0,100})?$/y,
    isUnsure: true,
    isPassword: true,
  },
  // Arguments in a list without marks: [--accessToken, x].
  {
    words: "token|password|secret|key",
    lead: String.raw`[[,][\t ]?--[\w-]{0,30}`,
    before: /,[\t ](?=[^\s\]-])/y,
    value: /[^\s,\]]+/y,
  },
  { words: "pw|pwd|passcode", before: /,? (?:it'?s|is) [[`](?=[^\s\]`]{5,60}[\]`])/iy, value: /[^\]`]+/y },
  {
    words: "mysqlsh|winscp|impacket-\\w+|\\\\connect|proxy|(?<=_)proxy",
    before: /["']?[\t =:]+["']?[\w.-]{1,60}:(?=[^\s@/:]{1,200}@)/iy,
    value: /[^\s@]+/y,
  },
  {
    words: "connect|conn|connecting as",
    before: /[\t ]+\w{1,40}\/(?=[^\s/@"':]{0,80}[\d!#$%])(?=[^\s/@"':]{4,80}@[\w/])/iy,
    value: /[^\s@]+/y,
  },
  // A user and a password in messages: credentials are anna:x, creds anna / x.
  {
    words: "credentials|creds|logins?|identifiants|zugangsdaten|credenciales|auth-user-pass",
    before:
      /(?: (?:are|is|sont|sind|son))?(?: ?:)?[\t ](?!\w+:\/|(?:for|of|to|from|in|at|by|with|and|or|must|were?|not)[\s:])[\p{L}\d.@_-]{1,60}(?:[\t ]?[:/][\t ]?|[\t ])(?![\w-]+=)(?=[\w!@#$%])/uy,
    isUnsure: true,
    isPassword: true,
  },
  {
    words: "login|logins|log in|logging in|zugang|accès|acceso|accesso|ssh|rdp|sftp|vpn",
    before:
      /(?: [\p{L}\d-]{1,20}){0,5}?(?::| as| with| mit| avec|(?= \()) \(?[\w.@+-]{1,60} \/ (?=(?=\S*[A-Z])(?=\S*[a-z])(?=\S*[-_.!@#$%&*+])[^\s/:=?]{8,60}|(?=\S*\d)(?=\S*[a-z])(?!\S+\.[a-z]{2,8}(?:[\s)]|$))[^\s/:=?]{7,60}(?:[\s)]|$))/uy,
    value: /[^\s"'`|;<>()]+/y,
  },
  {
    words: "pass|pw|pwd|p:",
    lead: String.raw`(?:^|[\s(,;|])(?:u|l|user|usr|login|username):?[\t ][\w.@-]{1,60}(?:[\t ]?[/,;][\t ]?|[\t ])`,
    before: /:?[\t ]*(?=\S)/y,
    isUnsure: true,
    isPassword: true,
  },
  {
    words: "logs in|log in|logged in|logging in|login",
    before: / as \S{1,60} (?:with|using|and) (?:password )?["'`]?(?=\S)/y,
    isUnsure: true,
    isPassword: true,
  },
  // Somebody answers who was asked for it; a test is told of a field and what to type there.
  {
    words: "whats|what's|what is",
    before:
      /[^\r\n]{1,40}\b(?:pw|pwd|pass|password|passwort|login|creds|code|pin)\b[^\r\n]{0,60}\r?\n(?:\S{1,20} )?<?[\w@.-]{1,30}[>:] (?:it'?s )?(?:[\w.@-]{1,60} \/ )?(?=\S{4,60}[\t ]*(?:$|[\r\n]))/iy,
    unfinished: /[^\r\n]{0,120}(?:\r?\n[^\r\n]{0,120})?$/y,
  },
  {
    words: "password|passwd|pwd",
    lead: String.raw`(?:By\.\w{1,20}(?:\(["']|: )|#)`,
    before: /["')]{0,2},[\t ](?=["']|[^\s()]{4,60}[\t ]*(?:$|[\r\n]))/y,
  },
  // A script types it into a field of a page or a terminal.
  {
    words: "send|sending|sendKeys|send_keys|fill|type|typed|typing|text|value|input_text|setValue",
    lead: String.raw`(?:passw|passwd|pwd)[^\r\n]{0,120}(?:\r?\n[^\r\n]{0,80})?\b`,
    before:
      /["']?(?:\(|[\t ]*:|[\t ]{2}|(?<!type|text|value)[\t ])[\t ]*(?=["'](?!assword)[^\s"']{4,80}["'\r\n]|(?!\$)[^\s"',:]{0,40}[\d!@#$%&*+][^\s"',:]{0,40}[\t ]*(?:[\r\n]|$))/y,
    value: /[^\s"'\\]+/y,
  },
  { words: "reset it to|changed it to|set it to", before: /[\t ](?=\S*\d)(?=\S*[A-Z])(?=\S*[a-z])(?=\S{9})/y },
  // Links by which a password is reset, or somebody logs in.
  {
    words: "reset|verify|confirm|sign in|log in|magic link|magic_link|activate",
    before:
      /[\s\S]{0,160}?https?:\/\/[\w.-]{1,80}\/(?:[\w-]{1,20}[/?=]){0,5}(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]{16,}(?![\w./-]))/y,
    unfinished: /[\s\S]{0,168}(?:(?<=\/\/)[\w./?=-]{0,256})?$/y,
    value: /[\w-]+/y,
    kind: "urls",
  },
  // A line of a file of passwords of PostgreSQL.
  {
    words: ":5432:|:5433:|:6432:",
    lead: "(?:^|[\\s\"'])[\\w.*-]{1,80}",
    before: /[\w*-]{1,63}:[\w.*-]{1,63}:(?=\S{1,200}[\t ]*(?:$|[\r\n"'#]))/y,
  },
  // Passwords are hashed so: https://manpages.debian.org/crypt.5
  {
    words: String.raw`\$2[aby]\$|\$[156y]\$|\$apr1\$|\$argon2id?\$`,
    lead: "",
    before: /(?=.)/y,
    value: /(?=[^\s:"']{24})[\w./=,$+-]{20,200}/y,
    kind: "tokens",
    isWhole: true,
  },
];
