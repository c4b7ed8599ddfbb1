import type * as Electron from 'electron';
import type { FromRenderer, ToRenderer } from './preload-world.ts';

type Handler = (event: Electron.IpcMainInvokeEvent, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

/** docs/api/ipc-main.md, `ipcMain.handle(channel, listener)`. */
export const ipcMainPart = {
  handle(channel: string, listener: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, listener);
  },
  // Not of the documentation: where Electron keeps them, and where a test that listens in finds them.
  _invokeHandlers: handlers,
};

/**
 * Answers a call as docs/api/ipc-renderer.md, `ipcRenderer.invoke(channel, ...args)`: with what the handler's promise gives,
 * or with its error's message behind the name of the channel.
 */
export async function answerCall(
  event: Electron.IpcMainInvokeEvent,
  { id, channel, args }: FromRenderer,
): Promise<ToRenderer> {
  try {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return { id, ok: true, value: await handler(event, ...args) };
  } catch (error) {
    return { id, ok: false, value: `Error invoking remote method '${channel}': ${String(error)}` };
  }
}
