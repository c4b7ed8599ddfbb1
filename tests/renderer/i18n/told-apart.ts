/** Whether the moves of a decision are told apart in words, wherever they differ in what a player would care for. */
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { anyLocation } from '#engine/empires-of-the-north/figures/faces.ts';
import type { Move as EmpiresMove } from '#engine/empires-of-the-north/moves.ts';
import type { State as EmpiresState } from '#engine/empires-of-the-north/state.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { COLOURS, type SeatSetup } from '#main/contract/messages.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { moveWords } from '#renderer/window/advice.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import {
  RECORDED_GAME,
  RECORDED_PACK,
  visitDecisions as visitArchipelago,
} from '#tests/engine/archipelago/bots/advised.ts';
import { visitDecisions as visitEmpires } from '#tests/engine/empires-of-the-north/bots/advised.ts';
import { GAME } from '#tests/engine/empires-of-the-north/bots/company.ts';

const SEATS: readonly SeatSetup[] = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve'].map((name, seat) => ({
  name,
  colour: COLOURS[seat] ?? 'red',
  player: 'person',
}));

type Position<T extends GameTypes> = { readonly state: T['state']; readonly seat: number; readonly pack: object };

/** Moves of a decision that have the same words, though `told` says that they are not the same. */
function mixedUp<T extends GameTypes>(
  game: Game<T>,
  window: GameWindow,
  { state, seat, pack }: Position<T>,
  told: (move: T['move']) => unknown,
): string[] {
  const table = { seats: SEATS, view: window.read.view(game.view(state, 'public')), pack: window.read.pack(pack) };
  const own = window.read.own(game.own(game.view(state, seat), 'decision'));
  const meant = new Map<string, string>();
  return game.legalMoves(state, seat).flatMap((move) => {
    const words = moveWords(window, table, { seat, move, own });
    const [mine, other] = [canonicalJson(told(move)), meant.get(words)];
    meant.set(words, mine);
    return other === undefined || other === mine ? [] : [`“${words}”: ${mine} and ${other}`];
  });
}

/** A move of Empires of the North as players see it: two Locations of a card that hold the same are alike, and so are pawns. */
function seenAtEmpires(state: EmpiresState, seat: number, move: EmpiresMove): object {
  const lying = (id: number): unknown => {
    const { card, goods, workers, under } = anyLocation(state, id) ?? {};
    return { card, goods, workers, under };
  };
  const ids = Object.entries(move).map(([name, value]) => {
    const isLocation = ['location', 'of', 'under', 'target'].includes(name) && typeof value === 'number';
    if (isLocation) return [name, lying(value)];
    return [name, name === 'pawn' && typeof value === 'number' ? state.players[seat]?.pawns[value] : value];
  });
  return Object.fromEntries(ids);
}

/** What is mixed up in so many decisions of a game, one out of `every`. */
export const MIXED_UP = {
  archipelago: (decisions: number, every: number): string[] => {
    const wrong: string[] = [];
    let asked = 0;
    visitArchipelago(every, (state, seat) => {
      if (asked++ >= decisions) return;
      wrong.push(...mixedUp(RECORDED_GAME, archipelagoWindow, { state, seat, pack: RECORDED_PACK }, (move) => move));
    });
    return wrong;
  },
  empires: (decisions: number, games: number): string[] => {
    const wrong: string[] = [];
    let asked = 0;
    visitEmpires((state, seat) => {
      if (asked++ >= decisions) return;
      wrong.push(
        ...mixedUp(GAME, empiresWindow, { state, seat, pack: EMPIRES }, (move) => seenAtEmpires(state, seat, move)),
      );
    }, games);
    return wrong;
  },
};
