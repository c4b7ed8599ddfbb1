import type { IncomingHttpHeaders } from 'node:http';

type IncomingRequest = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders };

/**
 * Why a request cannot come from Caravel's own page, or undefined where it may. The Host check keeps out other names that
 * were made to point here (DNS rebinding), the other two keep out pages of other sites.
 */
export function strangerReason({ method, path, headers }: IncomingRequest, host: string): string | undefined {
  if (headers.host !== host) return 'host';
  const { origin } = headers;
  if (origin === undefined ? method === 'POST' : origin !== `http://${host}`) return 'origin';
  const site = headers['sec-fetch-site'];
  const ownSite = site === undefined || site === 'same-origin' || site === 'none';
  // The start page may be opened from a link in a mail or a terminal; it still needs its token or its cookie.
  if (!ownSite && path !== '/') return 'site';
  return undefined;
}
