import type { UrlError } from "@url1738/core";
import type { Finding } from "@url1738/lint";
import type { Language, Say } from "../language/language.ts";
import { toJson } from "./json.ts";
import { version } from "./version.ts";
import { visibleProse } from "./visible.ts";

/** Spells errors and findings for code reviews: as GitHub's workflow commands, or as SARIF 2.1.0. */

/** The values of `--output-format`. */
export const outputFormats: readonly string[] = ["github", "sarif"];

/** The place of an annotation. The line and columns count from 1; the end is exclusive. */
interface AnnotationPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly endColumn?: number | undefined;
  /** The input for the message to name, if its place is unknown. */
  readonly subject?: string | undefined;
}

/** A message that a review shows at a place. */
interface Annotation extends AnnotationPlace {
  readonly level: "error" | "warning" | "notice";
  /** The reason of the error or the finding. */
  readonly rule: string;
  readonly message: string;
}

const LEVELS = { danger: "error", warning: "warning", info: "notice" } as const;

export function annotationOf(fact: UrlError | Finding, place: AnnotationPlace, { fact: say }: Language): Annotation {
  const { message, hint } = say(fact);
  const sentences = [place.subject === undefined ? message : `${place.subject}: ${message}`, hint];
  const level = "severity" in fact ? LEVELS[fact.severity] : "error";
  return { ...place, level, rule: fact.reason, message: visibleProse(sentences.filter(Boolean).join(" ")) };
}

/** Escapes the characters that would end a value in a workflow command. */
const escapedValue = (text: string | number) => String(text).replace(/[%\r\n:,]/g, (each) => encodeURIComponent(each));

function githubCommand({ level, rule, message, file, line, column, endColumn }: Annotation): string {
  const properties = Object.entries({ file, line, col: column, endColumn, title: `url1738 ${rule}` });
  const fields = properties.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapedValue(value)}`]));
  return `::${level} ${fields.join(",")}::${message.replace(/%/g, "%25")}\n`;
}

/** Returns the URI reference of a path, as SARIF requires it. */
const uriOf = (file: string) => file.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");

function sarifResult({ level, rule, message, file, line, column, endColumn }: Annotation): string {
  const region = line === undefined ? undefined : { startLine: line, startColumn: column, endColumn };
  const artifactLocation = { uri: uriOf(file ?? "stdin") };
  const location = { physicalLocation: { artifactLocation, region } };
  return toJson({
    ruleId: rule,
    level: level === "notice" ? "note" : level,
    message: { text: message },
    ...((file !== undefined || line !== undefined) && { locations: [location] }),
  });
}

/** Returns the text before and after all annotations of a format. */
export function frameOf(format: unknown): { readonly head: string; readonly foot: string } {
  if (format !== "sarif") return { head: "", foot: "" };
  const driver = toJson({ name: "url1738", version: version() }).trimEnd();
  const schema = '"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0"';
  return {
    head: `{${schema},"runs":[{"tool":{"driver":${driver}},"columnKind":"utf16CodeUnits","results":[\n`,
    foot: "]}]}\n",
  };
}

/** Returns the function that spells the annotations of one run, in order, in a format. */
export function annotationSpeller(format: unknown): (annotation: Annotation) => string {
  if (format !== "sarif") return githubCommand;
  let separator = "";
  return (annotation) => {
    const text = separator + sarifResult(annotation);
    separator = ",";
    return text;
  };
}

/** Returns the refusal of options that conflict with `--output-format`, if any do. */
export function formatRefusal(
  { outputFormat, json, jobs = 1 }: Readonly<Record<string, unknown>>,
  say: Say,
): string | undefined {
  if (outputFormat === undefined) return undefined;
  if (json === true) return say("Choose either --json or --output-format.");
  return outputFormat === "sarif" && Number(jobs) > 1 ? say("SARIF is one document: leave --jobs out.") : undefined;
}
