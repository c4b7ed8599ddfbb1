import { defined } from '../kernel/defined.ts';
import { buildingOf, cardOf, type Box } from './box.ts';
import { TRACKS, type Symbols } from './data/schema.ts';
import { isOverLimit } from './figures/card-limit.ts';
import { isOpen } from './figures/presence.ts';
import { UNIQUE_LEVEL } from './figures/tiles.ts';
import type { Player, State } from './state.ts';

/** Checks what must always hold; returns one sentence for each thing that does not. */
export function brokenInvariants(box: Box, state: State): string[] {
  return [
    ...tokens(box, state),
    ...discs(box, state),
    ...cards(box, state),
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

/** Thirty discs of each colour, wherever they are. */
function discs(box: Box, state: State): string[] {
  const owned = state.players.map(
    ({ harbour, supply, buildings: own }) => harbour + supply + own.filter(({ disc }) => disc).length,
  );
  const kept = state.neutral === null ? owned : [...owned, state.neutral];
  const onMap = [...state.ships.flat(), ...state.cities];
  return kept.flatMap((count, colour) => {
    const total = count + onMap.filter((owner) => owner === colour).length;
    const problems = total === box.pack.supply.discs ? [] : [`colour ${colour} has ${total} discs`];
    return count < 0 ? [...problems, `colour ${colour} owes discs`] : problems;
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

/** Every tile is in the supply or on a board, and nobody has two of the level of which there is one each. */
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
  return [...lost, ...twice];
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

/** Nobody is over the card limit between rounds. */
function limits(box: Box, state: State): string[] {
  const between = state.ended || state.frames.some(({ kind }) => kind === 'build');
  if (!between) return [];
  return state.players.flatMap((player, seat) =>
    isOverLimit(box, player) ? [`seat ${seat} is over the card limit`] : [],
  );
}
