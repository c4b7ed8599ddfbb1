/** The few pages the shell writes itself, for people who come without a way in. No script, no style: the CSP forbids both. */
const page = (title: string, ...paragraphs: string[]): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title} – Caravel</title></head>` +
  `<body><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>\n`;

/**
 * Leads on to the plain address, so that the token stays neither in the address bar nor in the history. It is a page and no
 * redirection: a browser that was led here by a file or a mail gives the new cookie only to what our own page asks for.
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

/** For somebody who opened the address without a link. */
export const NO_SESSION_PAGE = page(
  'Caravel is running, but this window has no way in',
  'The table opens from the link that Caravel prints when it starts, and stays open in that browser.',
  'To get in, start Caravel again the way you started it before: it finds the open table and opens a new window. ' +
    'Or press Enter in the terminal Caravel runs in: it prints a fresh link.',
  'Your games are saved; nothing is lost.',
);

/** For an address that is not one of Caravel's. */
export const NOT_FOUND_PAGE = page('There is nothing here', 'Caravel’s table is at <a href="/">its start page</a>.');

/** For requests that do not come from Caravel's own page. */
export const STRANGER_PAGE = page(
  'Caravel does not answer here',
  'Caravel only talks to its own window. Open the address exactly as it was printed.',
);
