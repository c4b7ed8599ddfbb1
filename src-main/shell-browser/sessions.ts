import { createHash, randomBytes } from 'node:crypto';
import { newToken, nonceOfToken } from './proof.ts';

/** Sessions of the browser shell, and the tokens that open them. A token works once. */
export type Sessions = {
  /** A token for a new link. */
  createToken(): string;
  /** Uses up `token`. Returns the id of the session it opens, or undefined if the token is invalid or used. */
  redeem(token: string): string | undefined;
  /** The number of the session with this id, or undefined. */
  find(id: string | undefined): number | undefined;
};

/** Sessions in memory; they end with the process. Tokens are made with `key`. */
export function openSessions(key: string): Sessions {
  const used = new Set<string>();
  const sessions = new Map<string, number>();
  return {
    createToken: () => newToken(key),
    redeem(token) {
      const nonce = nonceOfToken(key, token);
      if (nonce === undefined || used.has(nonce)) return undefined;
      used.add(nonce);
      const id = secret();
      sessions.set(digest(id), sessions.size + 1);
      return id;
    },
    find: (id) => (id === undefined ? undefined : sessions.get(digest(id))),
  };
}

/** The value of one cookie in a Cookie header, or undefined. */
export function cookie(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** 32 random bytes, encoded so that they are safe in a URL and in a cookie. */
export function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Ids are looked up by their hash, so that the time a lookup takes reveals nothing about them. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
