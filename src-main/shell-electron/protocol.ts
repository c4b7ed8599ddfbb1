import { findFile, type RendererFiles } from '#main/shell-browser/files.ts';
import { SECURITY_HEADERS } from '#main/shell-browser/headers.ts';
import { isOwnUrl, RECOVERY_URL, SCHEME } from './address.ts';
import { RECOVERY_PAGE } from './recovery-page.ts';

/** The registration of our scheme: an origin with a secure context and `fetch`, and no other privileges. */
export const PRIVILEGED_SCHEME = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
};

/** Answers a request to `app://` with a file of the renderer, the recovery page, or an error. */
export function answerRequest(
  files: RendererFiles,
  request: { readonly url: string; readonly method: string },
): Response {
  if (!isOwnUrl(request.url) || request.method !== 'GET') return reply(403, 'text/plain', 'Refused.');
  if (request.url === RECOVERY_URL) return reply(200, 'text/html; charset=utf-8', RECOVERY_PAGE);
  const file = findFile(files, new URL(request.url).pathname);
  return file === undefined ? reply(404, 'text/plain', 'Nothing here.') : reply(200, file.type, file.body);
}

function reply(status: number, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  return new Response(body, { status, headers: { ...SECURITY_HEADERS, 'content-type': type } });
}
