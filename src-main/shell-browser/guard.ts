import type { IncomingHttpHeaders } from 'node:http';

type IncomingRequest = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders };

/**
 * Which check shows that a request does not come from Caravel's own page (`host`, `origin` or `site`), or undefined. The
 * check of the Host header prevents DNS rebinding; the other two refuse pages of other sites.
 */
export function foreignReason({ method, path, headers }: IncomingRequest, host: string): string | undefined {
  if (headers.host !== host) return 'host';
  const { origin } = headers;
  if (origin === undefined ? method === 'POST' : origin !== `http://${host}`) return 'origin';
  const site = headers['sec-fetch-site'];
  const ownSite = site === undefined || site === 'same-origin' || site === 'none';
  // The start page may be opened from a link in a mail or a terminal; it still needs a token or a cookie.
  if (!ownSite && path !== '/') return 'site';
  return undefined;
}
