import type { Back, Per, Zone } from '../schema-cards.ts';
import type { Resource } from '../schema-common.ts';
/**
 * The twenty-one card backs. Six reproduce two or more facts of the rulebook's examples; the others are invented so
 * that crises spread evenly over the resources (see `docs/data.md`, "Backs"). Every back is on at least one character
 * and one progress card, so that the visible back on the deck never reveals the front.
 */

/** A domestic crisis: one cube stands up four citizens, or six if the cube is stone or iron. */
function consumption(resource: Resource, red = false): Zone {
  return { red, kind: 'crisis', resource, amount: resource === 'stone' || resource === 'iron' ? 6 : 4 };
}

/** An export crisis: `amount` cubes are demanded. */
function demand(resource: Resource, amount: number, red = false): Zone {
  return { red, kind: 'crisis', resource, amount };
}

/** An event: the marker moves by `by` for each building, or engaged citizen, of the kind `per`. */
function event(marker: 'rebellion' | 'surplus', by: number, per: Per, red = false): Zone {
  return { red, kind: 'event', marker, by, per };
}

/** A back of which no value is known. */
function plain(domestic: Zone, demanded: Zone): Back {
  return { domestic, export: demanded, source: 'reconstructed' };
}

/**
 * All backs. The comment at each says on how many cards it is; b01 to b06 hold the events, b07 is the example of p. 7.
 */
export const BACKS = {
  /** on three cards */
  b01: {
    domestic: event('rebellion', -1, 'temple', true),
    export: demand('iron', 2),
    source: 'reconstructed',
    sources: { domestic: 'rulebook' },
    note: 'The event is a rulebook example (p. 13); on which half it stands is not said.',
  },
  /** on two cards */
  b02: {
    domestic: event('rebellion', -2, 'temple'),
    export: demand('stone', 2),
    source: 'reconstructed',
    sources: { domestic: 'rulebook' },
    note: 'The event is a rulebook example (p. 7); on which half it stands is not said.',
  },
  /** on two cards */
  b03: plain(consumption('fish'), event('surplus', -1, 'port')),
  /** on two cards */
  b04: plain(consumption('iron'), event('rebellion', -1, 'market', true)),
  /** on three cards */
  b05: {
    domestic: consumption('fish'),
    export: event('rebellion', 1, 'town', true),
    source: 'reconstructed',
    sources: { export: 'rulebook' },
    note: 'The event is a rulebook example (p. 13); on which half it stands is not said.',
  },
  /** on two cards */
  b06: plain(event('surplus', 1, 'town'), demand('fish', 3)),
  /** on two cards */
  b07: { domestic: consumption('stone'), export: demand('cattle', 3), source: 'rulebook' },
  /** on three cards */
  b08: plain(consumption('wood'), demand('cattle', 4)),
  /** on three cards */
  b09: plain(consumption('fruit'), demand('wood', 3)),
  /** on three cards */
  b10: plain(consumption('cattle'), demand('fruit', 3)),
  /** on three cards */
  b11: plain(consumption('stone'), demand('fish', 4)),
  /** on two cards */
  b12: plain(consumption('fish'), demand('wood', 4)),
  /** on two cards */
  b13: {
    domestic: consumption('wood'),
    export: demand('fruit', 4, true),
    source: 'reconstructed',
    sources: { 'export.red': 'rulebook', 'export.kind': 'rulebook' },
    note: 'A red export crisis is shown in the rulebook (p. 13), its values are not.',
  },
  /** on two cards */
  b14: plain(consumption('wood'), demand('iron', 2)),
  /** on two cards */
  b15: plain(consumption('fruit'), demand('fish', 3)),
  /** on two cards */
  b16: plain(consumption('fruit'), demand('stone', 3)),
  /** on two cards */
  b17: {
    domestic: consumption('cattle', true),
    export: demand('wood', 3),
    source: 'reconstructed',
    sources: { 'domestic.red': 'rulebook', 'domestic.kind': 'rulebook' },
    note: 'A red domestic crisis is shown in the rulebook (p. 13), its values are not.',
  },
  /** on two cards */
  b18: plain(consumption('cattle'), demand('iron', 3)),
  /** on two cards */
  b19: plain(consumption('stone'), demand('fruit', 3)),
  /** on two cards */
  b20: plain(consumption('iron'), demand('cattle', 4)),
  /** on two cards */
  b21: plain(consumption('iron'), demand('stone', 2)),
} satisfies Record<string, Back>;
