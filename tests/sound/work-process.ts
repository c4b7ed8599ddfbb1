/** Counts what is done to make each sound and each slice of each loop: how often any stretch of its code was run. */
import { Session, type Profiler } from 'node:inspector';
import { makeLoopSlices } from '#renderer/sound/synth/bed.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { SOUND_NAMES } from '#renderer/sound/synth/catalogue.ts';
import { makeSoundSlices } from '#renderer/sound/synth/make-sound.ts';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** How often the stretches of code of the synthesis and its generator have been run since the last call. */
function steps(): number {
  let counted: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    counted = result;
  });
  return counted
    .filter(({ url }) => url.includes('/sound/synth/') || url.includes('/pure-rand/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

/** The most of one slice. */
function mostOf(slices: Generator<void, Float32Array>): number {
  let most = 0;
  steps();
  for (let slice = slices.next(); slice.done !== true; slice = slices.next()) most = Math.max(most, steps());
  return Math.max(most, steps());
}

const sounds = SOUND_NAMES.map((name) => [name, mostOf(makeSoundSlices(name, 0))] as const);
const slices = BED_LOOPS.map(({ name }) => [name, mostOf(makeLoopSlices(name))] as const);
process.stdout.write(JSON.stringify({ sounds: Object.fromEntries(sounds), slices: Object.fromEntries(slices) }));
