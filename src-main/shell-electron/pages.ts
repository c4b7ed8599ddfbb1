import type { HostPort, WindowId } from '#main/contract/port.ts';
import { PUSH } from './channels.ts';

/** What `openPages` needs of a WebContents. */
export type PageContents = {
  readonly id: number;
  isDestroyed(): boolean;
  send(channel: string, message: string): void;
};

/** The open pages, each a window to the host. A page that is loaded again is a new window: private pages it had open are closed. */
export type Pages = {
  request(contents: PageContents, message: unknown): Promise<unknown>;
  listen(contents: PageContents): void;
  unlisten(contents: PageContents): void;
  /** Must be called when a page is gone: loaded again, crashed or closed. */
  leave(contents: PageContents): void;
};

/** Passes messages between the pages and the host. */
export function openPages(host: HostPort): Pages {
  const loads = new Map<number, number>();
  const disconnects = new Map<number, () => void>();
  const windowOf = ({ id }: PageContents): WindowId => `${id}.${loads.get(id) ?? 0}`;
  const unlisten = ({ id }: PageContents): void => {
    disconnects.get(id)?.();
    disconnects.delete(id);
  };
  return {
    request: (contents, message) => host.request(windowOf(contents), message),
    listen(contents) {
      unlisten(contents);
      const push = (message: unknown): void => {
        if (!contents.isDestroyed()) contents.send(PUSH, JSON.stringify(message));
      };
      disconnects.set(contents.id, host.connect(windowOf(contents), push));
    },
    unlisten,
    leave(contents) {
      unlisten(contents);
      loads.set(contents.id, (loads.get(contents.id) ?? 0) + 1);
    },
  };
}
