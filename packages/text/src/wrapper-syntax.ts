/** What a wrapper begins with, in any case (RFC 1738, Appendix). */
export const OPENING = "<URL:";

/** What ends a line, as the inside of a class of characters. */
export const LINE_ENDS = "\\n\\r\\v\\f\\u2028\\u2029";
