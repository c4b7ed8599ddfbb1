import type { Bridge } from '#main/contract/port.ts';

/** A call that never reached the host. `code`: `unreachable` (Caravel has stopped) or `refused` (this page has no session). */
export class BridgeError extends Error {
  readonly code: 'unreachable' | 'refused';

  constructor(code: 'unreachable' | 'refused') {
    super(`bridge-${code}`);
    this.code = code;
  }
}

/** The host as a page of the browser shell reaches it: the other end of `server.ts`. One page is one window. */
export function browserBridge(): Bridge {
  const window = crypto.randomUUID();
  const address = (path: string): string => `/api/${path}?window=${window}`;
  return {
    async request(message) {
      const response = await fetch(address('request'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      }).catch(() => undefined);
      if (response === undefined) throw new BridgeError('unreachable');
      // Too large: the answer says so.
      if (!response.ok && response.status !== 413) throw new BridgeError('refused');
      return response.json();
    },
    listen(listener) {
      // An EventSource reconnects by itself; the host then sees the window anew and pushes what is on the table.
      const source = new EventSource(address('events'));
      source.onmessage = (event: MessageEvent<string>) => listener(JSON.parse(event.data));
      return () => source.close();
    },
  };
}
