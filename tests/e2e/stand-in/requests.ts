import type * as Electron from 'electron';
import { isRegistered, registerSchemes, toApp, withLinks } from './addresses.ts';
import { loud, missing } from './loud.ts';
import { OPEN_PATH } from './preload-world.ts';
import type { Session } from './protocol.ts';
import { maySend } from './session.ts';

type Serve = Parameters<Electron.Protocol['handle']>[1];

const serving = new Map<string, Serve>();

export const protocolPart = loud('protocol', {
  registerSchemesAsPrivileged: registerSchemes,
  /** docs/api/protocol.md, `protocol.handle(scheme, handler)`. */
  handle(scheme: string, handler: Serve): void {
    if (!isRegistered(scheme)) throw missing(`scheme ${scheme} that was not registered as privileged`);
    serving.set(scheme, handler);
  },
});

/** What requests of a page are asked of it besides. */
export type Asked = {
  /** Whether the document of `frame` may be replaced by `url`. */
  mayLeave(frame: string, url: string): boolean;
  /** Whether a window may be opened on `url`. */
  mayOpen(url: string): boolean;
};

/**
 * Answers every request of a page: by the app's own scheme's handler, by the network where the app lets it through, or with
 * a refusal (docs/api/web-request.md, `cancel`).
 */
export async function answerRequests(session: Session, asked: Asked): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId }) => {
    const url = toApp(request.url);
    const refuse = (errorReason: 'Aborted' | 'BlockedByClient') =>
      session.send('Fetch.failRequest', { requestId, errorReason });
    const answer = async (): Promise<unknown> => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === OPEN_PATH) {
        // Chromium would open a window of its own, which is no BrowserWindow.
        if (asked.mayOpen(toApp(searchParams.get('url') ?? ''))) throw missing('window that a page opened');
        return session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
      }
      if (resourceType === 'Document' && !asked.mayLeave(frameId, url)) return refuse('Aborted');
      if (!(await maySend(url, request.method))) return refuse('BlockedByClient');
      const serve = serving.get(url.slice(0, url.indexOf(':')));
      if (serve === undefined) return session.send('Fetch.continueRequest', { requestId });
      const { method, headers } = request;
      return fulfil(session, requestId, await serve(new Request(url, { method, headers })));
    };
    // The page may have gone meanwhile; then nobody waits for an answer.
    answer().catch((error: unknown) => {
      if (!String(error).includes('Fetch.')) process.stderr.write(`${String(error)}\n`);
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}

async function fulfil(session: Session, requestId: string, response: Response): Promise<void> {
  if (response.status >= 300 && response.status < 400) throw missing('redirection by a protocol handler');
  const html = response.headers.get('content-type')?.startsWith('text/html') === true;
  const body = html ? withLinks(await response.text()) : new Uint8Array(await response.arrayBuffer());
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  });
}
