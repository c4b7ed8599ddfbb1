/** Makes a page for requests that do not get the app. It has no inline script or style: the CSP forbids both. */
const page = (title: string, ...paragraphs: string[]): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title} – Caravel</title></head>` +
  `<body><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>\n`;

/**
 * Leads to the plain address, so that the token stays neither in the address bar nor in the history. It is a page and not
 * an HTTP redirect: a browser that came from a file or a mail sends the new cookie (SameSite=Strict) only with requests
 * that our own page starts.
 */
export const ENTRY_PAGE =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/">' +
  '<title>Caravel</title></head><body></body></html>\n';

/** For a link that has been used before. */
export const USED_LINK_PAGE = page(
  'This link has been used',
  'A link to Caravel opens the table once, so that nobody else on this computer can come in with it.',
  'To get back in, start Caravel again the way you started it before: it finds the open table and opens a new window. ' +
    'Or press Enter in the terminal Caravel runs in: it prints a fresh link.',
  'Your games are saved; nothing is lost.',
);

/** For a request without a session. */
export const NO_SESSION_PAGE = page(
  'Caravel is running, but this window has no way in',
  'The table opens from the link that Caravel prints when it starts, and stays open in that browser.',
  'To get in, start Caravel again the way you started it before: it finds the open table and opens a new window. ' +
    'Or press Enter in the terminal Caravel runs in: it prints a fresh link.',
  'Your games are saved; nothing is lost.',
);

/** For an unknown path. */
export const NOT_FOUND_PAGE = page('There is nothing here', 'Caravel’s table is at <a href="/">its start page</a>.');

/** For requests that do not come from Caravel's own page (see `guard.ts`). */
export const FORBIDDEN_PAGE = page(
  'Caravel does not answer here',
  'Caravel only talks to its own window. Open the address exactly as it was printed.',
);
