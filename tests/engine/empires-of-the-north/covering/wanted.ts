/** What a pack has that must change a state at some time, and what of it an event shows. */
import type { Effect, Filter, Trigger } from '#engine/empires-of-the-north/data/schema.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { AnyCard, Box } from '#engine/empires-of-the-north/box.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';

/** Words of which a card says that the event `type` comes from them; all others show in any event of their card. */
const SHOWN: Readonly<Partial<Record<Event['type'], readonly Effect['do'][]>>> = {
  points: ['vp'],
  drew: ['draw'],
  searched: ['search'],
  'ship-gained': ['ship'],
  gained: ['gain', 'worker', 'gain-any'],
};
/** Words that have an event of their own, which may name other cards. */
const OWN_EVENTS: Readonly<Partial<Record<Event['type'], Effect['do']>>> = {
  moved: 'move',
  advanced: 'advance',
  assigned: 'assign',
  released: 'release',
  recovered: 'recover',
};
const SHOWN_WORDS = new Set([...Object.values(SHOWN).flat(), ...Object.values(OWN_EVENTS)]);

/** The values of every member of this name in a part of a pack. */
function membersOf(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [...(key === name ? [value] : []), ...membersOf(value, name)]);
}

const words = (data: unknown): Set<string> => new Set(membersOf(data, 'do').map(String));
const iconsIn = (data: unknown): Set<string> =>
  new Set(
    [...membersOf(data, 'icons'), ...membersOf(data, 'sets')].flatMap((icons) => icons as NonNullable<Filter['icons']>),
  );
const textOf = ({ face, bonus }: Pick<AnyCard, 'face' | 'bonus'>): unknown => [face, bonus];
const triggersOf = ({ face }: Pick<AnyCard, 'face'>): readonly Trigger[] =>
  face.kind === 'special' ? face.triggers : [];

/** Everything of its pack that must change a state. */
export function wantedOf(box: Box): Set<string> {
  const cards = [...box.cards.values()];
  const wanted = new Set<string>();
  for (const card of cards) {
    if (card.origin === 'deck') wanted.add(`played ${card.id}`);
    if (card.face.kind === 'action') wanted.add(`used ${card.id}`);
    if (card.face.kind === 'storage') wanted.add(`paid-out ${card.id}`);
    if (card.face.kind === 'special') wanted.add(`fired ${card.id}`);
    for (const word of words(textOf(card))) wanted.add(`word ${word}`);
    for (const icon of iconsIn(textOf(card))) wanted.add(`icon ${icon}`);
    for (const { on } of triggersOf(card)) wanted.add(`occasion ${on}`);
  }
  for (const { id } of box.pack.islands) wanted.add(`pillaged ${id}`).add(`conquered ${id}`);
  return wanted;
}

/** The card whose text an event comes from. */
function sourceOf(event: Event): string | null {
  if ('by' in event && typeof event.by === 'string') return event.by;
  if (event.type === 'used' || event.type === 'fired' || event.type === 'boosted' || event.type === 'bought')
    return event.card;
  return null;
}

/** What an event covers. */
export function coveredBy(box: Box, event: Event): string[] {
  const own = OWN_EVENTS[event.type];
  const covered = own === undefined ? [] : [`word ${own}`];
  const source = sourceOf(event);
  const card = source === null ? undefined : box.cards.get(source);
  if (card !== undefined) {
    const said = words(textOf(card));
    const shown = SHOWN[event.type] ?? [...said].filter((word) => !SHOWN_WORDS.has(word as Effect['do']));
    covered.push(...[...shown].filter((word) => said.has(word)).map((word) => `word ${word}`));
    covered.push(...[...iconsIn(textOf(card))].map((icon) => `icon ${icon}`));
  }
  switch (event.type) {
    case 'placed':
    case 'boosted':
    case 'field':
      return [...covered, `played ${event.card}`];
    case 'fired':
      return [
        ...covered,
        `fired ${event.card}`,
        ...triggersOf(box.cards.get(event.card) ?? { face: { kind: 'plain' } }).map(({ on }) => `occasion ${on}`),
      ];
    case 'used':
    case 'paid-out':
    case 'conquered':
      return [...covered, `${event.type} ${event.card}`];
    case 'pillaged':
      return [...covered, `pillaged ${event.island}`];
    default:
      return covered;
  }
}

/** What a card may do once it lies in an empire. */
const lying = (card: string): string[] => ['used', 'fired', 'paid-out'].map((does) => `${does} ${card}`);

/** What a move leads to, as far as it can be said before. */
export function leadsTo({ frames, players }: State, seat: number, move: Move): string[] {
  const top = frames.at(-1);
  switch (move.type) {
    case 'place':
    case 'construct':
    case 'build':
    case 'boost':
    case 'field':
      return [`played ${move.card}`, ...lying(move.card)];
    case 'use':
      return [`used ${players[seat]?.empire.find(({ id }) => id === move.location)?.card}`];
    case 'land':
      if (top?.kind !== 'landing') return [];
      return move.how === 'conquer' ? [`conquered ${top.island}`, ...lying(top.island)] : [`pillaged ${top.island}`];
    case 'island':
      return move.island === null ? [] : [`conquered ${move.island}`, ...lying(move.island)];
    default:
      return [];
  }
}
