import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;
const CHALLENGE = /^[\w-]{22}$/;

/** A random value for one use, safe in a URL and in a header. */
export function nonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** Whether a value has the form of a nonce. */
export function isChallenge(text: unknown): text is string {
  return typeof text === 'string' && CHALLENGE.test(text);
}

/**
 * The answer of a running table to a challenge: an HMAC that only a process with the key can make. It covers the port, so
 * that one table's answer cannot be used for another.
 */
export function tableProof(key: string, port: number, challenge: string): string {
  return sign(key, `table ${port} ${challenge}`);
}

/**
 * A token for a link: a nonce and its HMAC. Any process that knows the key can make one, so a second start needs to send
 * neither the key nor a token to the running table.
 */
export function newToken(key: string): string {
  const value = nonce();
  return `${value}.${sign(key, `link ${value}`)}`;
}

/** The nonce of a token, or undefined if it was not made with the key. */
export function nonceOfToken(key: string, token: string): string | undefined {
  const [value = '', signature = ''] = token.split('.');
  return isEqualInConstantTime(token, `${value}.${signature}`) &&
    isEqualInConstantTime(signature, sign(key, `link ${value}`))
    ? value
    : undefined;
}

/** Compares two texts in constant time, so that the time does not reveal where they differ. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
