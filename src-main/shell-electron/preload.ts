import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '#main/contract/port.ts';
import { FULL_SCREEN, LISTEN, PUSH, REQUEST, UNLISTEN } from './channels.ts';

const call = async (channel: string, message: unknown): Promise<unknown> =>
  JSON.parse(String(await ipcRenderer.invoke(channel, JSON.stringify(message ?? null))));

const bridge: Bridge & { toggleFullScreen(): void } = {
  toggleFullScreen: () => void call(FULL_SCREEN, null),
  request: (message) => call(REQUEST, message),
  listen(listener) {
    // Only the message goes to the page: the event would give it access to the sender.
    const receive = (_event: unknown, text: string): void => listener(JSON.parse(text));
    ipcRenderer.on(PUSH, receive);
    void call(LISTEN, null);
    return () => {
      ipcRenderer.off(PUSH, receive);
      void call(UNLISTEN, null);
    };
  },
};

contextBridge.exposeInMainWorld('caravel', bridge);
