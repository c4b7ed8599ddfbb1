/** What the box holds, and what shows that it has changed a state. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { eventSchema, type Event } from '#engine/archipelago/events.ts';
import { ACTIONS, type State } from '#engine/archipelago/state.ts';
import { game } from '../twin.ts';

/** What a table log makes of older events; no move ever emits it. */
const NEVER_EMITTED = 'event faded';

type Half = (typeof BASE_PACK.cards)[number]['back']['domestic'];

function zone(half: string, back: Half): string {
  return back.kind === 'event' ? `zone ${half} ${back.marker}` : `crisis ${half} ${back.resource}`;
}

/** Everything that must have happened, by name; the first word says what it is. */
export function wanted(): string[] {
  const zones = BASE_PACK.cards.flatMap(({ back }) => [zone('domestic', back.domestic), zone('export', back.export)]);
  return [
    ...BASE_PACK.cards.map(({ id }) => `card ${id}`),
    ...ACTIONS.map((action) => `action ${action}`),
    ...BASE_PACK.objectives.flatMap(({ id }) => [`end ${id}`, `objective ${id}`]),
    ...BASE_PACK.trends.map(({ id }) => `trend ${id}`),
    ...new Set(zones),
    ...eventSchema.options.map(({ shape }) => `event ${shape.type.value}`).filter((name) => name !== NEVER_EMITTED),
  ];
}

function named(event: Event): string[] {
  const name = `event ${event.type}`;
  switch (event.type) {
    case 'card-used':
    case 'wonder-built':
      return [name, `card ${event.card}`];
    case 'acted':
      return [name, `action ${event.action}`];
    case 'threshold':
      return [name, `end ${event.objective}`];
    case 'crisis':
      return [name, `crisis ${event.half} ${event.resource}`];
    case 'zone-event':
      return [name, `zone ${event.half} ${event.marker}`];
    default:
      return [name];
  }
}

/** What the events of one move show to have happened. A card with an effect that changed nothing does not count. */
export function shownBy(events: readonly Event[]): string[] {
  const idle = events.flatMap((event) => (event.type === 'card-idle' ? [`card ${event.card}`] : []));
  return events.flatMap(named).filter((name) => !idle.includes(name));
}

/** The trends and objectives that have counted for somebody in a game that is over. */
export function shownAtEnd(state: State): string[] {
  const scored = game.score(state).flatMap(({ code, params, points }) => {
    if (points === 0 || code === 'medals') return [];
    return [`${code === 'trend' ? 'trend' : 'objective'} ${String(params['id'])}`];
  });
  const outcome = game.outcome(state);
  if (outcome?.code !== 'independence') return scored;
  // Who wins a revolution wins by his objective.
  const winners = state.objectives.filter((_, seat) => outcome.seats[seat]?.won === true);
  return [...scored, ...winners.flat().map((id) => `objective ${id}`)];
}
