import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostPort, WindowId } from '#main/contract/port.ts';
import { SECURITY_HEADERS } from './headers.ts';

const HEARTBEAT_MS = 15_000;
/** Limit for a page that does not read, for example while asleep. It is disconnected; on reconnecting it gets everything again. */
const MAX_WAITING_BYTES = 16_000_000;

/** The open event streams, one per window. */
export type EventStreams = {
  /** Starts pushing to a window over this response. An earlier stream of the window is ended first. */
  open(window: WindowId, request: IncomingMessage, response: ServerResponse): void;
  /** Ends them all. */
  close(): void;
};

/** Sends the pushes of `host` as server-sent events. */
export function eventStreams(host: HostPort): EventStreams {
  const ends = new Map<WindowId, () => void>();
  return {
    open(window, request, response) {
      ends.get(window)?.();
      response.writeHead(200, { ...SECURITY_HEADERS, 'content-type': 'text/event-stream; charset=utf-8' });
      response.write('retry: 1000\n\n');
      const send = (text: string): void => {
        if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
        else if (!response.writableEnded) response.write(text);
      };
      // JSON.stringify writes no line breaks, so a message is one `data:` line.
      const disconnect = host.connect(window, (message) => send(`data: ${JSON.stringify(message)}\n\n`));
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
      const end = (): void => {
        if (ends.get(window) !== end) return;
        ends.delete(window);
        clearInterval(heartbeat);
        disconnect();
        response.end();
      };
      ends.set(window, end);
      request.on('close', end);
      response.on('close', end);
    },
    close() {
      for (const end of [...ends.values()]) end();
    },
  };
}
