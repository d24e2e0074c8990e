/** The sentences about paths that cannot be spelt or turned into a URL, each under its reason, without `file/`. */
export const pathSentences = {
  // About a segment.
  "empty-segment": "The {component} is empty, and no directory has an empty name.",
  "other-directory": 'The {component} is "{segment}", which means another directory.',
  "slash-inside": "The {component} contains a /, which would split it in two.",
  "nul-inside": "The {component} contains a NUL, which would end the path.",
  "mark-of-windows": "The {component} contains a {mark}, which Windows does not allow in a name.",
  "control-character": "The {component} contains a control character, which Windows does not allow in a name.",
  "lost-ending": "The {component} ends in a dot or a blank, which Windows would leave out.",
  "device-name": "The {component} is the name of a device in Windows.",
  "not-text": "The {component} contains octets that are not text, and in Windows names are text.",
  "short-name":
    "The {component} may be the short name of another file, which Windows opens by it; the option shortNames allows it.",
  "mark-of-vms":
    "The {component} contains a character other than letters, digits, $, _ and -, which VMS would not read as part of a name.",
  "mark-of-vms-name":
    "The {component} contains a character other than letters, digits, $, _, - and one dot, which VMS would not read as part of a name.",
  hyphens: "The {component} consists of hyphens, which mean the directories above.",
  // About a component.
  "no-share": "The {component} does not begin with the name of a share of files.",
  "no-drive": "The {component} does not begin with a drive, such as the C: of file:///C:/dir/name.",
  "no-device": "The {component} does not begin with a device, such as the disk$user of file:///disk$user/dir/name.",
  "not-a-node": "The {component} is not the name of a node, since it is written as four numbers.",
  "no-hosts": "The {component} cannot be written: POSIX has no paths to the files of other hosts.",
  "another-machine":
    'The {component} names a machine other than this one; the option "host" says what is to become of it.',
  // About a path.
  "dot-dot": 'The path has a "..", and where that leads depends on links; resolve it first.',
  relative: "The path does not begin with a /, so it depends on the current directory.",
  "two-slashes": "The path begins with two slashes, which may mean anything.",
  "nul-in-path": "The path contains a NUL, which would end it.",
  "no-beginning": "The path begins neither with a drive and a \\ nor with the \\\\ before a host.",
  "no-host-of-share": "The path does not name the host of its share.",
  "this-machine": "The path names this machine as the host of a share; write it with its drive.",
  // About an option.
  "not-a-wish": 'The value "{component}" is neither "refuse" nor "omit" nor "include".',
  "not-a-choice": 'The value "{component}" is neither "refuse" nor "allow".',
} as const;

/** The reason that identifies a sentence. */
export type PathReason = keyof typeof pathSentences;

/** Returns a sentence by its reason. */
export function pathSentence(reason: PathReason, params?: Readonly<Record<string, string>>) {
  return { reason: `file/${reason}`, sentence: pathSentences[reason], params };
}
