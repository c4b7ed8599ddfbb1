import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from '#main/shell-browser/headers.ts';

/** What hot reload needs and the shells forbid: styles that scripts put in, and a worker that waits for the server to come back. */
const WIDER: Readonly<Record<string, string>> = {
  "style-src 'self'": "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'": "worker-src 'self' blob:",
};

/**
 * The headers of every page of `npm run dev`: those of the shells, with the policy wider where hot reload needs it. What may be
 * kept is Vite's to say, or each load would fetch every module again.
 */
export const DEV_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SECURITY_HEADERS).filter(([name]) => name !== 'cache-control')),
  'content-security-policy': CONTENT_SECURITY_POLICY.split('; ')
    .map((directive) => WIDER[directive] ?? directive)
    .join('; '),
};
