import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LARGEST_MESSAGE } from '#main/contract/limits.ts';
import { TOO_LARGE } from '#main/contract/too-large.ts';
import type { HostPort } from '#main/contract/port.ts';
import type { Log } from '#main/log.ts';
import { readJson } from './body.ts';
import { eventStreams, type EventStreams } from './events.ts';
import { findFile, type RendererFiles } from './files.ts';
import { foreignReason } from './guard.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { ENTRY_PAGE, NO_SESSION_PAGE, NOT_FOUND_PAGE, FORBIDDEN_PAGE, USED_LINK_PAGE } from './static-pages.ts';
import { isChallenge, tableProof } from './proof.ts';
import { cookie, openSessions, secret, type Sessions } from './sessions.ts';

const LOOPBACK = '127.0.0.1';
const WINDOW_ID = /^[A-Za-z0-9_-]{16,64}$/;
/** Where a second start of Caravel checks that this server has the key it has read. */
export const SECOND_START_PATH = '/api/again';
/** The header with its challenge, and the one with our answer. */
export const CHALLENGE_HEADER = 'x-caravel-challenge';
export const PROOF_HEADER = 'x-caravel-proof';

/** The running server of the browser shell. */
export type BrowserServer = {
  readonly port: number;
  /** With it a second start recognizes this server and makes links to it. */
  readonly key: string;
  /** A new address that opens one session. */
  link(): string;
  /** Ends all connections. Does not close the host. */
  close(): Promise<void>;
};

type Shell = {
  readonly host: HostPort;
  readonly files: RendererFiles;
  readonly log: Log;
  readonly sessions: Sessions;
  readonly streams: EventStreams;
  readonly key: string;
  readonly port: number;
  /** `127.0.0.1:port`: the Host header our own page sends. */
  readonly address: () => string;
};

type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
};

/** The address that opens a session on `port` with a token. */
export function linkTo(port: number, token: string): string {
  return `http://${LOOPBACK}:${port}/?token=${token}`;
}

/** Starts the server on a loopback port (0: any free one). @throws Error with a sentence for players if the port is taken */
export async function startServer(options: {
  readonly port: number;
  readonly host: HostPort;
  readonly files: RendererFiles;
  readonly log: Log;
}): Promise<BrowserServer> {
  const server = createServer();
  const port = await listen(server, options.port);
  const address = (): string => `${LOOPBACK}:${port}`;
  const streams = eventStreams(options.host);
  const key = secret();
  const shell: Shell = { ...options, sessions: openSessions(key), streams, key, port, address };
  server.on('request', (request, response) => {
    answer(shell, request, response).catch((error: unknown) => {
      options.log.error('shell-answer-failed', { error });
      if (response.headersSent) response.destroy();
      else send(response, 500, 'application/json', '{"error":"internal"}');
    });
  });
  return {
    port,
    key,
    link: () => linkTo(port, shell.sessions.createToken()),
    close: () =>
      new Promise((resolve) => {
        streams.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new Error(`Caravel may not use port ${port} on this computer. Choose another with --port, or none.`, {
          cause: error,
        }),
      );
    });
    server.listen(port, LOOPBACK, () => {
      const bound = server.address();
      if (bound === null || typeof bound === 'string')
        reject(new Error('Caravel found no free port on this computer.'));
      else resolve(bound.port);
    });
  });
}

async function answer(shell: Shell, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const call: Call = { request, response, method: request.method ?? '', path, query: new URLSearchParams(query) };
  if (path === SECOND_START_PATH) return prove(shell, call);
  const stranger = foreignReason({ method: call.method, path, headers: request.headers }, shell.address());
  if (stranger !== undefined) {
    shell.log.warn('shell-stranger', { reason: stranger });
    return send(response, 403, 'text/html; charset=utf-8', FORBIDDEN_PAGE);
  }
  const session = shell.sessions.find(cookie(request.headers.cookie, cookieName(shell)));
  const token = path === '/' && call.method === 'GET' ? call.query.get('token') : null;
  if (token !== null) return enter(shell, call, token, session !== undefined);
  if (session === undefined) return send(response, 403, 'text/html; charset=utf-8', NO_SESSION_PAGE);
  if (path.startsWith('/api/')) return api(shell, call, session);
  serveFile(shell, call);
}

/** Browsers share cookies between ports, so the name contains the port: two tables then do not end each other's sessions. */
function cookieName(shell: Shell): string {
  return `caravel-${shell.address().split(':')[1] ?? ''}`;
}

function enter(shell: Shell, { response }: Call, token: string, known: boolean): void {
  const id = shell.sessions.redeem(token);
  if (id === undefined && !known) {
    return send(response, 403, 'text/html; charset=utf-8', USED_LINK_PAGE);
  }
  if (id !== undefined)
    response.setHeader('set-cookie', `${cookieName(shell)}=${id}; HttpOnly; SameSite=Strict; Path=/`);
  send(response, 200, 'text/html; charset=utf-8', ENTRY_PAGE);
}

/**
 * Answers a second start of Caravel. Pages are refused; they send an Origin header or `Sec-Fetch-Site`. The answer is no
 * secret: it is useless without the key.
 */
function prove({ address, key, port }: Shell, { request, response, method }: Call): void {
  const { headers } = request;
  const challenge = headers[CHALLENGE_HEADER];
  const fromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (method !== 'POST' || fromPage || headers.host !== address() || !isChallenge(challenge)) {
    return send(response, 403, 'application/json', '{"error":"forbidden"}');
  }
  response.setHeader(PROOF_HEADER, tableProof(key, port, challenge));
  send(response, 204, 'text/plain', '');
}

async function api(shell: Shell, call: Call, session: number): Promise<void> {
  const { request, response, method, path, query } = call;
  const id = query.get('window') ?? '';
  if (!WINDOW_ID.test(id)) return send(response, 400, 'application/json', '{"error":"window"}');
  // The window's name contains the session, so that no session can act for a window of another.
  const window = `${session}:${id}`;
  if (path === '/api/events' && method === 'GET') return shell.streams.open(window, request, response);
  if (path !== '/api/request' || method !== 'POST') {
    return send(response, 404, 'application/json', '{"error":"unknown"}');
  }
  const body = await readJson(request, LARGEST_MESSAGE);
  if ('status' in body) {
    const why = body.status === 413 ? TOO_LARGE : { error: 'body' };
    return send(response, body.status, 'application/json', JSON.stringify(why));
  }
  const reply = await shell.host.request(window, body.value);
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(reply ?? null));
}

function serveFile(shell: Shell, { response, method, path }: Call): void {
  // Browsers request it for a page that names no icon, such as the entry page; it must not be an error.
  if (path === '/favicon.ico') return send(response, 204, 'text/plain', '');
  const file = method === 'GET' || method === 'HEAD' ? findFile(shell.files, path) : undefined;
  if (file === undefined) send(response, 404, 'text/html; charset=utf-8', NOT_FOUND_PAGE);
  else send(response, 200, file.type, method === 'HEAD' ? '' : file.body);
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { ...SECURITY_HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
