/** Follows what an advice says to what then happens. */
import type { Advice, Term } from '#engine/bots/advice.ts';
import type { Bot } from '#engine/bots/bot.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';

/** A move that was advised, and what came of it. */
export type Played<T extends GameTypes> = {
  readonly seat: number;
  readonly move: T['move'];
  /** The moves of the action, the advised one first. */
  readonly moves: readonly T['move'][];
  /** As it stood when advice was asked for, right after the move, and when the action was over. */
  readonly before: T['state'];
  readonly first: T['state'];
  readonly last: T['state'];
  /** How it stood in between: before, and after each of the moves. */
  readonly states: readonly T['state'][];
  /** All that happened in between. */
  readonly events: readonly T['event'][];
};

/** Whether what a reason says is so; `good` tells a reason for the move from what it costs. */
export type Check<T extends GameTypes> = (played: Played<T>, params: Term['params'], good: boolean) => boolean;

/** How the words of a game are followed up. */
export type Truth<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly bot: Bot<T>;
  /** Whether an action is over, so that nothing more comes of the move. */
  readonly isOver: (state: T['state'], played: Pick<Played<T>, 'seat' | 'before' | 'move'>) => boolean;
  /** A check for each code. */
  readonly checks: Readonly<Record<string, Check<T>>>;
  /** Codes without anything that can be checked, with the reason why. */
  readonly forecasts: Readonly<Record<string, string>>;
};

/** Moves that an action may take. */
const LONG = 40;

/** Plays a move and what belongs to it, as the bot goes on. */
function play<T extends GameTypes>({ game, bot, isOver }: Truth<T>, at: T['state'], seat: number, move: T['move']) {
  const before = game.copy(at);
  const state = game.copy(at);
  const events: T['event'][] = [];
  const moves: T['move'][] = [];
  const states = [before];
  const rng = streamOf(canonicalJson(move));
  const apply = (by: number, one: T['move']): void => {
    moves.push(one);
    game.apply(state, by, one, (event) => void events.push(event));
    states.push(game.copy(state));
  };
  apply(seat, move);
  while (!isOver(state, { seat, before, move })) {
    const [by] = game.deciders(state);
    if (by === undefined || moves.length > LONG) break;
    apply(by, bot.decide(game, game.information(state, by), by, rng));
  }
  return { seat, move, moves, before, first: elementAt(states, 1), last: state, states, events };
}

/** The moves whose reasons are asked for: the adviser's own (undefined), and `count` others that chance names. */
function wantedOf<T extends GameTypes>(
  { game }: Truth<T>,
  state: T['state'],
  seat: number,
  count: number,
): (T['move'] | undefined)[] {
  const moves = game.legalMoves(state, seat);
  const rng = streamOf(`wanted ${moves.length}`);
  const others = Array.from({ length: Math.min(count, moves.length) }, () => elementAt(moves, pick(rng, moves.length)));
  return [undefined, ...others];
}

/** What is untrue of what is said of a decision and of some moves that it offers, with what is said and what happened. */
export function untrueIn<T extends GameTypes>(
  truth: Truth<T>,
  state: T['state'],
  seat: number,
  others: number,
): string[] {
  const { game, bot, checks, forecasts } = truth;
  const information = game.information(state, seat);
  const advise = defined(bot.advise).bind(bot);
  return wantedOf(truth, state, seat, others).flatMap((wanted) => {
    const advice: Advice<T['move']> = advise(game, information, seat, streamOf('told'), wanted);
    const { move, reasons, cost } = advice;
    const said = [
      ...reasons.map((one) => [one, true] as const),
      ...(cost === undefined ? [] : [[cost, false] as const]),
    ];
    let played: Played<T> | undefined;
    return said.flatMap(([{ code, params }, good]) => {
      if (code in forecasts) return [];
      const check = checks[code];
      if (check === undefined) return [`“${code}” is in neither list`];
      played ??= play(truth, state, seat, move);
      if (check(played, params, good)) return [];
      const then = played.moves.slice(1).map((one) => canonicalJson(one));
      const sentence = `${good ? 'for' : 'against'} ${canonicalJson(move)}: ${code} ${canonicalJson(params)}`;
      return [`${sentence}; then ${then.join(' ')}: ${played.events.map((event) => canonicalJson(event)).join(' ')}`];
    });
  });
}

/** What is done at a decision that a game is visited for. */
export type Look<T extends GameTypes> = (state: T['state'], seat: number) => void;

/** Follows up so many of the decisions that `visit` comes to, with so many other moves of each. Gives what was untrue. */
export function followedUp<T extends GameTypes>(
  truth: Truth<T>,
  visit: (look: Look<T>) => void,
  { decisions, others }: { readonly decisions: number; readonly others: number },
): { readonly asked: number; readonly untrue: readonly string[] } {
  const untrue: string[] = [];
  let asked = 0;
  visit((state, seat) => {
    if (asked === decisions) return;
    asked++;
    untrue.push(...untrueIn(truth, state, seat, others));
  });
  return { asked, untrue };
}
