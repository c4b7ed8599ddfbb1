/** One end of the bridge between the page's world and the preload script's. */
export type BridgeEnd = { expose(name: string, api: unknown): void };

type Carried =
  | { readonly plain: unknown }
  | { readonly list: readonly Carried[] }
  | { readonly members: readonly (readonly [string, Carried])[] }
  | { readonly fn: number }
  | { readonly promise: number }
  | { readonly nothing: true };
type Message =
  | { readonly act: 'expose'; readonly name: string; readonly api: Carried }
  | { readonly act: 'call'; readonly fn: number; readonly args: readonly Carried[] }
  | { readonly act: 'settle'; readonly promise: number; readonly ok: boolean; readonly value: Carried };
type Answer = { readonly ok: boolean; readonly value: Carried };

/**
 * Runs in the browser, once in each world; so it holds everything it needs. docs/api/context-bridge.md: what is exposed is
 * copied and frozen, functions and promises are proxied, an error keeps its message ("Parameter / Error / Return Type
 * support"). What that table allows and no app here carries (dates, blobs, elements) is refused.
 *
 * The worlds share the document's events and nothing else; they meet on names that hold `secret`.
 */
export function bridgeEnd(secret: string, side: 'page' | 'preload'): BridgeEnd {
  const here = secret + side;
  const there = secret + (side === 'page' ? 'preload' : 'page');
  // Before a page can put anything of its own in their place.
  const { CustomEvent, JSON, Object, Promise, window } = globalThis;
  const dispatch = window.dispatchEvent.bind(window);
  const functions: ((...args: unknown[]) => unknown)[] = [];
  const owed = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let promises = 0;
  let answer: Answer | undefined;

  const ask = (message: Message): unknown => {
    answer = undefined;
    dispatch(new CustomEvent(there, { detail: JSON.stringify(message) }));
    const { ok, value } = (answer ?? {
      ok: false,
      value: { plain: 'nobody at the other end of the bridge' },
    }) as Answer;
    if (!ok) throw new Error(String(unpack(value)));
    return unpack(value);
  };
  const pack = (value: unknown): Carried => {
    if (value === undefined) return { nothing: true };
    if (value === null || ['string', 'boolean', 'number'].includes(typeof value)) return { plain: value };
    if (typeof value === 'function') return { fn: functions.push(value as (typeof functions)[number]) - 1 };
    if (value instanceof Promise) return { promise: promise(value) };
    if (Array.isArray(value)) return { list: value.map(pack) };
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError('the stand-in’s bridge cannot carry this');
    return { members: Object.entries(value as object).map(([name, member]) => [name, pack(member)] as const) };
  };
  const promise = (value: Promise<unknown>): number => {
    const number = promises++;
    const settle = (ok: boolean) => (result: unknown) =>
      ask({ act: 'settle', promise: number, ok, value: pack(ok ? result : String((result as Error).message)) });
    void value.then(settle(true), settle(false));
    return number;
  };
  const unpack = (carried: Carried): unknown => {
    if ('plain' in carried) return carried.plain;
    if ('list' in carried) return carried.list.map(unpack);
    if ('members' in carried)
      return Object.fromEntries(carried.members.map(([name, member]) => [name, unpack(member)]));
    if ('fn' in carried) return (...args: unknown[]) => ask({ act: 'call', fn: carried.fn, args: args.map(pack) });
    if ('promise' in carried) return new Promise((resolve, reject) => owed.set(carried.promise, { resolve, reject }));
    return undefined;
  };
  const carryOut = (message: Message): unknown => {
    if (message.act === 'call') return functions[message.fn]?.(...message.args.map(unpack));
    if (message.act === 'settle') {
      const { resolve, reject } = owed.get(message.promise) ?? {};
      owed.delete(message.promise);
      return void (message.ok ? resolve?.(unpack(message.value)) : reject?.(new Error(String(unpack(message.value)))));
    }
    if (message.name in window) throw new Error(`Cannot bind an API on top of an existing property: ${message.name}`);
    const api = unpack(message.api);
    return void Object.defineProperty(window, message.name, { value: Object.freeze(api), enumerable: true });
  };
  window.addEventListener(here, (event) => {
    let result: Answer;
    try {
      result = { ok: true, value: pack(carryOut(JSON.parse((event as CustomEvent<string>).detail))) };
    } catch (error) {
      result = { ok: false, value: { plain: String((error as Error).message) } };
    }
    dispatch(new CustomEvent(`${here} answer`, { detail: JSON.stringify(result) }));
  });
  window.addEventListener(`${there} answer`, (event) => {
    answer = JSON.parse((event as CustomEvent<string>).detail);
  });
  return { expose: (name, api) => void ask({ act: 'expose', name, api: pack(api) }) };
}
