import type { EventEmitter } from 'node:events';

/** What is asked of any object by promises, JSON and inspectors, and no part of Electron. */
const ASKED_OF_ANYTHING = new Set(['then', 'toJSON', 'constructor', 'nodeType', 'tagName']);

/** The error for a part of Electron that the stand-in lacks; also said on stderr, for the app may swallow it. */
export function missing(what: string): Error {
  process.stderr.write(`The stand-in for Electron has no ${what}. See docs/desktop-stand-in.md.\n`);
  return new Error(`the stand-in for Electron has no ${what}`);
}

/** `part` with a voice: whatever is asked of it and is not there throws, where Electron might have had it. */
export function loud<T extends object>(name: string, part: T): T {
  return new Proxy(part, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !ASKED_OF_ANYTHING.has(key)) throw missing(`${name}.${key}`);
      return Reflect.get(target, key);
    },
  });
}

/** Throws where `given` has a member that is not among `known`. */
export function onlyKnown(name: string, given: object, known: readonly string[]): void {
  for (const key of Object.keys(given)) if (!known.includes(key)) throw missing(`${name}: ${key}`);
}

/** Lets `emitter` take listeners for `events` alone: for any other the stand-in would keep silent for ever. */
export function emitsOnly(name: string, emitter: EventEmitter, events: readonly string[]): void {
  emitter.on('newListener', (event) => {
    if (!events.includes(String(event))) throw missing(`event ${name} '${String(event)}'`);
  });
}

/** An event that a listener can prevent, as docs/api/structures/event.md (`preventDefault`, `defaultPrevented`). */
export function preventable<T extends object>(details: T) {
  const event = {
    ...details,
    defaultPrevented: false,
    preventDefault: (): void => {
      event.defaultPrevented = true;
    },
  };
  return event;
}
