/** Characters for texts that people read. */

const READABLE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._/:;,=&?@+!*'()$%~[]{}|^`\"#<>\\";

/** The codes of the printable characters, in the order that reads best in a made-up text: a host should not be a number. */
export const PRINTABLE: readonly number[] = Array.from(READABLE, (character) => character.charCodeAt(0));

/** The codes of all ASCII characters, printable ones first. */
export const ASCII: readonly number[] = [...new Set([...PRINTABLE, ...Array(128).keys()])];
