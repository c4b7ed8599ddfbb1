import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;
const CHALLENGE = /^[\w-]{22}$/;

/** A value nobody has used before, to be answered or to be signed. Safe in a URL and in a header. */
export function nonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** Whether a text can be a challenge. */
export function isChallenge(text: unknown): text is string {
  return typeof text === 'string' && CHALLENGE.test(text);
}

/**
 * The answer of a running table to a challenge: only who knows the key can give it. The port is part of it, so that the
 * answer of one table cannot be passed off as that of another.
 */
export function tableProof(key: string, port: number, challenge: string): string {
  return sign(key, `table ${port} ${challenge}`);
}

/**
 * A token for a link. It carries its own proof that whoever made it knows the key, so that the table need not have made it:
 * neither key nor token ever goes over the wire before it is used.
 */
export function newToken(key: string): string {
  const fresh = nonce();
  return `${fresh}.${sign(key, `link ${fresh}`)}`;
}

/** The part of a token that is never used twice, or undefined where the key did not make it. */
export function readToken(key: string, token: string): string | undefined {
  const [fresh = '', signature = ''] = token.split('.');
  return isSame(token, `${fresh}.${signature}`) && isSame(signature, sign(key, `link ${fresh}`)) ? fresh : undefined;
}

/** Whether two texts are the same; the time it takes says nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
