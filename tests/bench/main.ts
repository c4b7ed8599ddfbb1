import { parseArgs } from 'node:util';
import { figure, type Figure } from './figure.ts';

// boardgame.io checks and freezes far more outside production mode; it must be set before it is loaded.
process.env['NODE_ENV'] = 'production';
const { GROUPS, ROWS } = await import('./benches.ts');

const NAMES = Object.keys(ROWS);
const IN_WINDOW = GROUPS.flatMap(({ rows, window }) => (window === true ? rows : []));

const HELP = `npm run bench -- [--only PATTERN]

Measures the speed table: each row against its floor and goal, with its peer where it has one. docs/speed.md says what each
row means. The last line is one JSON object: {"figures": [...]}.

  --only PATTERN   only rows whose name contains PATTERN
  --help           this text

The rows: ${NAMES.join('; ')}.
Measured in a window, and left out with a word where there is no Chromium: ${IN_WINDOW.join('; ')}.
There is no row for the decision of a strong bot: none of the bots there are searches.`;

/** A row as people read it. */
function line({ name, value, unit, peer, ratio, floor, goal, meets, also }: Figure): string {
  const against = peer === undefined ? '' : ` = ${(ratio ?? 0).toFixed(1)} × ${peer.name} (${Math.round(peer.value)})`;
  const more = Object.entries(also ?? {}).map(([key, figure]) => `${key} ${figure.toFixed(2)}`);
  const tail = more.length > 0 ? `\n    ${more.join(', ')}` : '';
  return `${name}: ${value.toPrecision(4)} ${unit}${against} [floor ${floor}, goal ${goal}: ${meets}]${tail}`;
}

/** Measures the rows called `wanted`, saying each when it is known. */
async function measured(wanted: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const group of GROUPS) {
    const rows = group.rows.filter((name) => wanted.includes(name));
    if (rows.length === 0) continue;
    if (group.window === true && !(await (await import('./window.ts')).canOpen())) {
      console.log(
        `${rows.join('; ')}: not measured, there is no Chromium on this computer; CARAVEL_CHROMIUM names one`,
      );
      continue;
    }
    const measures = await group.measure();
    for (const name of rows) {
      const [found, row] = [measures[name], ROWS[name]];
      if (found === undefined || row === undefined) throw new Error(`${name} was not measured`);
      if ('missing' in found) {
        console.log(`${name}: not measured, ${found.missing}`);
        continue;
      }
      const judged = figure(name, row, found);
      figures.push(judged);
      console.log(line(judged));
    }
  }
  return figures;
}

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
const wanted = NAMES.filter((name) => name.includes(values.only ?? ''));

if (values.help === true) console.log(HELP);
else if (wanted.length === 0) {
  console.error(`No row's name contains "${values.only ?? ''}". The rows: ${NAMES.join('; ')}.`);
  process.exitCode = 1;
} else console.log(JSON.stringify({ figures: await measured(wanted) }));
