import type { Emit } from '../kernel/events.ts';
import { draw, shuffle } from '../kernel/rng.ts';
import { setupRng } from '../kernel/seed.ts';
import type { Box } from './box.ts';
import type { Event } from './events.ts';
import { gameFlow } from './flow.ts';
import { laidRefusal, laidTable } from './laid.ts';
import type { Options } from './options.ts';
import type { Player, State } from './state.ts';

/**
 * The set-up (rulebook, "Préparation") up to the first building. Chance decides where the tokens lie and who begins, and
 * nothing after that; all of it is public.
 * @throws Error for options that cannot be played
 */
export function setUp(box: Box, options: Options, seed: string, emit: Emit<Event>): State {
  const refused = laidRefusal(box, options);
  if (refused !== undefined) throw new Error(`these options cannot be played: ${refused.code}`);
  const { open, hidden } = setupRng(seed, `/${options.players}`);
  const spaces = box.tokens.flatMap(({ copies }, kind) => Array.from({ length: copies }, () => kind));
  shuffle(open, spaces);
  const drawn = draw(open, options.players);
  const laid = laidTable(box, options);
  const { pack } = box;
  const state: State = {
    pack: box.hash,
    options: { ...options },
    rng: hidden,
    round: 0,
    first: laid?.first ?? drawn,
    frames: [{ kind: 'rounds' }],
    spaces: laid?.spaces ?? spaces,
    ships: pack.regions.map(() => []),
    cities: pack.cities.map(() => -1),
    stacks: pack.stacks.map(({ cards }) => cards.map(({ id }) => id)),
    tiles: pack.buildings.map(({ copies }) => copies),
    players: Array.from({ length: options.players }, () => newPlayer(box)),
    neutral: options.players === 2 ? pack.supply.discs : null,
    spent: pack.tokens.map(() => 0),
    removed: [],
    abolished: false,
    ended: false,
  };
  gameFlow.settle(box, state, emit);
  return state;
}

function newPlayer({ pack }: Box): Player {
  return {
    status: { industry: 0, culture: 0, finance: 0, politics: 0 },
    buildings: [{ building: pack.start.id, disc: false }],
    tokens: pack.tokens.map(() => 0),
    cards: [],
    faceDown: [],
    harbour: 0,
    supply: pack.supply.discs,
    passed: false,
  };
}
