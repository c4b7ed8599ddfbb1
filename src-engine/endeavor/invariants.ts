import { defined } from '../kernel/defined.ts';
import { buildingOf, cardOf, type Box } from './box.ts';
import { TRACKS, type Symbols } from './data/schema.ts';
import { isOverLimit } from './figures/card-limit.ts';
import { phaseOf } from './figures/phase.ts';
import { isOpen } from './figures/presence.ts';
import { UNIQUE_LEVEL } from './figures/tiles.ts';
import type { Player, State } from './state.ts';

/** Checks what must always hold; returns one sentence for each thing that does not. */
export function brokenInvariants(box: Box, state: State): string[] {
  return [
    ...tokens(box, state),
    ...spaces(box, state),
    ...discs(box, state),
    ...regions(box, state),
    ...cards(box, state),
    ...slavery(box, state),
    ...stacks(box, state),
    ...buildings(box, state),
    ...status(box, state),
    ...limits(box, state),
  ];
}

/** Every token is on its space, with a player, or out of the game. */
function tokens(box: Box, state: State): string[] {
  return box.tokens.flatMap(({ id, copies }, kind) => {
    const held = state.players.reduce((sum, player) => sum + defined(player.tokens[kind]), 0);
    const total = state.spaces.filter((one) => one === kind).length + held + defined(state.spent[kind]);
    return total === copies ? [] : [`${total} tokens of ${id} instead of ${copies}`];
  });
}

/** No token lies under a disc, nor on a route that a colour controls: whoever came there has taken it. */
function spaces(box: Box, state: State): string[] {
  const free = (space: number): boolean => state.spaces[space] === -1;
  const berths = box.regions.flatMap(({ id, index, berths: length, firstSpace }) => {
    const shipped = Math.min(length, defined(state.ships[index]).length);
    return Array.from({ length: shipped }, (_, at) => ({ id: `${id} ${at + 1}`, space: firstSpace + at }));
  });
  const held = box.cities.filter((_, city) => state.cities[city] !== -1);
  const joined = box.routes.filter(({ ends: [one, other] }) => {
    return state.cities[one] !== -1 && state.cities[one] === state.cities[other];
  });
  const left = [...berths, ...held, ...joined].filter(({ space }) => !free(space));
  const problems = left.map(({ id }) => `a token was left on ${id}`);
  return state.spaces.length === box.spaces ? problems : [...problems, `${state.spaces.length} spaces`];
}

/** Thirty discs of each colour, wherever they are. */
function discs(box: Box, state: State): string[] {
  const owned = state.players.map(
    ({ harbour, supply, buildings: own }) => harbour + supply + own.filter(({ disc }) => disc).length,
  );
  const kept = state.neutral === null ? owned : [...owned, state.neutral];
  const onMap = [...state.ships.flat(), ...state.cities.filter((owner) => owner !== -1)];
  const stray = onMap.filter((colour) => colour < 0 || colour >= kept.length);
  if (stray.length > 0) return [`discs of nobody: ${stray.join()}`];
  return kept.flatMap((count, colour) => {
    const total = count + onMap.filter((owner) => owner === colour).length;
    const problems = total === box.pack.supply.discs ? [] : [`colour ${colour} has ${total} discs`];
    return count < 0 ? [...problems, `colour ${colour} owes discs`] : problems;
  });
}

/** Where a region is closed nobody holds a city, and all its cards are on their stack. */
function regions(box: Box, state: State): string[] {
  return box.regions.flatMap(({ id, index, cities }) => {
    if (isOpen(box, state, index)) return [];
    const whole = box.stacks.every(({ region, cards: all }, at) => {
      return region !== index || state.stacks[at]?.length === all.length;
    });
    return whole && cities.every((city) => state.cities[city] === -1)
      ? []
      : [`${id} is closed, and somebody was there`];
  });
}

/** Every card is in one place. */
function cards(box: Box, state: State): string[] {
  const all = [
    ...state.stacks.flat(),
    ...state.removed,
    ...state.players.flatMap(({ cards: own, faceDown }) => [...own, ...faceDown]),
  ];
  return all.length === box.cards.size && new Set(all).size === all.length ? [] : [`${all.length} cards`];
}

/**
 * Face down lie slavery cards alone; after the abolition none is left elsewhere but out of the game, and until then the
 * card that brings it is on its stack.
 */
function slavery(box: Box, state: State): string[] {
  const isSlavery = (id: string): boolean => cardOf(box, id).slavery;
  const down = state.players.flatMap(({ faceDown }) => faceDown).filter((id) => !isSlavery(id));
  const up = [...state.stacks.flat(), ...state.players.flatMap(({ cards: own }) => own)];
  const problems = down.map((id) => `${id} lies face down`);
  if (!state.abolished) {
    const drawn = !state.stacks.flat().includes(box.pack.slavery.abolition);
    return drawn ? [...problems, 'the card of the abolition was drawn without it'] : problems;
  }
  return up.some(isSlavery) ? [...problems, 'slavery after its abolition'] : problems;
}

