import { describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import { appIn, seated, secondConnection, Sitter, tableOf, type KindName } from './support.ts';

const LONG = process.env['CARAVEL_LONG'] !== undefined;
type Reloaded = Exclude<KindName, 'toy-open' | 'empires'>;
const GAMES_EACH: Record<Reloaded, number> = LONG ? { toy: 50, archipelago: 50 } : { toy: 3, archipelago: 1 };
/** Moves of one game that are looked at outside the long run. */
const MOVES: Record<Reloaded, number> = LONG ? { toy: 1000, archipelago: 1000 } : { toy: 1000, archipelago: 25 };

/** A campaign that is reloaded from the disk after every move, or never. */
type Twin = { readonly dataDir: string; sitter: Sitter };

async function reload(twin: Twin): Promise<void> {
  const { campaign } = twin.sitter.now;
  twin.sitter.port.close();
  twin.sitter = new Sitter(appIn(twin.dataDir));
  await twin.sitter.ask('open', { campaign });
}

/** Everything that can be known of a table: the page, what its person sees and may do, and the hashes of its log. */
async function all({ dataDir, sitter }: Twin) {
  const turn = await sitter.turn();
  const { own } = sitter;
  const db = secondConnection(dataDir);
  const hashes = db
    .prepare('SELECT seq, kind, hash FROM entry WHERE campaign = ? ORDER BY seq DESC LIMIT 3')
    .all(sitter.now.campaign);
  db.close();
  const page = tableOf({ ...sitter.now, campaign: '' });
  return { turn, seen: JSON.stringify([page, turn, own?.own, own?.moves, hashes]) };
}

async function undoAndRedo(twins: readonly Twin[], rng: Rng): Promise<void> {
  if (rng.next() % 6 !== 0 || !twins.every(({ sitter }) => sitter.now.undo.can)) return;
  for (const { sitter } of twins) await sitter.done('undo');
  if (rng.next() % 2 === 0) for (const { sitter } of twins) await sitter.done('redo');
}

describe.each<Reloaded>(['toy', 'archipelago'])('a campaign saved and reloaded after every move: %s', (name) => {
  it.each(Array.from({ length: GAMES_EACH[name] }, (_, game) => game))(
    'equals its twin that never was: game %i',
    async (game) => {
      const level = (['table', 'strict', 'open'] as const)[game % 3] ?? 'table';
      const [one, other] = [await seated(name, level, `twin ${game}`), await seated(name, level, `twin ${game}`)];
      const rng = one.rng;
      let moves = 0;
      for (; moves < MOVES[name] && one.sitter.now.outcome === undefined; moves++) {
        const [here, there] = [await all(one), await all(other)];
        expect(there.seen).toBe(here.seen);
        if (here.turn === undefined) throw new Error('nobody to move');
        const move = { seat: here.turn.seat, move: anyOf(here.turn.moves, rng) };
        for (const { sitter } of [one, other]) await sitter.done('move', move);
        await undoAndRedo([one, other], rng);
        await reload(other);
      }
      expect((await all(other)).seen).toBe((await all(one)).seen);
      expect(moves).toBeGreaterThan(9);
      for (const { sitter } of [one, other]) sitter.port.close();
    },
  );
});
