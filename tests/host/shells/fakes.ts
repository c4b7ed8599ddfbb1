import type { HostPort, WindowId } from '#main/contract/port.ts';
import type { Log } from '#main/log.ts';
import type { RendererFiles } from '#main/shell-browser/files.ts';

/** A host that echoes requests and records how a shell uses it. */
export type FakeHost = HostPort & {
  readonly asked: { window: WindowId; message: unknown }[];
  readonly connected: Map<WindowId, (message: unknown) => void>;
  closed: number;
};

export function fakeHost(): FakeHost {
  const host: FakeHost = {
    asked: [],
    connected: new Map(),
    closed: 0,
    async request(window, message) {
      host.asked.push({ window, message });
      return { echo: message };
    },
    connect(window, push) {
      host.connected.set(window, push);
      return () => host.connected.delete(window);
    },
    close() {
      host.closed++;
    },
  };
  return host;
}

/** A log that records the codes written to it. */
export function fakeLog(): Log & { readonly codes: string[] } {
  const codes: string[] = [];
  const note = (code: string): void => void codes.push(code);
  return { codes, info: note, warn: note, error: note };
}

const text = (body: string, type: string) => ({ type, body: new TextEncoder().encode(body) });

/** A renderer of two files. */
export const FILES: RendererFiles = new Map([
  ['/index.html', text('<!doctype html><title>Caravel</title>', 'text/html; charset=utf-8')],
  ['/assets/index-abc.js', text('export {};', 'text/javascript; charset=utf-8')],
]);
