import { EventEmitter } from 'node:events';
import type { Duplex, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

type Told = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } } & {
  sessionId?: string;
};
/** One end of Chromium's debugging protocol, as Playwright types it: of the browser itself, or of one page. */
export type Session = Pick<CDPSession, 'send' | 'on' | 'once' | 'off'>;
/** The line to a browser: its own session, and one for each page that was attached. */
export type Line = { readonly browser: Session; of(sessionId: string): Session };

/** Speaks the protocol over a browser's `--remote-debugging-pipe`; when this process ends, the pipe does, and the browser. */
export function openLine(to: Writable, from: Duplex): Line {
  const sessions = new Map<string, EventEmitter & Session>();
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void; what: string }
  >();
  let last = 0;
  const of = (sessionId: string): EventEmitter & Session => {
    const known = sessions.get(sessionId);
    if (known !== undefined) return known;
    const send = (method: string, params: unknown = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject, what: method });
        to.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
      });
    const session = Object.assign(new EventEmitter(), { send }) as unknown as EventEmitter & Session;
    sessions.set(sessionId, session);
    return session;
  };
  const hear = (told: Told): void => {
    if (told.id === undefined) return void of(told.sessionId ?? '').emit(told.method ?? '', told.params);
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.error !== undefined) asked?.reject(new Error(`${asked.what}: ${told.error.message}`));
    else asked?.resolve(told.result);
  };
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) hear(JSON.parse(message) as Told);
  });
  // A browser that ends takes its pipe with it; whoever waits then waits for nothing that matters.
  for (const end of [to, from]) end.on('error', () => undefined);
  return { browser: of(''), of };
}
