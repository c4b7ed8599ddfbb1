import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from '#tests/e2e/app.ts';

/** How many pictures a sheet holds: more of the largest would be too much for one page. */
const ON_A_SHEET = 16;

/** Puts the pictures of one look on sheets, `sheet-<look>-<n>.png`: four in a row, each with its name. */
export async function sheets(folder: string, look: string, names: readonly string[]): Promise<void> {
  for (let n = 0; n * ON_A_SHEET < names.length; n++)
    await sheet(folder, look, n + 1, names.slice(n * ON_A_SHEET, (n + 1) * ON_A_SHEET));
}

async function sheet(folder: string, look: string, n: number, names: readonly string[]): Promise<void> {
  const pictures = names.map((name) => {
    const data = readFileSync(join(folder, `${name}-${look}.png`)).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`;
  });
  const style =
    'body{margin:8px;display:grid;grid-template-columns:repeat(4,1fr);gap:8px;font:14px sans-serif}figure{margin:0}img{width:100%}';
  const { page: on, browser } = await openPage({ width: 1920, height: 1080 });
  await on.setContent(`<style>${style}</style>${pictures.join('')}`);
  await on.screenshot({ path: join(folder, `sheet-${look}-${n}.png`), fullPage: true });
  await browser.close();
}
