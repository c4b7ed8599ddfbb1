import { START_URL } from './address.ts';

/** Shown after repeated crashes. It has no scripts or images, so that what crashed the table cannot crash it. */
export const RECOVERY_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Caravel stopped</title></head>
<body>
<h1>The table stopped several times in a row</h1>
<p>Your games are saved up to the last move. Nothing is lost.</p>
<p><a href="${START_URL}">Open the table again</a></p>
<p>If it stops again, restart the computer, or choose the flat board in Caravel’s settings: it asks less of the graphics card.</p>
</body></html>
`;
