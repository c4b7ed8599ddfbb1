import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { GameEntry } from '#main/contract/listing.ts';
import { archipelagoCard as card } from '#renderer/games/archipelago/card.ts';
import type { FieldWords, GameCard, Voyage } from '#renderer/window/card.ts';
import type { AvailableGame } from '#renderer/screens/setup/available-games.ts';
import PlainThumbnail from './PlainThumbnail.svelte';

const { players, fields, hides, depths } = archipelago(BASE_PACK);

/** Archipelago as the host lists it. */
export const ARCHIPELAGO: AvailableGame = {
  game: {
    id: 'archipelago',
    bots: ['random', 'steward', 'steward-builder', 'steward-trader'],
    players,
    fields: { all: [...fields.all], seat: [...fields.seat] },
    hides,
    depths: [...depths],
  },
  card,
};

/** A made-up game that hides nothing and settles something for each seat. */
const lagoon: GameEntry = {
  id: 'lagoon',
  bots: ['random'],
  players: { from: 1, to: 4 },
  fields: {
    all: [
      { key: 'tide', kind: 'number', from: 2, to: 6, usual: 4 },
      { key: 'rival', kind: 'choice', values: ['calm', 'fierce'], usual: 'calm', players: [1] },
    ],
    seat: [
      { key: 'clan', kind: 'choice', values: ['heron', 'otter', 'newt', 'pike'], usual: 'heron', unique: true },
      { key: 'boats', kind: 'number', from: 1, to: 3, usual: 1 },
      { key: 'charms', kind: 'checks', values: ['reed', 'moon'], unique: true },
    ],
  },
  hides: false,
  depths: [],
};

const words = (name: string): FieldWords => ({
  name,
  heading: `The ${name}`,
  value: (value) => ({ label: `${name} ${value}`, why: `About ${value}.` }),
});

const lagoonCard: GameCard = {
  id: 'lagoon',
  name: 'Lagoon',
  colours: ['blue', 'lilac', 'red', 'green'],
  first: { players: 2, values: {} },
  fields: {
    tide: words('tide'),
    rival: words('rival'),
    clan: words('clan'),
    boats: words('boats'),
    charms: words('charm'),
  },
  progress: () => 'Low tide',
  ended: () => undefined,
  about: () => 'Lagoon',
  refusal: () => undefined,
  bot: () => undefined,
  Thumbnail: PlainThumbnail,
  load: () => Promise.reject(new Error('a made-up game has no window')),
};

/** The made-up game, as the host and its card have it. */
export const LAGOON: AvailableGame = { game: lagoon, card: lagoonCard };

/** The same with a first voyage: alone with two bots, or up to three people without. */
export const LAGOON_VOYAGE: AvailableGame & { readonly voyage: Voyage } = withVoyage({
  about: 'A calm lagoon.',
  persons: { from: 1, to: 3 },
  bots: (persons) => (persons === 1 ? 2 : 0),
  bot: 'random',
  options: () => ({ tide: 2, laid: 'first' }),
});

function withVoyage(voyage: Voyage): AvailableGame & { readonly voyage: Voyage } {
  return { game: lagoon, card: { ...lagoonCard, voyage }, voyage };
}
