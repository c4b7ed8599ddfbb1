import { defined } from '../../kernel/defined.ts';
import { cubesToStand, lying, lyingOf } from '../figures/crisis.ts';
import { countOnMap } from '../figures/units.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { goalGain, aheadOfMe } from './goals.ts';
import { topBack } from '../figures/deck.ts';
import { isEndDue, pending, type Evaluation } from './evaluation.ts';
import { stepPrice, wantsIndependence, unrestCost } from './unrest.ts';
import type { Tell } from './tell.ts';
import { spentCost } from './worth.ts';

/** How far others can be trusted to give what is their share. */
const TRUST = 0.35;
/** Of the rebels a crisis threatens to make, how many are reckoned with: all of them, and what follows from them. */
const FORESIGHT = 2.3;
/** What puts a cube that is free before everything else. */
const FREE = 1000;
/** What it is worth to spare rebels to whoever works for the uprising. */
const AGAINST_CALM = -5;

type Crisis = FrameOf<'domestic-crisis' | 'export-crisis'>;

/** The crisis that runs. */
function crisisOf(evaluation: Evaluation): Crisis | undefined {
  const frame = pending(evaluation);
  return frame?.kind === 'domestic-crisis' || frame?.kind === 'export-crisis' ? frame : undefined;
}

/** Cubes the players after the one in turn could give, how many of them have any, and the citizens they have. */
function after(evaluation: Evaluation): { cubes: number; holders: number; citizens: number } {
  const { state } = evaluation;
  const frame = crisisOf(evaluation);
  if (frame === undefined) return { cubes: 0, holders: 0, citizens: 0 };
  const later = state.order.slice(frame.next + 1);
  const held = later.map((seat) => defined(state.screens[seat]).cubes[frame.resource]);
  return {
    cubes: held.reduce((sum, cubes) => sum + cubes, 0),
    holders: held.filter((cubes) => cubes > 0).length,
    citizens: later.reduce((sum, seat) => sum + countOnMap(state, seat, 'citizen'), 0),
  };
}

/** Cubes the running crisis asked for in the beginning, `missing` of which are still wanted. */
function demanded({ box, state }: Evaluation, missing: number): number {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'domestic-crisis') return Math.max(missing, cubesToStand(state.population, frame.amount));
  const zone = topBack(box, state)?.export;
  return zone?.kind === 'crisis' ? Math.max(missing, zone.amount) : missing;
}

/**
 * How much of the next cube the seat must reckon with: all of it where nobody after it could give it, or where more is
 * left than the share, by population, of those after it; else as far as none of them can be trusted.
 * @param missing cubes the crisis still wants.
 */
function concern(evaluation: Evaluation, missing: number): number {
  const later = after(evaluation);
  if (later.cubes < missing) return 1;
  const share = (demanded(evaluation, missing) * later.citizens) / Math.max(1, evaluation.state.population);
  return missing - share >= 0.5 ? 1 : (1 - TRUST) ** later.holders;
}

/** A cube given costs what it is worth; the Benefactor pays some of it back. */
function price(evaluation: Evaluation, means: 'cube' | 'token', tell?: Tell): number {
  const frame = crisisOf(evaluation);
  if (frame === undefined) return 0;
  return (
    spentCost(evaluation, frame.resource, means, tell) -
    goalGain(evaluation, ({ kind }) => (kind === 'benefactor' ? 1 : 0), tell)
  );
}

/** What one cube spares: steps of rebellion, own labour, and how much of it the seat must reckon with; `missing` cubes are wanted. */
type Spared = {
  readonly share: number;
  readonly calm: number;
  readonly labour: number;
  readonly missing: number;
};

function sparedBy(evaluation: Evaluation, frame: Crisis): Spared {
  const { state, seat } = evaluation;
  if (frame.kind === 'export-crisis') {
    const { missing } = frame;
    return { share: concern(evaluation, missing), calm: calmWorth(evaluation, missing, 1), labour: 0, missing };
  }
  const down = lying(state);
  const stood = Math.min(frame.amount, down);
  const missing = cubesToStand(down, frame.amount);
  const labour = state.phase === 'balance' && !isEndDue(state) ? Math.min(stood, lyingOf(state, seat)) : 0;
  return { share: concern(evaluation, missing), calm: calmWorth(evaluation, down, stood), labour, missing };
}

/** Florins a cube that is free spares; that it costs nothing counts as one. Its worth as a move only puts it first. */
export function freeCubeWorth(evaluation: Evaluation): number {
  const frame = crisisOf(evaluation);
  if (frame === undefined) return 0;
  if (wantsIndependence(evaluation)) return AGAINST_CALM;
  const { share, calm, labour } = sparedBy(evaluation, frame);
  return share * calm + share * labour + 1;
}

