/** Every move of every recorded game is found among what the window offers at its position, as whoever played it would find it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { COLOURS } from '#main/contract/messages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import type { Choice } from '#renderer/window/choice.ts';
import { keyOf } from '#renderer/window/sort.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';

type Recorded = {
  readonly recordedNames: () => string[];
  readonly readRecorded: (name: string) => CampaignRecord;
  readonly gameOf: (record: CampaignRecord) => Game<GameTypes>;
};
const recorded = (of: unknown): Recorded => of as Recorded;
const GAMES: readonly (readonly [id: string, window: GameWindow, files: Recorded])[] = [
  ['archipelago', archipelagoWindow as unknown as GameWindow, recorded(archipelago)],
  ['endeavor', endeavorWindow as unknown as GameWindow, recorded(endeavor)],
  ['empires-of-the-north', empiresWindow as unknown as GameWindow, recorded(empires)],
];
const DECISION = 'decision';
/** Presses that a move may take, one each on the way to it. */
const DEEPEST = 5;

type Way = { readonly trail: readonly Choice[]; readonly move: unknown };

/** Every way down some choices to a move, with everything that is chosen on it. */
function waysIn(choices: readonly Choice[], trail: readonly Choice[] = []): Way[] {
  return choices.flatMap((choice) => {
    const on = [...trail, choice];
    const own = choice.move === undefined ? [] : [{ trail: on, move: choice.move }];
    return [...own, ...waysIn(choice.children ?? [], on)];
  });
}

/** Whether the moves of one press are allowed one after the other, until something comes up that its player did not know. */
function isAllowed(game: Game<GameTypes>, state: object, seat: number, moves: readonly GameTypes['move'][]): boolean {
  const copy = structuredClone(state);
  let surprised = false;
  return moves.every((move) => {
    if (surprised) return true;
    if (!game.legalMoves(copy, seat).some((one) => keyOf(one) === keyOf(move as never))) return false;
    game.apply(copy, seat, move, ({ barrier }) => void (surprised ||= barrier !== undefined));
    return true;
  });
}

/** What is wrong with how the window offers the next move of a record; undefined if nothing is, or it is not made by a choice. */
function wrongAt(
  game: Game<GameTypes>,
  window: GameWindow,
  pack: object,
  state: object,
  seat: number,
  move: object,
  told: readonly GameTypes['event'][],
) {
  const moves = game.legalMoves(state, seat);
  // Deals are put together, and what stays hidden is done behind the curtain.
  if (game.secret(state) || !moves.some((one) => keyOf(one) === keyOf(move as never))) return undefined;
  const names = COLOURS.map((colour, index) => ({
    name: `Seat ${index}`,
    colour,
    player: 'person' as const,
  }));
  const table = { seats: names, view: window.read.view(game.view(state, 'public')), pack };
  const own = game.hides ? window.read.own(game.own(game.view(state, seat), DECISION)) : undefined;
  const { choices, endings } = window.choices(table, seat, moves, own, told);
  const ways = waysIn([...choices, ...endings]).filter((way) => keyOf(way.move as never) === keyOf(move as never));
  const shortest = ways.reduce((least, { trail }) => Math.min(least, trail.length), Infinity);
  if (shortest > DEEPEST) return `${shortest} presses`;
  const wordless = ways.flatMap(({ trail }) => trail).find(({ label }) => label === '' || isFallback(label));
  if (wordless) return `no words for ${wordless.id}`;
  const all = waysIn([...choices, ...endings]).flatMap(({ trail }) => trail.at(-1) ?? []);
  const vain = all.find(({ move: first, then }) => first && then && !isAllowed(game, state, seat, [first, ...then]));
  return vain && `${vain.id} plays what is not allowed`;
}

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

describe.each(GAMES)('the recorded games of %s', (_, window, { recordedNames, readRecorded, gameOf }) => {
  it.each(recordedNames())('%s is played through what the window offers', (name) => {
    const record = readRecorded(name);
    const game = gameOf(record);
    const pack = window.read.pack(record.pack);
    const state: object = game.schema.state.parse(record.setup);
    const wrong: string[] = [];
    const told: GameTypes['event'][] = [];
    let looked = 0;
    for (const entry of record.entries) {
      // What was taken back leads nowhere from here: the moves before it were looked at.
      if (entry.kind === 'undo' || entry.kind === 'redo') break;
      if (entry.kind !== 'move') continue;
      const move = game.schema.move.parse(entry.move);
      const found = wrongAt(game, window, pack, state, entry.seat, move, told);
      if (found !== undefined) wrong.push(`${entry.seq}, ${JSON.stringify(move)}: ${found}`);
      looked += 1;
      game.apply(state, entry.seat, move, (event) => void told.push(event));
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(0);
  });
});
