import type { Log } from '#main/log.ts';
import { mayFetch, mayNavigate } from './address.ts';

type Preventable = { preventDefault(): void };
type NavigationEvent = Preventable & { readonly url: string };

/** What `lockContents` needs of Electron's WebContents. */
export type LockableContents = {
  getURL(): string;
  on(
    event: 'will-navigate' | 'will-redirect' | 'will-frame-navigate',
    listener: (event: NavigationEvent) => void,
  ): unknown;
  on(event: 'will-attach-webview', listener: (event: Preventable) => void): unknown;
  setWindowOpenHandler(handler: () => { action: 'deny' }): void;
};

/** What `lockSession` needs of Electron's Session. */
export type LockableSession = {
  setPermissionRequestHandler(
    handler: (contents: unknown, permission: string, callback: (granted: boolean) => void) => void,
  ): void;
  setPermissionCheckHandler(handler: () => boolean): void;
  setDevicePermissionHandler(handler: () => boolean): void;
  setSpellCheckerEnabled(enable: boolean): void;
  on(event: 'will-download', listener: (event: Preventable, item: { getURL(): string }) => void): unknown;
  readonly webRequest: {
    onBeforeRequest(
      listener: (details: { readonly url: string }, callback: (response: { cancel: boolean }) => void) => void,
    ): void;
  };
};

/** Forbids a page to navigate, to open windows and to embed pages. */
export function lockContents(contents: LockableContents, log: Log): void {
  const refuseNavigation = (event: NavigationEvent): void => {
    if (mayNavigate(contents.getURL(), event.url)) return;
    event.preventDefault();
    log.warn('navigation-refused');
  };
  contents.on('will-navigate', refuseNavigation);
  contents.on('will-redirect', refuseNavigation);
  contents.on('will-frame-navigate', refuseNavigation);
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
    log.warn('webview-refused');
  });
  contents.setWindowOpenHandler(() => {
    log.warn('window-refused');
    return { action: 'deny' };
  });
}

/**
 * Locks a session: no permission is granted, no request leaves the app, and only what the page made itself (an exported
 * campaign) can be downloaded. The spell checker is off because it would download dictionaries.
 */
export function lockSession(session: LockableSession, developing: boolean, log: Log): void {
  session.setPermissionRequestHandler((_contents, permission, callback) => {
    log.warn('permission-refused', { permission });
    callback(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event, item) => {
    if (!mayFetch(item.getURL(), false)) event.preventDefault();
  });
  session.webRequest.onBeforeRequest(({ url }, callback) => {
    const cancel = !mayFetch(url, developing);
    // Only the scheme is logged: the address may contain what a player typed.
    if (cancel) log.warn('request-refused', { scheme: url.slice(0, url.indexOf(':')) });
    callback({ cancel });
  });
}
