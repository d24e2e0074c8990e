const thrower = new Proxy(
  {},
  {
    get: () => {
      throw new Error("a trap");
    },
    ownKeys: () => {
      throw new Error("a trap");
    },
  },
);

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/** Tells whether a wrong value is only another one of a flag: then other components may be missing. */
export function isOtherFlag(url: object, field: string, wrongly: unknown): boolean {
  return typeof wrongly === "boolean" && typeof url[field as keyof typeof url] === "boolean";
}

const deep = nested(100_000);

/** Returns values of every type except usable ones. */
export function wrongValues(): readonly unknown[] {
  return [
    null,
    true,
    -0,
    1.5,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    1n,
    Symbol("s"),
    () => "f",
    new String("s"),
    new Date(0),
    {},
    thrower,
    nested(3),
    deep,
    new Array(1),
    new Array(2 ** 32 - 1),
    ["\ud800"],
    "\ud800",
    "\udc7f",
    "\udcc3\udca9",
  ];
}
