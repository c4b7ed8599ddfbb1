import { defined } from '../../kernel/defined.ts';
import { push } from '../../kernel/frames.ts';
import type { Occasion, Trigger } from '../data/effect.ts';
import { anyLocation, faceOf } from '../figures/faces.ts';
import { fitsAs, matches } from '../figures/filter.ts';
import { cardOf } from '../pack-index.ts';
import type { MoveContext, RuleContext } from '../rules/context.ts';
import type { Location, State } from '../state.ts';
import { holds } from './amount.ts';

/** An event that Specials may answer. */
export type Happening = {
  /** Whose event it is; for `raided` the owner of the card. */
  readonly seat: number;
  readonly on: Occasion;
  /** The Location it is about, and its card. What lies under a field has no Location; one that has left has its former id. */
  readonly location?: number | undefined;
  readonly card?: string | undefined;
  /** For `pillage` and `conquer`: whether the island was a far one. */
  readonly far?: boolean | null | undefined;
  /** The Specials that have fired since the event that began it all; none fires twice. */
  readonly chain?: readonly number[] | undefined;
  /** The Specials that came into an empire after the action had begun: they do not answer it (ruling AF). */
  readonly unanswering?: readonly number[] | undefined;
};

/** A Special that waits: a Location, and which of its triggers. */
type Waiting = { location: number; trigger: number };

/**
 * Puts the Specials that answer an event on the stack, so that those of the active seat come first, then clockwise (ruling
 * 56). What the event itself gives is opened after this call, so that it lies above them. Where it is nobody's turn,
 * `context.seat` is the active one.
 */
export function happened(context: Pick<MoveContext, 'box' | 'state' | 'seat'>, what: Happening): void {
  const { box, state } = context;
  const answering = box.answering.get(what.on);
  if (answering === undefined) return;
  const seats = state.players.length;
  const active = seatInTurn(state) ?? context.seat;
  for (let step = seats - 1; step >= 0; step--) {
    const seat = (active + step) % seats;
    if (seat !== what.seat && !answering.any) continue;
    const waiting = answersOf(context, seat, what, answering.cards);
    if (waiting.length === 0) continue;
    push(state, { kind: 'specials', seat, waiting, far: what.far ?? null, chain: [...(what.chain ?? [])] });
  }
}

/** Whose turn it is: the one before whoever is next; undefined outside the Actions. */
function seatInTurn({ frames, players }: Pick<State, 'frames' | 'players'>): number | undefined {
  for (const frame of frames) {
    if (frame.kind === 'actions' && frame.begun) return (frame.next + players.length - 1) % players.length;
  }
  return undefined;
}

/** The Specials of `seat` that answer an event, in the order they came in; `cards` are those that may. */
function answersOf({ box, state }: RuleContext, seat: number, what: Happening, cards: ReadonlySet<string>): Waiting[] {
  const waiting: Waiting[] = [];
  for (const location of defined(state.players[seat]).empire) {
    if (location.copies === undefined && !cards.has(location.card)) continue;
    const face = faceOf(box, state, location);
    if (face.kind !== 'special' || what.chain?.includes(location.id) || what.unanswering?.includes(location.id))
      continue;
    face.triggers.forEach((trigger, at) => {
      if (answers({ box, state, seat }, location, trigger, what)) waiting.push({ location: location.id, trigger: at });
    });
  }
  return waiting;
}

type Owner = RuleContext & { readonly seat: number };

/** Whether a Special answers an event: a card's own coming or turning is none for itself, unless it says so. */
function answers({ box, state, seat }: Owner, { id, fired }: Location, trigger: Trigger, what: Happening): boolean {
  if (trigger.on !== what.on || (seat !== what.seat && trigger.any !== true)) return false;
  if (trigger.once !== undefined && fired[trigger.once]) return false;
  if (trigger.awake === true && state.frames.some(({ kind }) => kind === 'cleanup')) return false;
  if (!isAbout({ box, state }, id, trigger, what)) return false;
  const frame = { by: id, far: what.far ?? null, released: 0 };
  return trigger.test === undefined || holds({ box, state, seat, frame }, trigger.test);
}

function isAbout({ box, state }: RuleContext, by: number, { of }: Trigger, { location: id, card }: Happening): boolean {
  if (of === undefined) return id !== by;
  const location = id === undefined ? undefined : anyLocation(state, id);
  if (location !== undefined) return matches(box, state, location, of, by);
  if (of.self === 'only' || card === undefined) return false;
  // Only an upgrade is placed without a Location of its own; what has left lay by itself.
  const known = cardOf(box, card);
  return fitsAs(known, id === undefined ? 'upgrade' : known.lying.kind, of);
}
