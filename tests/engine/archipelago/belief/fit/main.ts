import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fittedBelief } from './fit.ts';
import { playPlan, type Plan } from './games.ts';

const FILE = new URL('../../../../../src-engine/archipelago/belief/fitted.json', import.meta.url);

/** Plays games of stewards and of captains and fits the weights of the belief to them; the same arguments give the same bytes. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'belief record' },
    games: { type: 'string', default: '72' },
    work: { type: 'string', default: '0.25' },
  },
});
const plan: Plan = { seed: values.seed, games: Number(values.games), work: Number(values.work) };
const text = `${JSON.stringify(fittedBelief(plan, playPlan(plan)), null, 2)}\n`;
writeFileSync(FILE, text);
process.stdout.write(text);
