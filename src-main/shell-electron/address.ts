/** The one origin the product knows. Nothing else is ever loaded, asked or answered. */
export const SCHEME = 'app';
export const START_URL = `${SCHEME}://game/index.html`;
/** Shown when the window keeps crashing; written by `recovery-page.ts`. */
export const RECOVERY_URL = `${SCHEME}://game/recovery`;

/** Whether `url` is one of Caravel's own pages, by the URL parser and never by its beginning. */
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

/** The one way a page may go by itself: back to the table from the page that says it crashed. */
export function mayNavigate(from: string, to: string): boolean {
  return from === RECOVERY_URL && to === START_URL;
}

/**
 * Whether a page may fetch `url`: its own files, what it made itself, and the developer tools while there are any. The
 * rest of the world is out of reach, whatever asks for it.
 */
export function mayFetch(url: string, developing: boolean): boolean {
  if (isOwnUrl(url) || url.startsWith('data:')) return true;
  if (url.startsWith('blob:')) return isOwnUrl(url.slice('blob:'.length));
  return developing && url.startsWith('devtools://devtools/');
}
