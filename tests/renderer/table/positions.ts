import type { Pack } from '#engine/archipelago/data/schema.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';
import { randomMoves } from '../foresight/random-moves.ts';

/** A position of some game, as everybody sees it. */
export type Seen = { readonly name: string; readonly view: View; readonly pack: Pack };

/** The positions of random games one after another, so many of them. */
export function* randomPositions(count: number): Generator<Seen & { readonly game: number }> {
  for (const { game, after } of randomMoves(count))
    yield { name: `random ${game}`, game, view: after, pack: BASE_PACK };
}

/** Every so-manieth position of the recorded games of `players`, in their last third. */
export function* latePositions(players: string, every: number): Generator<Seen> {
  for (const name of recordedNames().filter((file) => file.includes(players))) {
    const record = readRecorded(name);
    const game = gameOf(record);
    const verdict = validatePack(record.pack);
    if (!verdict.ok) continue;
    const first = Math.floor((record.entries.length * 2) / 3);
    for (const { entry, state } of replaySteps(game, record.setup, record.entries)) {
      if (entry.seq < first || entry.seq % every !== 0) continue;
      yield { name: `${name} ${entry.seq}`, view: game.view(state, 'public'), pack: verdict.pack };
    }
  }
}
