import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { foreignReason } from '#main/shell-browser/guard.ts';

/** A session of the host: the port it listens on, and the cookie of the session. */
export type HostSession = { readonly port: number; readonly cookie: string };

const LOOPBACK = '127.0.0.1';
/** Headers of a connection, which are not those of the next. */
const OWN_HEADERS = /^(connection|keep-alive|transfer-encoding)$/;

/** Opens a session with a link of the host, as a browser would. @throws Error where the link opens none */
export async function redeem(link: string): Promise<HostSession> {
  const { headers } = await fetch(link);
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('The link of the host has opened no session.');
  return { port: Number(new URL(link).port), cookie };
}

/**
 * Which check shows that a request does not come from the window on `port`, or undefined: the proxy carries the session's cookie
 * for whoever asks, so it refuses the pages of others as the shell does.
 */
export function strangerTo(port: number, { method = '', url = '', headers }: IncomingMessage): string | undefined {
  const own = [`${LOOPBACK}:${port}`, `localhost:${port}`].find((host) => host === headers.host);
  return own === undefined ? 'host' : foreignReason({ method, path: url, headers }, own);
}

/** Carries a request of the window to the host, with the host's own name and origin and the cookie of the session, and the answer back. */
export function carry({ port, cookie }: HostSession, request: IncomingMessage, response: ServerResponse): void {
  const address = `${LOOPBACK}:${port}`;
  const type = request.headers['content-type'];
  const headers = { host: address, origin: `http://${address}`, cookie, ...(type && { 'content-type': type }) };
  const { method, url: path } = request;
  // A connection of its own: one that is kept might belong to a host that has ended.
  const carried = ask({ host: LOOPBACK, port, method, path, headers, agent: false }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.test(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    pipeline(answer, response, () => undefined);
  });
  carried.on('error', () => response.destroy());
  response.on('close', () => carried.destroy());
  request.pipe(carried);
}
