import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Scope } from "../../src/wire/scope.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const scopeOf = (timeout = 50, idleTimeout = 20, signal?: AbortSignal) => new Scope({ timeout, idleTimeout }, signal);
const stateOf = ({ isOver, isFailed }: Scope) => ({ isOver, isFailed });

const OPEN = { isOver: false, isFailed: false };
const FAILED = { isOver: true, isFailed: true };
const ENDED = { isOver: true, isFailed: false };

const late = { code: "not-reached", reason: "client/late", params: { seconds: "0.05" } };
const lateInside = { code: "incomplete", reason: "client/late-inside", params: { seconds: "0.02" } };
const aborted = (reason: string) => ({ code: "aborted", reason: `client/${reason}` });

/** Returns the error that a promise is rejected with, as a record. */
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (thrown) => thrown.error ?? thrown,
  );

describe("the time", () => {
  test("before the resource begins is limited", async () => {
    const scope = scopeOf();
    const waiting = errorOf(scope.waitFor(never()));
    vi.advanceTimersByTime(49);
    expect(stateOf(scope)).toEqual(OPEN);
    vi.advanceTimersByTime(1);
    expect(stateOf(scope)).toEqual(FAILED);
    expect(await waiting).toMatchObject(late);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("afterwards is limited only while something is awaited", async () => {
    const scope = scopeOf();
    scope.opened();
    vi.advanceTimersByTime(1000);
    expect([stateOf(scope), vi.getTimerCount()]).toEqual([OPEN, 0]);
    expect(await scope.waitForPeer(Promise.resolve(1))).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    const waiting = errorOf(scope.waitForPeer(never()));
    vi.advanceTimersByTime(19);
    expect(stateOf(scope)).toEqual(OPEN);
    vi.advanceTimersByTime(1);
    expect(await waiting).toMatchObject(lateInside);
  });

  test("of a whole answer is the longer one", async () => {
    const scope = scopeOf();
    scope.opened();
    const waiting = errorOf(scope.waitForAnswer(never()));
    vi.advanceTimersByTime(49);
    expect(stateOf(scope)).toEqual(OPEN);
    vi.advanceTimersByTime(1);
    expect(await waiting).toMatchObject({ ...lateInside, params: { seconds: "0.05" } });
  });

  test("stops while somebody is asked, and begins anew", () => {
    const scope = scopeOf();
    vi.advanceTimersByTime(40);
    scope.stopDeadline();
    vi.advanceTimersByTime(100);
    expect(stateOf(scope)).toEqual(OPEN);
    scope.startDeadline();
    scope.startDeadline();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(49);
    expect(stateOf(scope)).toEqual(OPEN);
    scope.end();
    scope.startDeadline();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [2 ** 31 - 2, 1],
    [2 ** 31 - 1, 0],
    [Infinity, 0],
  ])("of %d milliseconds takes %d timers", (time, timers) => {
    const scope = scopeOf(time, time);
    expect(vi.getTimerCount()).toBe(timers);
    scope.opened();
    scope.waitForPeer(never()).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(timers);
    scope.end();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("may expire early", async () => {
    const scope = scopeOf();
    const waiting = errorOf(scope.waitFor(never()));
    scope.expire();
    expect(await waiting).toMatchObject(late);
  });
});

describe("the end", () => {
  test("closes every socket, and calls every function, once", async () => {
    const scope = scopeOf();
    const [own, other] = [new PassThrough(), new PassThrough()];
    const called: string[] = [];
    scope.own(own);
    scope.own(other);
    scope.disown(other);
    scope.disown(other);
    scope.onEnd(() => called.push("first"));
    scope.onEnd(() => called.push("second"));
    const waiting = [errorOf(scope.waitFor(never())), errorOf(scope.waitFor(never()))];
    scope.end();
    scope.end();
    scope.fail(new Error("later"));
    expect([stateOf(scope), own.destroyed, other.destroyed]).toEqual([ENDED, true, false]);
    expect(called).toEqual(["first", "second"]);
    for (const error of await Promise.all(waiting)) expect(error).toMatchObject(aborted("ended"));
    scope.onEnd(() => called.push("late"));
    const late = new PassThrough();
    scope.own(late);
    expect([called.at(-1), late.destroyed, vi.getTimerCount()]).toEqual(["late", true, 0]);
    expect(await errorOf(scope.waitFor(never()))).toMatchObject(aborted("has-ended"));
  });

  test("by an error gives it to everybody who waits, now or later; only the first counts", async () => {
    const scope = scopeOf();
    const error = new Error("first");
    const waiting = errorOf(scope.waitFor(never()));
    scope.fail(error);
    scope.fail(new Error("second"));
    expect(stateOf(scope)).toEqual(FAILED);
    const other = new Error("a consequence");
    expect(await Promise.all([waiting, errorOf(scope.waitFor(Promise.reject(other)))])).toEqual([error, error]);
    expect(scope.reason(other)).toBe(error);
  });

  test("leaves other errors as they are", async () => {
    const scope = scopeOf();
    const error = new Error("own");
    expect(await errorOf(scope.waitFor(Promise.reject(error)))).toBe(error);
    expect([scope.reason(error), stateOf(scope)]).toEqual([error, OPEN]);
    scope.end();
  });

  test("by a signal, before or after the beginning", async () => {
    const before = scopeOf(50, 20, AbortSignal.abort());
    expect([stateOf(before), vi.getTimerCount()]).toEqual([FAILED, 0]);
    expect(before.reason(undefined)).toMatchObject({ error: aborted("ended-by-program") });
    const controller = new AbortController();
    const scope = scopeOf(50, 20, controller.signal);
    const waiting = errorOf(scope.waitFor(never()));
    controller.abort();
    expect(await waiting).toMatchObject(aborted("ended-by-program"));
    const removed = vi.spyOn(controller.signal, "removeEventListener");
    scopeOf(50, 20, new AbortController().signal).end();
    expect(removed).not.toHaveBeenCalled();
  });

  test("takes its listener from the signal", () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    scopeOf(50, 20, signal).end();
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledOnce();
  });

  test("of a socket that fails while nobody waits does not end the process", () => {
    const scope = scopeOf();
    const [kept, left] = [new PassThrough(), new PassThrough()];
    for (const stream of [kept, left]) scope.own(stream);
    scope.disown(left);
    expect([kept.listenerCount("error"), left.listenerCount("error")]).toEqual([1, 0]);
    scope.end();
  });
});
