/**
 * Tells what is wrong with a text, what is dangerous in a URL, and what to write instead.
 *
 * @packageDocumentation
 */

export { type AuditSource, audit } from "./audit/audit.ts";
export type { Finding } from "./audit/finding.ts";
export { advice } from "./hints/advice.ts";
export { isMisspelt } from "./hints/is-misspelt.ts";
export { namesNear } from "./hints/names-near.ts";
export { applyFixes, type Fixed } from "./repair/apply-fixes.ts";
export { type DiagnoseOptions, type Diagnosis, diagnose } from "./repair/diagnose.ts";
export { type Repair, type RepairOptions, repair } from "./repair/repair.ts";
export { type IpSchemePart, ipSchemePart } from "./spans/ip-scheme-part.ts";
export { secretsIn } from "./spans/secrets-in.ts";
export type { Piece } from "./spans/span-sheet.ts";
export { type Described, type SpanSource, spans } from "./spans/spans.ts";
