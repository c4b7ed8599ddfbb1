/** The scheme of our pages. Nothing else may be loaded or answered. */
export const SCHEME = 'app';
export const START_URL = `${SCHEME}://game/index.html`;
/** Shown when the window keeps crashing; written by `recovery-page.ts`. */
export const RECOVERY_URL = `${SCHEME}://game/recovery`;

/** Whether `url` is one of Caravel's own pages. Uses the URL parser; comparing the start of the text would be unsafe. */
export function isOwnUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null &&
    parsed.protocol === `${SCHEME}:` &&
    parsed.host === 'game' &&
    parsed.username === '' &&
    parsed.password === ''
  );
}

/** The only navigation a page may start: from the recovery page back to the table. */
export function mayNavigate(from: string, to: string): boolean {
  return from === RECOVERY_URL && to === START_URL;
}

/**
 * Whether a page may fetch `url`: its own files, `data:` and its own `blob:` URLs and, while developing, the developer
 * tools. Everything else is blocked.
 */
export function mayFetch(url: string, developing: boolean): boolean {
  if (isOwnUrl(url) || url.startsWith('data:')) return true;
  if (url.startsWith('blob:')) return isOwnUrl(url.slice('blob:'.length));
  return developing && url.startsWith('devtools://devtools/');
}
