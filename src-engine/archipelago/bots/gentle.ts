import { defined } from '../../kernel/defined.ts';
import type { Bot } from '../../bots/bot.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { cardOf, openBox, type Box } from '../box.ts';
import type { Effect, Pack } from '../data/schema.ts';
import type { State } from '../state.ts';
import { cubesToStand, lying, lyingOf } from '../figures/crisis.ts';
import type { Move, MoveOf } from '../moves.ts';
import { noGoods } from '../figures/goods.ts';
import { evaluate, pending, type Evaluation } from './evaluation.ts';
import { best } from './steward.ts';
import { BUILDER } from './temperament.ts';

/** The most it bids, and the most it asks for a cube, in florins. */
const BID = 1;
const PRICE = 2;
/** Steps of rebellion before independence at which it levies no more taxes. */
const MARGIN = 4;
/** The first turn in which it may do what ends the game. */
const MAY_END = 5;
/** The turn of the first crisis. */
const FIRST_CRISIS = 2;
/** Where a newcomer sits for sure. */
const NEWCOMER = 0;
/** Effects that take something away from another player. */
const HARSH: readonly string[] = ['steal-cube', 'sink-ship', 'pillage'] satisfies readonly Effect['do'][];

/**
 * A partner for a first game: it plays as a steward does, but bids next to nothing, takes nothing from others, keeps away from
 * independence and from an early end. In the first crisis at home it offers its cube instead of keeping it, and leaves a share of what is
 * to be given to those after it, so that the newcomer decides something.
 */
export function gentle(pack: Pack): Bot<ArchipelagoTypes> {
  const box = openBox(pack);
  return {
    level: 'gentle',
    decide(game, information, seat, rng) {
      const evaluation = evaluate(game, box, game.sample(information, rng), seat, BUILDER);
      const offer = crisisOffer(evaluation);
      if (offer !== undefined) return offer;
      const moves = game.legalMoves(evaluation.state, seat);
      const mild = moves.filter((move) => isMild(evaluation, move));
      let left: readonly Move[] = mild.length > 0 ? mild : moves;
      let found = best(evaluation, left, rng);
      while (left.length > 1 && endsEarly(evaluation, found)) {
        left = left.filter((move) => move !== found);
        found = best(evaluation, left, rng);
      }
      return found;
    },
  };
}

function isMild({ box, state }: Evaluation, move: Move): boolean {
  if (move.type === 'bid') return move.amount <= BID;
  if (move.type === 'expel') return false;
  if (move.type === 'consume') return !isShareOfOthers(state, move);
  if (move.type === 'act') return move.action !== 'taxes' || state.population - state.rebellion > MARGIN;
  if (move.type === 'use-card' || move.type === 'take-card') return !isHarsh(box, move.card);
  if (move.type === 'buy') return !isHarsh(box, state.evolution.row[move.slot]?.card);
  return true;
}

/**
 * Whether the cube is one of those left to the seats after it in the first crisis: one each, of the market's too, as long as the
 * colony survives if the newcomer gives none.
 */
function isShareOfOthers(state: State, { from }: MoveOf<'consume'>): boolean {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'domestic-crisis' || state.turn !== FIRST_CRISIS) return false;
  const later = state.order.slice(frame.next + 1);
  if (!later.includes(NEWCOMER)) return false;
  const down = lying(state);
  const market = state.domestic[frame.resource];
  // Whoever comes after the newcomer takes what costs nothing.
  const saved = later.at(-1) === NEWCOMER ? 0 : market * frame.amount;
  if (down - saved > state.population - state.rebellion) return false;
  const left = from === 'market' ? market : Infinity;
  return Math.min(left, cubesToStand(down, frame.amount)) <= later.length;
}

function isHarsh(box: Box, card: string | undefined): boolean {
  const takes = (effect: Effect): boolean =>
    effect.do === 'choose' ? effect.of.flat().some(takes) : HARSH.includes(effect.do);
  return card !== undefined && cardOf(box, card).effect.some(takes);
}

/** Whether the move would meet an end condition of the box before the newcomer has seen a few turns. */
function endsEarly({ game, state, seat }: Evaluation, move: Move): boolean {
  if (state.turn >= MAY_END || state.turn === 0) return false;
  const copy = game.copy(state);
  const crossed = copy.crossed.length;
  game.apply(copy, seat, move, () => undefined);
  return copy.crossed.length > crossed || copy.result !== null;
}

/**
 * In the first crisis: the cube that is asked for, or citizens of the other stood up with it, for a florin or two. The offer goes
 * to the first seat round the table, as persons take the first ones at a laid table.
 */
function crisisOffer(evaluation: Evaluation): MoveOf<'offer'> | undefined {
  const { game, state, seat, screen } = evaluation;
  const frame = pending(evaluation);
  if (frame?.kind !== 'domestic-crisis' || frame.owed > 0 || state.turn !== FIRST_CRISIS) return undefined;
  const to = seat === 0 ? 1 : 0;
  const asks = Math.min(PRICE, defined(state.screens[to]).florins);
  if (screen.cubes[frame.resource] === 0 || defined(state.offered[seat]) > 0 || asks === 0) return undefined;
  const isLater = state.order.indexOf(to) > frame.next;
  const give = noGoods();
  if (isLater) give.cubes[frame.resource] = 1;
  else give.stand = Math.min(frame.amount, lyingOf(state, to));
  if (!isLater && give.stand === 0) return undefined;
  const move: MoveOf<'offer'> = { type: 'offer', to, give, take: { ...noGoods(), florins: asks }, promises: [] };
  return game.refusal(state, seat, move) === undefined ? move : undefined;
}
