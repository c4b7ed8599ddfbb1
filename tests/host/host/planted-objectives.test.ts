/** Objectives that are called what nothing else is called appear in no message but their owner's open drawer. */
import { describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Level } from '#main/contract/messages.ts';
import { openApp } from '#main/app.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { secret } from '#tests/secret.ts';
import { newFolder, Sitter, TOY, type Choice } from './support.ts';

const LEVELS: Level[] = ['table', 'strict', 'open'];
const PLANTED = /[SML]90\d\d/g;

/** The archipelago with objectives that are called what nothing else is called. */
function planted(): ListedGame {
  const listed = GAMES[0] ?? TOY;
  const pack = structuredClone(listed.basePack) as { objectives: { id: string }[] };
  for (const objective of pack.objectives)
    objective.id = `${objective.id[0] ?? 'S'}90${objective.id.slice(1).padStart(2, '0')}`;
  return { ...listed, basePack: pack };
}

describe('planted objectives', () => {
  it.each(LEVELS)(
    'appear nowhere in a whole game but in their owner’s drawer, open to them: %s',
    async (level) => {
      const lines: string[] = [];
      const write = (code: string, detail?: object): void => void lines.push(JSON.stringify([code, detail]));
      const sitter = new Sitter(
        openApp({
          dataDir: newFolder(),
          log: { info: write, warn: write, error: write },
          games: [planted()],
          pause: 0,
          deadTime: 0,
          secret,
        }),
      );
      await sitter.create('archipelago', level, `planted ${level}`);
      const rng = streamOf('planted');
      const seen = new Map<number, Set<string>>();
      const met = new Set<unknown>();
      let asked = 0;
      for (let turn = await sitter.turn(); turn !== undefined; turn = await sitter.turn()) {
        const { seat, moves } = turn;
        const move = anyOf(moves, rng);
        await sitter.at('close-drawer');
        asked += (await toldToAll(sitter, seat, move, met)).length;
        for (const owner of [0, 1, 2]) {
          const drawer = await sitter.at('open-drawer', { seat: owner, depth: 'objective' });
          if (drawer.type !== 'private') continue;
          for (const id of JSON.stringify(drawer.page.own).match(PLANTED) ?? [])
            seen.set(owner, (seen.get(owner) ?? new Set()).add(id));
          await sitter.at('close-drawer');
        }
        await sitter.turn();
        await sitter.done('move', { seat, move });
        if (sitter.now.outcome !== undefined) break;
      }
      expect(sitter.now.outcome).toBeDefined();
      expect(asked).toBeGreaterThan(1000);
      expect(lines.join('\n')).not.toMatch(PLANTED);
      expect([...seen.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
      expect(new Set([...seen.values()].flatMap((ids) => [...ids])).size).toBe(3);
      expect(JSON.stringify(await sitter.at('reveal'))).toMatch(PLANTED);
    },
    120_000,
  );
});

/** All that can be had while no drawer is open, or one no deeper than the stock: no objective is in it. */
async function toldToAll(sitter: Sitter, seat: number, move: Choice, met: Set<unknown>): Promise<unknown[]> {
  const told: unknown[] = [sitter.now, ...sitter.pushes.splice(0), await sitter.ask('home')];
  for (const owner of [0, 1, 2]) {
    told.push(
      await sitter.at('recap', { seat: owner }),
      await sitter.at('open-drawer', { seat: owner, depth: 'stock' }),
    );
    told.push(await sitter.at('recap', { seat: owner }), await sitter.at('history', { at: sitter.now.played }));
    await sitter.at('close-drawer');
  }
  told.push(await sitter.at('preview', { seat, move }), await sitter.at('history', { at: 0 }));
  told.push(await sitter.at('reveal'));
  // Which conditions of the deck in play have been crossed lies open, whoever holds them or nobody.
  for (const open of sitter.now.view['crossed'] as unknown[]) met.add(open);
  for (const { event } of sitter.now.log) if (event.type === 'objective-met') met.add(event['objective']);
  const leaked = (JSON.stringify(told).match(PLANTED) ?? []).filter((id) => !met.has(id));
  expect(leaked).toEqual([]);
  return told;
}
