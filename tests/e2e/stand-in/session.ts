import { EventEmitter } from 'node:events';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { toApp } from './addresses.ts';
import type { Chromium } from './chromium.ts';
import { askWhereTo } from './dialog.ts';
import { emitsOnly, loud, missing, preventable } from './loud.ts';

type BeforeRequest = (
  details: Electron.OnBeforeRequestListenerDetails,
  callback: (response: Electron.CallbackResponse) => void,
) => void;
type Check = Parameters<Electron.Session['setPermissionCheckHandler']>[0];

/** Permissions a page can ask about, by the names of the web (as the debugging protocol wants them). */
const PERMISSIONS = [
  ...[
    'geolocation',
    'notifications',
    'midi',
    'camera',
    'microphone',
    'clipboard-read',
    'background-sync',
    'storage-access',
  ],
  ...['idle-detection', 'local-fonts', 'window-management', 'screen-wake-lock', 'payment-handler', 'accelerometer'],
];

let beforeRequest: BeforeRequest | undefined;
let check: Check = null;
let asks = false;

const sessionPart = {
  /** docs/api/session.md, `setPermissionCheckHandler(handler)`: asked about each permission before the first page. */
  setPermissionCheckHandler: (handler: Check): void => void (check = handler),
  /** docs/api/session.md, `setPermissionRequestHandler(handler)`: must be there; where every check is denied none is asked. */
  setPermissionRequestHandler: (handler: Parameters<Electron.Session['setPermissionRequestHandler']>[0]): void => {
    asks = handler !== null;
  },
  /** docs/api/session.md, `setDevicePermissionHandler(handler)`: Chromium without a window offers no device. */
  setDevicePermissionHandler: (): void => undefined,
  /** docs/api/session.md, `setSpellCheckerEnabled(enable)`: Chromium without a window has no spell checker. */
  setSpellCheckerEnabled: (enable: boolean): void => {
    if (enable) throw missing('spell checker');
  },
  /** docs/api/web-request.md, `webRequest.onBeforeRequest([filter, ]listener)`, without a filter. */
  webRequest: loud('webRequest', {
    onBeforeRequest: (listener: BeforeRequest): void => void (beforeRequest = listener),
  }),
};
export const defaultSession = Object.assign(new EventEmitter(), sessionPart);
emitsOnly('session', defaultSession, ['will-download']);

/** Whether the app lets `url` be fetched. */
export function maySend(url: string, method: string): Promise<boolean> {
  if (beforeRequest === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    beforeRequest?.({ url, method } as Electron.OnBeforeRequestListenerDetails, ({ cancel }) =>
      resolve(cancel !== true),
    );
  });
}

/** Tells Chromium what the app answers about permissions. Only what is denied to all can be stood for. */
export async function setPermissions({ line }: Chromium): Promise<void> {
  if (check === null || !asks) throw missing('permission that nobody was asked about (the app answers none)');
  for (const name of PERMISSIONS) {
    if (check(null, name as Parameters<NonNullable<Check>>[1], '', {} as never))
      throw missing(`granted permission ${name}`);
    await line.browser.send('Browser.setPermission', { permission: { name }, setting: 'denied' });
  }
}

/**
 * docs/api/session.md, event `will-download`, and docs/api/download-item.md: preventing it cancels; where no save path is
 * set, the player is asked where to, in a dialog that the test answers.
 */
export function watchDownloads({ line, downloads }: Chromium): void {
  const wanted = new Map<string, Promise<string | undefined>>();
  line.browser.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename }) => {
    let path: string | undefined;
    const item = loud('DownloadItem', {
      getURL: () => toApp(url),
      getFilename: () => suggestedFilename,
      setSavePath: (to: string) => void (path = to),
    });
    const event = preventable({});
    defaultSession.emit('will-download', event, item);
    const to = event.defaultPrevented ? undefined : (path ?? askWhereTo());
    wanted.set(guid, Promise.resolve(to));
  });
  line.browser.on('Browser.downloadProgress', ({ guid, state, filePath }) => {
    if (state !== 'completed') return;
    void wanted.get(guid)?.then((to) => {
      const from = [filePath, join(downloads, guid)].find((place) => place !== undefined && existsSync(place));
      if (to === undefined || from === undefined) return;
      // As Chromium does: under its name it is there whole or not at all.
      copyFileSync(from, `${to}.download`);
      renameSync(`${to}.download`, to);
    });
  });
}
