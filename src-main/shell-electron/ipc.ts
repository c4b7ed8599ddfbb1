import { LARGEST_MESSAGE } from '#main/contract/limits.ts';
import { messageMeter } from '#main/message-meter.ts';
import { TOO_LARGE } from '#main/contract/too-large.ts';
import type { Log } from '#main/log.ts';
import { isOwnUrl } from './address.ts';

/** The frame that called; `parent` is null for a main frame. */
export type Frame = { readonly url: string; readonly parent: object | null };
/** A call from a page: its WebContents and the frame, or null if that is gone. */
export type Call<Sender> = { readonly sender: Sender; readonly senderFrame: Frame | null };

/** What `handle` needs of Electron's ipcMain. */
export type Ipc<Sender> = {
  handle(channel: string, listener: (call: Call<Sender>, argument: unknown) => Promise<unknown>): void;
};

/** The handlers of the calls a page may make, by channel. */
export type Handlers<Sender> = Readonly<Record<string, (sender: Sender, message: unknown) => unknown>>;

/**
 * Registers the handlers: the only way from a page into the main process. A call is refused unless it comes from a main
 * frame that shows one of our pages. Messages are JSON text, so that they mean the same as in the browser shell.
 */
export function handle<Sender>(ipc: Ipc<Sender>, handlers: Handlers<Sender>, log: Log): void {
  for (const [channel, handler] of Object.entries(handlers)) {
    ipc.handle(channel, async (call, argument) => {
      const { sender, senderFrame } = call;
      if (senderFrame === null || senderFrame.parent !== null || !isOwnUrl(senderFrame.url)) {
        log.warn('ipc-stranger', { channel });
        throw new Error('refused');
      }
      if (typeof argument !== 'string') throw new Error('malformed');
      const reply = argument.length > LARGEST_MESSAGE ? TOO_LARGE : await handler(sender, parse(argument));
      return JSON.stringify(reply ?? null);
    });
  }
}

/** @throws Error where it is no JSON, or nests so deep or is so wide that it would take long to read */
function parse(argument: string): unknown {
  if (messageMeter().isBeyond(argument)) throw new Error('malformed');
  try {
    return JSON.parse(argument);
  } catch {
    throw new Error('malformed');
  }
}
