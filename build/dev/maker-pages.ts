import { join } from 'node:path';
import type { Positions } from './positions.ts';
import { Trouble } from './trouble.ts';

/** The pages that only makers see, by the beginning of their address: the script of each. */
const SCRIPTS: readonly (readonly [address: string, script: string])[] = [
  ['/dev/position/', 'tests/dev/position.ts'],
  ['/dev/components', 'tests/dev/components/main.ts'],
];
/** Where those pages ask for the names of the positions, and what each is laid from; with `?bare` without its past. */
const POSITIONS = '/dev/positions/';

/** The makers' page at an address, of the project in `root`: one script, and what every page needs. Undefined where there is none. */
export function pageOf(url: string, root: string): string | undefined {
  const script = SCRIPTS.find(([address]) => url.startsWith(address))?.[1];
  if (script === undefined) return undefined;
  const served = (path: string): string => `/@fs/${join(root, path).replaceAll('\\', '/').replace(/^\//, '')}`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Caravel: for makers</title>' +
    `<link rel="icon" href="${served('assets/icons/caravel.svg')}"></head>` +
    `<body><div id="app"></div><script type="module" src="${served(script)}"></script></body></html>`
  );
}

/** Answers what a makers' page asks about positions; false where the address asks for something else. */
export function answerMaker(
  url: string,
  positions: () => Positions,
  answer: (status: number, what: object) => void,
): boolean {
  if (!url.startsWith(POSITIONS)) return false;
  const [path = '', query] = url.slice(POSITIONS.length).split('?');
  const name = decodeURIComponent(path);
  try {
    const { gallery, voyages, laid } = positions();
    answer(200, name === '' ? [...gallery, ...voyages] : laid(name, query === 'bare'));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    answer(404, { why: error.message });
  }
  return true;
}