/** Stacks are sorted, hold their own cards, and a closed region still has its governor. */
function stacks(box: Box, state: State): string[] {
  return state.stacks.flatMap((stack, at) => {
    const { id, region } = defined(box.stacks[at]);
    const numbers = stack.map((card) => cardOf(box, card).number ?? -1);
    const sorted = numbers.every((number, index) => index === 0 || number > defined(numbers[index - 1]));
    const own = stack.every((card) => cardOf(box, card).stack === at);
    const governor = stack.some((card) => cardOf(box, card).governor);
    const problems = sorted && own ? [] : [`the stack ${id} is ${stack.join()}`];
    return governor === isOpen(box, state, region)
      ? [...problems, `the governor of ${id} and its region disagree`]
      : problems;
  });
}

/**
 * Every tile is in the supply or on a board, nobody has two of the level of which there is one each, nor more than one tile
 * a round, and discs lie on activation areas alone.
 */
function buildings(box: Box, state: State): string[] {
  const built = state.players.flatMap((player) => player.buildings.map(({ building }) => building));
  const lost = box.pack.buildings.flatMap(({ id, copies }, kind) => {
    const total = defined(state.tiles[kind]) + built.filter((one) => one === id).length;
    return total === copies ? [] : [`${total} tiles of ${id} instead of ${copies}`];
  });
  const twice = state.players.flatMap((player, seat) => {
    const unique = player.buildings.filter(({ building }) => buildingOf(box, building).level === UNIQUE_LEVEL);
    return unique.length > 1 ? [`seat ${seat} has ${unique.length} buildings of level ${UNIQUE_LEVEL}`] : [];
  });
  const wrong = state.players.flatMap(({ buildings: own }, seat) => {
    const idle = own.filter(({ building, disc }) => disc && buildingOf(box, building).action === null);
    const problems = idle.map(({ building }) => `a disc of seat ${seat} lies on ${building}`);
    const begun = own[0]?.building === box.pack.start.id;
    return begun && own.length <= state.round + 1
      ? problems
      : [...problems, `seat ${seat} has ${own.length} buildings`];
  });
  return [...lost, ...twice, ...wrong];
}

/** The status of a player is the number of their symbols on buildings, brown tokens and face-up cards. */
function status(box: Box, state: State): string[] {
  return state.players.flatMap((player, seat) =>
    TRACKS.flatMap((track) => {
      const counted = symbolsOf(box, player).reduce((sum, symbols) => sum + (symbols[track] ?? 0), 0);
      return counted === player.status[track]
        ? []
        : [`seat ${seat} has ${counted} of ${track}, not ${player.status[track]}`];
    }),
  );
}

function symbolsOf(box: Box, player: Player): Symbols[] {
  return [
    ...player.buildings.map(({ building }) => buildingOf(box, building).symbols),
    ...player.cards.map((id) => cardOf(box, id).symbols),
    ...box.tokens.flatMap(({ track }, kind) => (track === null ? [] : [{ [track]: defined(player.tokens[kind]) }])),
  ];
}

/**
 * Between rounds and at the end nobody is over the card limit; in the actions nobody who has passed and discarded is, but
 * for a governor that came afterwards (ruling 40).
 */
function limits(box: Box, state: State): string[] {
  const acting = phaseOf(state) === 'actions' && state.frames.some(({ kind }) => kind === 'actions');
  const discarding = new Set(state.frames.flatMap((frame) => (frame.kind === 'discard' ? [frame.seat] : [])));
  return state.players.flatMap((player, seat) => {
    const bound = !acting || player.passed;
    if (!bound || discarding.has(seat) || !isOverLimit(box, player)) return [];
    return acting && isExcused(box, player) ? [] : [`seat ${seat} is over the card limit`];
  });
}

/** Whether a player who met the limit can be over it now: by governors that came last, or by politics of slavery cards lost. */
function isExcused(box: Box, player: Player): boolean {
  if (player.faceDown.some((id) => cardOf(box, id).symbols.politics !== undefined)) return true;
  const cards = [...player.cards];
  const status = { ...player.status };
  for (let last = cards.at(-1); last !== undefined && cardOf(box, last).governor; last = cards.at(-1)) {
    cards.pop();
    status.politics -= cardOf(box, last).symbols.politics ?? 0;
    if (!isOverLimit(box, { cards, status })) return true;
  }
  return false;
}
