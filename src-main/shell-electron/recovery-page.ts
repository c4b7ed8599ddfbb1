import { START_URL } from './address.ts';

/** What is shown when the window crashed again and again. Plain: whatever broke the table must not break this. */
export const RECOVERY_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Caravel stopped</title></head>
<body>
<h1>The table stopped several times in a row</h1>
<p>Your games are saved up to the last move. Nothing is lost.</p>
<p><a href="${START_URL}">Open the table again</a></p>
<p>If it stops again, restart the computer, or choose the flat board in Caravel’s settings: it asks less of the graphics card.</p>
</body></html>
`;
