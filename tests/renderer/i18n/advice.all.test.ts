import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stewards as archipelagoStewards } from '#engine/archipelago/bots/steward.ts';
import { whyOf as whyAtEndeavor } from '#engine/endeavor/bots/why/why.ts';
import type { Move as ArchipelagoMove } from '#engine/archipelago/moves.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { COMPARED, type Term } from '#engine/bots/advice.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { COLOURS, type SeatSetup } from '#main/contract/messages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { has } from '#renderer/i18n/t.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { moveWords, reasonWords } from '#renderer/window/advice.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import * as atArchipelago from '#tests/engine/archipelago/bots/advised.ts';
import * as atEmpires from '#tests/engine/empires-of-the-north/bots/advised.ts';
import { botOf as empiresBotOf, GAME as empires } from '#tests/engine/empires-of-the-north/bots/company.ts';
import * as atEndeavor from '#tests/engine/endeavor/bots/advised.ts';
import { botOf, GAME as endeavor } from '#tests/engine/endeavor/bots/company.ts';
import { SMALL_PACK } from '#tests/engine/archipelago/small-pack.ts';
import { SMALL_GAME } from '#tests/engine/archipelago/table.ts';
import { messagesIn } from './all-messages.ts';

const SEATS: readonly SeatSetup[] = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve'].map((name, seat) => ({
  name,
  colour: COLOURS[seat] ?? 'red',
  player: 'person',
}));
const DECISION = 'decision';
type AnyMove = GameTypes['move'];

let undo: () => void;
beforeAll(() => void (undo = showMissing()));
afterAll(() => undo());

/** Codes of the messages that a game has for reasons. */
const worded = (game: string): string[] => {
  const prefix = `${game}.reason.`;
  const keys = Object.keys(messagesIn(`src-renderer/games/${game}/messages`));
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();
};

/** Keeps what is told of reasons, by code. */
class Told {
  readonly #seen = new Map<string, number>();
  readonly wrong: string[] = [];

  /** All codes met. */
  get codes(): readonly string[] {
    return [...this.#seen.keys()].sort();
  }

  note(window: GameWindow, table: Parameters<typeof reasonWords>[1], terms: readonly Term[]): void {
    for (const { code, params, weight } of terms) {
      if (code === '' || Math.abs(weight) < 0.01) continue;
      const seen = this.#seen.get(code) ?? 0;
      this.#seen.set(code, seen + 1);
      if (seen > 20) continue;
      const words = reasonWords(window, table, { code, params });
      if (isFallback(words) || /undefined|NaN|\{/.test(words)) this.wrong.push(`${code}: ${words}`);
    }
  }
}

/** What a game's window is given of a position. */
function tableAt<T extends GameTypes>(
  game: Game<T>,
  pack: object,
  window: GameWindow,
  state: T['state'],
  seat: number,
) {
  const table = { seats: SEATS, view: window.read.view(game.view(state, 'public')), pack: window.read.pack(pack) };
  return { table, own: window.read.own(game.own(game.view(state, seat), DECISION)) };
}

/** Kinds of move among what is advised for which a window has no words. */
function speechlessOf(
  window: GameWindow,
  table: Parameters<typeof moveWords>[1],
  { move: best, alternative = best }: { readonly move: AnyMove; readonly alternative?: AnyMove | undefined },
  own: Parameters<typeof moveWords>[2]['own'],
  seat: number,
): string[] {
  const wordless = (move: AnyMove): boolean => {
    const words = moveWords(window, table, { seat, move, own });
    return isFallback(words) || words.includes('cannot be put');
  };
  return [best, alternative].filter(wordless).map(({ type }) => type);
}

/** Moves of Archipelago of which there are few: wonders, and a card that often has nothing to look at any more. */
const isRare = (move: ArchipelagoMove): boolean =>
  move.type === 'build-wonder' || (move.type === 'use-card' && move.card === 'spy');

describe('advice in words', () => {
  it('has a sentence for every reason of Archipelago that occurs, and none that does not occur', () => {
    const { RECORDED_GAME: archipelago, RECORDED_PACK: pack } = atArchipelago;
    const bot = defined(archipelagoStewards(pack)[0]);
    const told = new Told();
    const speechless = new Set<string>();
    const met = new Map<string, number>();
    atArchipelago.visitDecisions(1, (state, seat) => {
      // What is common is looked at now and then, what is rare each time.
      const kind = state.frames.at(-1)?.kind ?? '';
      const count = (met.get(kind) ?? 0) + 1;
      met.set(kind, count);
      const moves = archipelago.legalMoves(state, seat);
      const rare = moves.some(isRare);
      if (!rare && count > 100 && count % 120 > 0) return;
      const { table, own } = tableAt(archipelago, pack, archipelagoWindow, state, seat);
      const evaluation = atArchipelago.evaluated(state, seat);
      for (const move of moves) told.note(archipelagoWindow, table, atArchipelago.reasonsFor(evaluation, move));
      const advice = defined(bot.advise)(archipelago, archipelago.information(state, seat), seat, streamOf('x'));
      for (const move of speechlessOf(archipelagoWindow, table, advice, own, seat)) speechless.add(move);
    });
    for (const { state, seat, evaluation } of atArchipelago.rareDecisions()) {
      const { table } = tableAt(SMALL_GAME, SMALL_PACK, archipelagoWindow, state, seat);
      for (const move of SMALL_GAME.legalMoves(state, seat))
        told.note(archipelagoWindow, table, atArchipelago.reasonsFor(evaluation, move));
    }
    expect(told.wrong.slice(0, 5)).toEqual([]);
    expect([...speechless]).toEqual([]);
    expect(told.codes).toEqual(worded('archipelago'));
  });

  it('has a sentence for every reason of Endeavor that occurs, and none that does not occur', () => {
    const told = new Told();
    const speechless = new Set<string>();
    atEndeavor.visitDecisions((state, seat) => {
      const { table, own } = tableAt(endeavor, ENDEAVOR, endeavorWindow, state, seat);
      const evaluation = atEndeavor.evaluated(state, seat);
      for (const move of endeavor.legalMoves(state, seat))
        told.note(endeavorWindow, table, whyAtEndeavor(evaluation, move));
      const advice = defined(botOf('steward').advise)(endeavor, endeavor.information(state, seat), seat, streamOf('x'));
      for (const move of speechlessOf(endeavorWindow, table, advice, own, seat)) speechless.add(move);
    });
    expect(told.wrong.slice(0, 5)).toEqual([]);
    expect([...speechless]).toEqual([]);
    expect(told.codes).toEqual(worded('endeavor'));
  });

  it('has a sentence for every reason of Empires of the North that occurs, and none that does not occur', () => {
    const bot = empiresBotOf('steward');
    const told = new Told();
    const speechless = new Set<string>();
    atEmpires.visitDecisions((state, seat) => {
      const { table, own } = tableAt(empires, EMPIRES, empiresWindow, state, seat);
      for (const move of empires.legalMoves(state, seat))
        told.note(empiresWindow, table, atEmpires.reasonsFor(state, seat, move));
      const advice = defined(bot.advise)(empires, empires.information(state, seat), seat, streamOf('x'));
      for (const move of speechlessOf(empiresWindow, table, advice, own, seat)) speechless.add(move);
    });
    expect(told.wrong.slice(0, 5)).toEqual([]);
    expect([...speechless]).toEqual([]);
    expect(told.codes).toEqual(worded('empires-of-the-north'));
  });

  it('has a sentence for every reason that only compares', () => {
    expect(COMPARED.filter((code) => !has(`advice.reason.${code}`))).toEqual([]);
  });
});
