import type { LookupOptions } from "node:dns";
import { connect, createGate } from "@url1738/gate";
import { expect, test } from "vitest";

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  "both.dom": ["10.0.0.1", "8.8.8.8", "2606:4700::1111", "no address", "8.8.4.4"],
  "four.dom": ["8.8.8.8"],
  "private.dom": ["10.0.0.1", "::1"],
  "none.dom": [],
};

/** Calls `lookup` of a gate; returns what it calls back, an error as its name, its code, its message and its cause. */
function lookedUp(host: string, options: LookupOptions, lookUp = async (name: string) => HOSTS[name] ?? []) {
  return new Promise<readonly unknown[]>((resolve) => {
    createGate({ lookUp }).lookup(host, options, (error, ...values) => {
      const { name, code, message, cause } = error ?? {};
      resolve(error === null ? values : [name, code, message, cause, ...values]);
    });
  });
}

const four = { address: "8.8.8.8", family: 4 };
const six = { address: "2606:4700::1111", family: 6 };

test.each<[LookupOptions, readonly unknown[]]>([
  [{}, ["8.8.8.8", 4]],
  [{ all: false }, ["8.8.8.8", 4]],
  [{ family: 0 }, ["8.8.8.8", 4]],
  [{ family: 4 }, ["8.8.8.8", 4]],
  [{ family: 6 }, ["2606:4700::1111", 6]],
  [{ family: "IPv6" }, ["2606:4700::1111", 6]],
  [{ all: true }, [[four, six, { ...four, address: "8.8.4.4" }]]],
  [{ all: true, family: 6 }, [[six]]],
  [{ all: true, family: "IPv4" }, [[four, { ...four, address: "8.8.4.4" }]]],
])("with %j, lookup finds only allowed addresses", async (options, found) => {
  expect(await lookedUp("both.dom", options)).toEqual(found);
});

const refused = (host: string) => ["GateError", "not-allowed", `No address of the host "${host}" may be reached.`];

test.each([
  ["private.dom", {}, refused("private.dom")],
  ["none.dom", { all: true }, refused("none.dom")],
  ["127.0.0.1", {}, refused("127.0.0.1")],
  ["four.dom", { family: 6 }, ["Error", "ENOTFOUND", 'The host "four.dom" was not found.']],
])("%s with %j is refused", async (host, options, error) => {
  expect(await lookedUp(host, options)).toEqual([...error, undefined, "", 0]);
});

test.each([
  [Object.assign(new Error("gone"), { code: "EX" }), ["Error", "EX", "gone", undefined]],
  [new Error("gone"), ["Error", undefined, "gone", undefined]],
  ["gone", ["Error", undefined, "The host was not looked up.", "gone"]],
  [undefined, ["Error", undefined, "The host was not looked up.", undefined]],
])("an error of the caller's own function is passed on: %s", async (thrown, error) => {
  expect(await lookedUp("h.dom", {}, () => Promise.reject(thrown))).toEqual([...error, "", 0]);
});

test("an error of undici is the cause of another, since undici would try again", async () => {
  const cause = Object.assign(new Error("gone"), { code: "UND_ERR_SOCKET" });
  const [, , message, its] = await lookedUp("h.dom", {}, () => Promise.reject(cause));
  expect([message, its]).toEqual(["The host was not looked up.", cause]);
});

test("undici reaches no socket of this machine", () => {
  const called: unknown[] = [];
  const peer = { hostname: "h.dom", port: "", protocol: "http:", socketPath: "/x" };
  connect(peer, (...result) => called.push(...result));
  const message = "Sockets of this machine may not be reached.";
  expect(called).toEqual([expect.objectContaining({ name: "GateError", code: "not-allowed", message }), null]);
});
