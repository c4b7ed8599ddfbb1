import { createHash, randomBytes } from 'node:crypto';
import { newToken, readToken } from './proof.ts';

/** Who may come in: links that work once, and the sessions they opened. */
export type Sessions = {
  /** A token for a new link. */
  mint(): string;
  /** Uses up `token`; the id of the session it opens, or undefined where the token is unknown or used. */
  redeem(token: string): string | undefined;
  /** The number of the session with this id, or undefined where there is none. */
  find(id: string | undefined): number | undefined;
};

/** Sessions of one run of the shell. Kept in memory: a restart ends them all. `key` is what tokens are made with. */
export function openSessions(key: string): Sessions {
  const used = new Set<string>();
  const sessions = new Map<string, number>();
  return {
    mint: () => newToken(key),
    redeem(token) {
      const fresh = readToken(key, token);
      if (fresh === undefined || used.has(fresh)) return undefined;
      used.add(fresh);
      const id = secret();
      sessions.set(digest(id), sessions.size + 1);
      return id;
    },
    find: (id) => (id === undefined ? undefined : sessions.get(digest(id))),
  };
}

/** The value of one cookie of a Cookie header. */
export function cookie(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** A value nobody guesses, safe in a URL and in a cookie. */
export function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are compared by their hashes, so that the time a comparison takes says nothing about them. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
