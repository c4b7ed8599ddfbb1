import { parseArgs } from 'node:util';
import type { Figure } from './figure.ts';

// boardgame.io checks and freezes far more outside production mode; it must be set before it is loaded.
process.env['NODE_ENV'] = 'production';

const HELP = `npm run bench -- [--only PATTERN]

Measures the speed table: each row against its floor and goal, with its peer where it has one.
The last line is one JSON object: {"figures": [...]}.

  --only PATTERN   only rows whose name contains PATTERN
  --help           this text`;

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });

/** A row as people read it. */
function line({ name, value, unit, peer, ratio, floor, goal, meets, also }: Figure): string {
  const against = peer === undefined ? '' : ` = ${(ratio ?? 0).toFixed(1)} × ${peer.name} (${Math.round(peer.value)})`;
  const more = Object.entries(also ?? {}).map(([key, figure]) => `${key} ${figure.toFixed(2)}`);
  const tail = more.length > 0 ? `\n    ${more.join(', ')}` : '';
  return `${name}: ${value.toPrecision(4)} ${unit}${against} [floor ${floor}, goal ${goal}: ${meets}]${tail}`;
}

if (values.help === true) {
  console.log(HELP);
} else {
  const { engineFigures } = await import('./engine.ts');
  const { hostFigures } = await import('./host.ts');
  const figures = [...engineFigures(), ...(await hostFigures())].filter(({ name }) => name.includes(values.only ?? ''));
  for (const row of figures) console.log(line(row));
  console.log(JSON.stringify({ figures }));
}
