import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { startServer, type BrowserServer } from '#main/shell-browser/server.ts';
import { FILES, fakeHost, fakeLog, type FakeHost } from './fakes.ts';

/** A response. */
export type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
/** A request as a test writes it. */
export type Ask = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** A window id like those that pages generate. */
export const WINDOW = 'window-0123456789';
/** The shell of the running test. */
export let server: BrowserServer;
/** The host behind it. */
export let host: FakeHost;

/** Starts a new server for every test of a file. */
export function useServer(): void {
  beforeEach(async () => {
    host = fakeHost();
    server = await startServer({ port: 0, host, files: FILES, log: fakeLog() });
  });
  afterEach(() => server.close());
}

/** Sends a request exactly as written: fetch would normalize paths and forbid some headers. */
export function ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The shell’s own origin. */
export const origin = (): string => `http://127.0.0.1:${server.port}`;
/** The path of a new link. */
export const linkPath = (): string => server.link().slice(origin().length);

/** Opens a session with a new link. Resolves to its cookie. */
export async function enter(): Promise<string> {
  const { headers } = await ask(linkPath());
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
}

/** A message as the page sends it. */
export const post = (cookie: string, body: string, more: Record<string, string> = {}): Ask => ({
  method: 'POST',
  headers: { cookie, origin: origin(), 'content-type': 'application/json', ...more },
  body,
});
