import type { HostPort, WindowId } from '#main/contract/port.ts';
import { PUSH } from './channels.ts';

/** What `pages` needs of a WebContents. */
export type PageContents = {
  readonly id: number;
  isDestroyed(): boolean;
  send(channel: string, message: string): void;
};

/** The open pages as the host knows them. A window that loads anew is a new page: what the old one had open is forgotten. */
export type Pages = {
  request(contents: PageContents, message: unknown): Promise<unknown>;
  listen(contents: PageContents): void;
  unlisten(contents: PageContents): void;
  /** The page is gone: loaded anew, crashed or closed. */
  leave(contents: PageContents): void;
};

/** Carries messages between the windows and the host. */
export function openPages(host: HostPort): Pages {
  const visits = new Map<number, number>();
  const ends = new Map<number, () => void>();
  const nameOf = ({ id }: PageContents): WindowId => `${id}.${visits.get(id) ?? 0}`;
  const unlisten = ({ id }: PageContents): void => {
    ends.get(id)?.();
    ends.delete(id);
  };
  return {
    request: (contents, message) => host.request(nameOf(contents), message),
    listen(contents) {
      unlisten(contents);
      const push = (message: unknown): void => {
        if (!contents.isDestroyed()) contents.send(PUSH, JSON.stringify(message));
      };
      ends.set(contents.id, host.connect(nameOf(contents), push));
    },
    unlisten,
    leave(contents) {
      unlisten(contents);
      visits.set(contents.id, (visits.get(contents.id) ?? 0) + 1);
    },
  };
}
