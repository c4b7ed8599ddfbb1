import type { Bridge } from '#main/contract/port.ts';

/** A call that did not reach the host. `code`: `unreachable` (Caravel has stopped) or `refused` (this page has no session). */
export class BridgeError extends Error {
  readonly code: 'unreachable' | 'refused';

  constructor(code: 'unreachable' | 'refused') {
    super(`bridge-${code}`);
    this.code = code;
  }
}

/** Connects a page of the browser shell to the host, through `server.ts`. Each page is a window of its own to the host. */
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
      // 413: the message was too large; the reply in the body says so.
      if (!response.ok && response.status !== 413) throw new BridgeError('refused');
      return response.json();
    },
    listen(listener) {
      // An EventSource reconnects by itself; on each connection the host pushes the current page.
      const source = new EventSource(address('events'));
      source.onmessage = (event: MessageEvent<string>) => listener(JSON.parse(event.data));
      return () => source.close();
    },
  };
}
