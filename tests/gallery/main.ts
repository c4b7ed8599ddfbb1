/** `npm run gallery`: recorded positions of every kind of decision, at several sizes, as pictures on sheets. */
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeWhatIsOpen } from '#tests/e2e/app.ts';
import { faultsOf } from './faults.ts';
import { lookName, LOOKS, openFull, show } from './open.ts';
import { GALLERY_GAMES, galleryPositions } from './positions.ts';
import { sheets } from './sheet.ts';
import { enterState, PEOPLE, STATES, type State } from './states.ts';
import { walkGallery } from './walk.ts';

const HELP = `npm run gallery -- [--grep PATTERN] [--look PATTERN] [--state STATE] [--full] [--to FOLDER]

Opens recorded positions of every kind of decision at a table of two and of five, at five sizes of the window and two of the
text, on the chart and on the model; keeps a picture of each, and sheets for each look; says what is cut, covered or too small.

  --grep PATTERN   positions whose name holds it: harvest, round-5
  --look PATTERN   looks whose name holds it: 1280x720, svg, 160
  --state STATE    with more beside the decision, where there can be: pilot, advice, offer, refusal
  --full           the board in the whole window
  --to FOLDER      where the pictures go; by default out/gallery
  --help           this text`;

const { values } = parseArgs({
  options: {
    grep: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
    state: { type: 'string' },
    full: { type: 'boolean', default: false },
    to: { type: 'string', default: 'out/gallery' },
    help: { type: 'boolean', default: false },
  },
});

/** What is to lie beside the decisions. @throws Error for what there is not */
function wantedState(): State | undefined {
  const state = STATES.find((one) => one === values.state);
  if (values.state !== undefined && state === undefined) throw new Error(`--state takes one of: ${STATES.join(', ')}`);
  return state;
}

/** Shows every wanted position in every wanted look. Gives how many looks had faults. */
async function run(): Promise<number> {
  const state = wantedState();
  const positions = GALLERY_GAMES.flatMap((of) => galleryPositions(of)).filter(({ name }) =>
    name.includes(values.grep),
  );
  const looks = LOOKS.filter((look) => lookName(look).includes(values.look));
  mkdirSync(values.to, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-gallery-'));
  let faulty = 0;
  const seen = new Set<string>();
  try {
    await walkGallery(
      dataDir,
      positions,
      () => looks,
      async (page, position, look) => {
        if (values.full) {
          if (!(await openFull(page))) return;
          await show(page, look);
        }
        if (state !== undefined && !(await enterState(page, state))) return;
        const name = `${position}-${lookName(look)}`;
        seen.add(name);
        await page.screenshot({ path: join(values.to, `${name}.png`) });
        const faults = await faultsOf(page);
        for (const fault of faults) process.stdout.write(`${name}: ${fault}\n`);
        faulty += faults.length > 0 ? 1 : 0;
      },
      state && PEOPLE[state],
    );
    for (const look of looks)
      await sheets(
        values.to,
        lookName(look),
        positions.map(({ name }) => name).filter((name) => seen.has(`${name}-${lookName(look)}`)),
      );
  } finally {
    await closeWhatIsOpen();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
  process.stdout.write(`${values.to}\n${seen.size - faulty} passed, ${faulty} failed\n`);
  return faulty;
}

if (values.help) process.stdout.write(`${HELP}\n`);
else process.exitCode = (await run()) === 0 ? 0 : 1;
