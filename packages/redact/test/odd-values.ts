/** Returns an error whose stack is the same on every machine. */
const withStack = <E extends Error>(error: E, stack = `${error.name}: ${error.message}\n    at x`): E =>
  Object.assign(error, { stack });

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const thrower = (): never => {
  throw new Error("no value");
};

/** Returns an object in as many others as are asked for. */
const deep = (levels: number): object => (levels === 0 ? { token: "x", url: "?sig=a" } : { in: deep(levels - 1) });

const cycle = (): object => {
  const list: unknown[] = [];
  const cyclic = { list, map: new Map<unknown, unknown>(), set: new Set<unknown>() };
  list.push(cyclic, list);
  cyclic.map.set("self", cyclic).set(cyclic, list);
  cyclic.set.add(cyclic);
  return cyclic;
};

const shared = { password: "pw9xyz", url: "//u:p@h" };

class WithGetter {
  readonly #secret = "?token=a";
  own = "?token=b";
  get secret() {
    return this.#secret;
  }
}

class WithJson {
  toJSON() {
    return { token: "x", list: ["//u:p@h"] };
  }
}

/** Values that programs log, each with what is odd about it. */
export const ODD_VALUES: Readonly<Record<string, () => unknown>> = {
  primitives: () => [undefined, null, true, 0, -0, Number.NaN, 7n, "", "?token=a", Symbol("?token=a"), Symbol.iterator],
  "functions and classes": () => [thrower, () => 1, class Token {}, Object.assign(() => 1, { token: "x" })],
  "a function whose name is a secret": () => ({ "ftp://u:pw@h": () => 1 })["ftp://u:pw@h"],
  boxes: () => [new String("?token=a"), new Number(7), new Boolean(false), Object(Symbol("?sig=b")), Object(7n)],
  "binary data": () => [new Uint8Array(3), new DataView(new ArrayBuffer(2)), new ArrayBuffer(5), Buffer.from("ab")],
  "binary data in JSON": () => [
    { type: "Buffer", data: [1, 2] },
    { type: "Buffer", data: "x" },
    { type: "x", data: [] },
  ],
  expressions: () => [/a/g, /ftp:..u:p@h/, Object.assign(/x/, { token: "y" })],
  "dates and URLs": () => [
    new Date(0),
    new URL("ftp://u:p@h/?token=a"),
    new URLSearchParams("token=a&b=c&token=d&b=e&b=f"),
  ],
  "headers and forms": () => {
    const form = new FormData();
    form.append("password", "a");
    form.append("user", "?sig=x");
    form.append("user", "b");
    return [
      new Headers([
        ["cookie", "a=b"],
        ["x-a", "//u:p@h"],
        ["x-a", "c"],
      ]),
      form,
    ];
  },
  requests: () => [
    new Request("http://h/?token=a", { headers: { authorization: "b" } }),
    new Response("x", { statusText: "?sig=a" }),
  ],
  errors: () => [
    withStack(new Error("no //u:p@h", { cause: "?token=a" })),
    withStack(new AggregateError([withStack(new TypeError("?sig=b")), 7], "c")),
    withStack(Object.assign(new RangeError("d"), { token: "e", code: 5 })),
    withStack(Object.assign(new Error("f"), { name: "?jwt=g" }), "?jwt=h"),
  ],
  maps: () => [
    new Map<unknown, unknown>([
      ["password", "a"],
      ["x", "?token=b"],
      [Symbol("token"), "c"],
      [Symbol(), "?sig=d"],
      [1, "//u:p@h"],
      [{ token: "e" }, "f"],
    ]),
    new Map([["//u:p@h", { password: 1 }]]),
  ],
  sets: () => [new Set(["?token=a", 7, { secret: "b" }]), new WeakSet(), new WeakMap()],
  cycles: cycle,
  "the same object twice": () => ({ one: shared, other: [shared], token: shared }),
  "depth 63": () => deep(63),
  "depth 64": () => deep(64),
  "depth 65": () => deep(65),
  "a string of JSON at depth": () => JSON.stringify(JSON.stringify(deep(3))),
  "strings of JSON": () => [
    '{"token":"a"}',
    ' [{"url":"//u:p@h"}]',
    "{token}",
    "[1,2",
    '"?token=a"',
    '{"a":1}',
    '{"a" : "x", "password": 7}',
  ],
  "a revoked proxy": () => [revoked()],
  "getters that throw": () => ({
    ok: 1,
    get token() {
      return thrower();
    },
    get x() {
      return thrower();
    },
  }),
  "a method that throws": () => ({ one: { toJSON: thrower }, other: { toJSON: 1 } }),
  "a proxy without keys": () => ({ in: new Proxy({ a: 1 }, { ownKeys: thrower }) }),
  "a proxy without fields": () => ({ in: new Proxy({ a: 1 }, { get: thrower }), also: "?token=a" }),
  "a list with an item that throws": () =>
    new Proxy([1, 2, "?sig=a"], { get: (target, key) => (key === "1" ? thrower() : Reflect.get(target, key)) }),
  "a pair whose value throws": () => [
    7,
    {
      name: "token",
      get value() {
        return thrower();
      },
    },
  ],
  "a pair whose name throws": () => [
    7,
    {
      get name() {
        return thrower();
      },
      value: "x",
    },
  ],
  "methods that make JSON": () => [
    new WithJson(),
    { toJSON: () => "?token=a" },
    { toJSON: "?token=b" },
    { token: new WithJson() },
  ],
  "getters of a class": () => [
    new WithGetter(),
    Object.create({ password: "x", toString: 1 }),
    Object.create(null, { a: { value: "?token=a" } }),
  ],
  symbols: () => ({
    [Symbol.for("token")]: "a",
    [Symbol.for("level")]: "?token=b",
    [Symbol.for("//u:p@h")]: "c",
    [Symbol.for("hidden")]: () => 1,
    [Symbol("local")]: "?token=d",
    [Symbol.for("")]: "e",
  }),
  "a symbol that is not printed": () =>
    Object.defineProperty({ a: 1 }, Symbol.for("level"), { value: "x", enumerable: false }),
  "sparse and other lists": () => {
    const list: unknown[] = [];
    list[3] = "?token=a";
    return [list, Object.assign(["b"], { token: "c" }), Object.assign([], { 1: ["password", "x"] }), new Array(2)];
  },
  "pairs in lists": () => [
    [
      ["password", "a"],
      ["user", "b"],
    ],
    [["password", "a"], ["user"]],
    [["password", "a", "c"]],
    [
      ["password", "true"],
      ["token", { a: 1 }],
      ["token", null],
    ],
    [[1, "a"]],
    [],
  ],
  options: () => [
    ["--password", "abc", "-p", "def", "--token", "-x", "--token", 7, "token", "ghi", "--user", "anna", "--", "y"],
    ["--password"],
    [7, "--token", { a: 1 }],
    ["---token", "a", "-token", "b", "--9token", "c"],
  ],
  "names in fields": () => [
    { name: "X-Api-Key", value: "a" },
    { name: "user", value: "a" },
    { key: "token", value: "a", content: "b", data: 7 },
    { headerName: "token", headerValue: "a", value: "b", otherValue: "c" },
    { aName: "user", bName: "token", bValue: "d", aValue: "e", value: "f" },
    { name: "password", value: "required", default: "hunter2x" },
    { name: `${"a".repeat(120)}_password`, value: "a" },
    { name: `${"a".repeat(119)}_password`, value: "a" },
    { Name: "token", Value: { a: "?sig=b" } },
    { name: "token", value: 7, password: 7 },
    { id: "token", val: "a", v: "b" },
  ],
  "queries in fields": () => ({
    query: "token=a&b=c",
    "url.query": "sig=d",
    "url-fragment": "token=e",
    queryString: "?token=f",
    query_string: "token=g",
    myquery: "token=h",
    QUERY: 7,
    fragment: ["token=i"],
  }),
  "raw headers": () => ({
    rawHeaders: ["Cookie", "a=b", "X-A", "//u:p@h", "Authorization"],
    rawheaders: ["Cookie", "a=b"],
    list: { rawHeaders: "Cookie" },
  }),
  "values of secret names": () => ({
    password: 7,
    pin: true,
    otp: null,
    token: 7,
    secret: false,
    key: null,
    apiKey: 7n,
    sig: undefined,
    passwords: undefined,
    cookie: Symbol("x"),
    jwt: [],
    auth: {},
    pwd: new Date(0),
  }),
  "keys that become one": () => ({
    "?token=a": 1,
    "?token=b": [2],
    "?token=c": { d: 3 },
    "?sig=a": [1, 2],
    "?sig=b": 3,
    x: 1,
  }),
  "keys of prototypes": () =>
    JSON.parse('{"__proto__":{"token":"a"},"constructor":"?sig=b","toString":1,"hasOwnProperty":"//u:p@h"}'),
  "long strings": () => [`${"a".repeat(3000)} ?token=b`, `{"token":"${"c".repeat(3000)}"}`],
};
