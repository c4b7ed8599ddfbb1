import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { eventSchema, type Event } from '#engine/endeavor/events.ts';
import { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { listedEndeavor } from '#main/games/endeavor.ts';

/** Games after which everything must have happened. */
const MOST_GAMES = 250;
const LEVELS = ['steward', 'greedy', 'steward-city', 'random', 'steward-governor'];

/** Everything that must change a state at some time: kinds of events, and what of the pack they are about. */
function wanted(): Set<string> {
  const kinds = eventSchema.options.map(({ shape }) => `event ${shape.type.value}`);
  const cards = BASE_PACK.stacks.flatMap((stack) => stack.cards.map(({ id }) => `card ${id}`));
  const buildings = BASE_PACK.buildings.flatMap(({ id, action }) =>
    action === null ? [`built ${id}`] : [`built ${id}`, `activated ${id}`],
  );
  const tokens = BASE_PACK.tokens.flatMap(({ id, gives }) =>
    'track' in gives ? [`token ${id}`] : [`token ${id}`, `spent ${id}`],
  );
  const regions = BASE_PACK.regions.flatMap(({ id, berths }) => (berths > 0 ? [`region ${id}`, `opened ${id}`] : []));
  return new Set([...kinds, ...cards, ...buildings, ...tokens, ...regions]);
}

/** What an event covers. */
function covered(event: Event): string[] {
  const about = event as Readonly<Record<string, unknown>>;
  const of = (kind: string, name: string): string[] =>
    typeof about[name] === 'string' ? [`${kind} ${about[name]}`] : [];
  return [
    `event ${event.type}`,
    ...(event.type === 'drew' || event.type === 'governor' ? of('card', 'card') : []),
    ...(event.type === 'built' || event.type === 'activated' ? of(event.type, 'building') : []),
    ...(event.type === 'token' || event.type === 'spent' ? of(event.type, 'token') : []),
    ...(event.type === 'shipped' ? of('region', 'region') : []),
    ...(event.type === 'opened' ? of('opened', 'region') : []),
  ];
}

test('every card, building, token, region and event of Endeavor changes a state in some game', () => {
  const game = endeavor(BASE_PACK);
  const bots = listedEndeavor.bots(listedEndeavor.basePack);
  const missing = wanted();
  for (let number = 0; number < MOST_GAMES && missing.size > 0; number++) {
    const players = 2 + (number % 4);
    const rng = streamOf(`coverage ${number}`);
    const emit = (event: Event): void => covered(event).forEach((one) => missing.delete(one));
    const state = game.setup({ players, phases: elementAt(PHASE_ORDERS, number % 2) }, `coverage ${number}`, emit);
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      const moves = game.legalMoves(state, seat);
      const level = elementAt(LEVELS, (seat + number) % LEVELS.length);
      const bot = bots[level];
      // One in eight games now and then does nothing, or the unlikely.
      const chance = number % 8 === 0 || bot === undefined;
      const move = chance
        ? anyOf(moves, rng)
        : game.schema.move.parse(bot.decide(game as never, game.information(state, seat), seat, rng));
      game.apply(state, seat, move, emit);
    }
  }
  expect([...missing]).toEqual([]);
});
