import type { IncomingMessage } from 'node:http';
import { messageMeter } from '#main/message-meter.ts';

/** The parsed body of a request, or the HTTP status to refuse it with. */
export type Body = { readonly value: unknown } | { readonly status: 400 | 413 | 415 };

/**
 * Reads a JSON body of at most `limit` bytes. One that nests too deep, or is too wide, is refused while it arrives. Only `application/json` is read: a page of another site cannot send it
 * without a CORS preflight. The connection stays open on refusal, so that the answer reaches a page that is still sending.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<Body> {
  if (!/^application\/json(;|$)/i.test(request.headers['content-type'] ?? '')) return { status: 415 };
  if (Number(request.headers['content-length'] ?? 0) > limit) return { status: 413 };
  const chunks: Uint8Array[] = [];
  const meter = messageMeter();
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) return { status: 400 };
    size += chunk.length;
    if (size > limit) return { status: 413 };
    if (meter.isBeyond(chunk)) return { status: 400 };
    chunks.push(chunk);
  }
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) };
  } catch {
    return { status: 400 };
  }
}
