import { defined } from '../../kernel/defined.ts';
import type { Emit } from '../../kernel/events.ts';
import { generatorOf, pick, shuffleWith, type Rng } from '../../kernel/rng.ts';
import { objectiveDeck, type Box } from '../box.ts';
import { copyState } from '../copy.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { assemble, fists } from './assemble.ts';
import { viewOf } from './view.ts';

type Dealt = Pick<State, 'objectives' | 'discarded'>;

/**
 * The position for others to play on. Drawn anew are the objectives that nobody has shown, those put back, what lies in closed fists,
 * the order of tiles and cards that nobody has seen, and the generator. What lies behind the screens stays: all of it was gained and
 * paid in the open. Whoever has looked at an objective of another knows the one that lies there now.
 */
export function drawnAnew(box: Box, state: State, rng: Rng, emit: Emit<Event>): State {
  const view = viewOf(box, state, 'public');
  const { screens } = state;
  const dealt = dealAnew(box, state, rng);
  const anew = copyState(
    assemble(box, view, {
      rng: generatorOf(rng),
      screens,
      ...dealt,
      seen: looksAnew(state, dealt),
      bid: (seat) => pick(rng, defined(screens[seat]).florins + 1),
      cubes: (seat) => fists(defined(screens[seat]), rng),
      mix: (list) => shuffleWith(rng, list),
    }),
  );
  tell(anew, emit);
  return anew;
}

/** The objectives of a seat that everybody knows, because their end condition was met. */
const shownBy = ({ met }: State, seat: number): string[] =>
  met.filter(({ seats }) => seats.includes(seat)).map(({ objective }) => objective);

/**
 * As many objectives for each seat as lie before it: those it has shown, and others that may still be in play. One whose end
 * condition was met and that nobody showed was dealt to nobody, or put back.
 */
function dealAnew(box: Box, state: State, rng: Rng): Dealt {
  const shown = state.objectives.map((_, seat) => shownBy(state, seat));
  const rest = objectiveDeck(box, state.options)
    .map(({ id }) => id)
    .filter((id) => !shown.flat().includes(id) && !state.common.includes(id));
  shuffleWith(rng, rest);
  const free = rest.filter((id) => !state.crossed.includes(id));
  const objectives = state.objectives.map((held, seat) => {
    const open = defined(shown[seat]);
    return [...open, ...free.splice(0, held.length - open.length)];
  });
  const back = rest.filter((id) => !objectives.flat().includes(id));
  return { objectives, discarded: state.discarded.map((before) => back.splice(0, before.length)) };
}

/** Who has looked at which objective, with those that lie there now: two looks at one card are again looks at one. */
function looksAnew(state: State, { objectives }: Dealt): State['seen'] {
  const instead = new Map<string, string>();
  const left = objectives.map((held, seat) => held.filter((id) => !shownBy(state, seat).includes(id)));
  return state.seen.map(({ seat, of, objective }) => {
    const open = shownBy(state, of).includes(objective);
    const now = instead.get(objective) ?? (open ? objective : defined(defined(left[of]).shift()));
    instead.set(objective, now);
    return { seat, of, objective: now };
  });
}

/** Tells each seat its objectives, and those it has looked at: no line of the log before tells it. */
function tell({ objectives, seen }: State, emit: Emit<Event>): void {
  objectives.forEach((held, seat) => {
    if (held.length > 0) emit({ type: 'objectives', seat, objectives: [...held] }, { only: [seat] });
  });
  for (const { seat, of, objective } of seen)
    emit({ type: 'spied', seat, of, objective, barrier: 'spied' }, { only: [seat] });
}