/** What it is worth to give a cube in a crisis: rebels spared, the own ones above all. */
function givenWorth(evaluation: Evaluation, frame: Crisis, from: MoveOf<'consume'>['from'], tell?: Tell): number {
  if (wantsIndependence(evaluation)) {
    tell?.('objective-lost', AGAINST_CALM);
    return AGAINST_CALM - (from === 'market' ? 0 : price(evaluation, from === 'token' ? 'token' : 'cube', tell));
  }
  // What is free is taken first, or the next player has it.
  if (from === 'market' && tell === undefined) return FREE;
  const spared = sparedBy(evaluation, frame);
  const gain = spared.share * (spared.calm + spared.labour);
  if (tell !== undefined) tellSpared(evaluation, frame, spared, tell);
  if (from !== 'market') return gain - price(evaluation, from === 'token' ? 'token' : 'cube', tell);
  tell?.('costs-nothing', FREE - gain);
  return FREE;
}

function tellSpared(evaluation: Evaluation, frame: Crisis, { share, calm, labour, missing }: Spared, tell: Tell): void {
  const alone = isLastHope(evaluation, frame, missing) ? '-alone' : '';
  if (frame.kind === 'export-crisis') {
    tell(`step-spared${alone}`, share * calm, { n: missing });
    return;
  }
  tell(`rebels-spared${alone}`, share * calm, { n: Math.min(frame.amount, lying(evaluation.state)) });
  tell('own-stand', share * labour, { n: labour });
}

/** Whether nobody after this seat could give what is missing, be it out of the market or as explorer tokens. */
function isLastHope(evaluation: Evaluation, frame: Crisis, missing: number): boolean {
  const { state } = evaluation;
  const market = frame.kind === 'domestic-crisis' ? state.domestic : state.export;
  const later = state.order.slice(frame.next + 1);
  const tokens = later.reduce((sum, seat) => sum + defined(state.screens[seat]).tokens, 0);
  return after(evaluation).cubes + tokens + market[frame.resource] < missing;
}

/** What it is worth to give a cube in a domestic crisis. */
export function consumeWorth(evaluation: Evaluation, { from }: MoveOf<'consume'>, tell?: Tell): number {
  const frame = pending(evaluation);
  return frame?.kind === 'domestic-crisis' ? givenWorth(evaluation, frame, from, tell) : 0;
}

/** What it is worth to give a cube in an export crisis. */
export function supplyWorth(evaluation: Evaluation, { from }: MoveOf<'supply'>, tell?: Tell): number {
  const frame = pending(evaluation);
  return frame?.kind === 'export-crisis' ? givenWorth(evaluation, frame, from, tell) : 0;
}

/** To stop is worth nothing. In a crisis what threatens then is told, against what others can give or the seat keeps. */
export function doneWorth(evaluation: Evaluation, _: MoveOf<'done'>, tell?: Tell): number {
  const frame = crisisOf(evaluation);
  if (tell === undefined || frame === undefined || wantsIndependence(evaluation)) return 0;
  const { calm, missing } = sparedBy(evaluation, frame);
  if (frame.kind === 'domestic-crisis') tell('lie-on', -calm, { n: lying(evaluation.state) });
  else tell('missing-on', -calm, { n: missing });
  tell(after(evaluation).cubes >= missing ? 'others-can-give' : 'kept-back', calm);
  return 0;
}

/** Florins saved if `spared` of `threatened` steps of rebellion do not happen. */
function calmWorth(evaluation: Evaluation, threatened: number, spared: number): number {
  const room = evaluation.state.population - evaluation.state.rebellion;
  const worst = room - (isEndDue(evaluation.state) ? 1 : FORESIGHT) * threatened;
  return Math.max(unrestCost(evaluation, spared), spared * stepPrice(evaluation, worst - 1));
}

/** Who stands up first: one's own, those on buildings before the others; then those of whoever is least ahead. */
export function standWorth(evaluation: Evaluation, { owner, spot, by }: MoveOf<'stand'>, tell?: Tell): number {
  if (owner !== evaluation.seat) {
    const against = wantsIndependence(evaluation) && by === 'temple';
    const worth = against ? -1 : 10 - aheadOfMe(evaluation, owner) / 4;
    tell?.('others-stand', worth, { seat: owner });
    return worth;
  }
  const post = spot.place === 'town' ? 3 : spot.place === 'ground' || spot.place === 'icon' ? 0 : 2;
  tell?.('own-first', 20);
  if (post > 0) tell?.('keeps-building', post, { place: spot.place, region: spot.region });
  return 20 + post;
}
