import { classNames, shownOf } from "../../../packages/redact/test/classes.ts";

console.log(JSON.stringify(classNames().flatMap(shownOf)));
// A channel may still be open.
process.exit();
