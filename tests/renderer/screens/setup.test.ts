import { describe, expect, it } from 'vitest';
import type { SeatSetup } from '#main/contract/messages.ts';
import { playerDescription, playerWords } from '#renderer/window/players.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import type { FieldValues } from '#renderer/window/card.ts';
import cardMessages from '#renderer/games/archipelago/messages/card.en.json';
import messages from '#renderer/games/archipelago/messages/en.json';
import { availableGames } from '#renderer/screens/setup/available-games.ts';
import { freshValues, settledFor, withSeatValue } from '#renderer/screens/setup/fields.ts';
import {
  SEATING_PLACES,
  createRequest,
  firstPlan,
  freshSeat,
  handOnOrder,
  planProblem,
  withPlaces,
  withPersonMoved,
  withSeat,
  withoutSeat,
} from '#renderer/screens/setup/plan.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { ARCHIPELAGO, LAGOON } from './made-up/games.ts';

const LIKED = { level: 'strict', undo: 'practice' } as const;
const people = (n: number): SeatSetup[] => {
  const seats: SeatSetup[] = [];
  while (seats.length < n) seats.push(freshSeat(seats, archipelagoCard.colours));
  return seats;
};
const bot = (seats: SeatSetup[], index: number): SeatSetup[] =>
  seats.map((seat, at) => (at === index ? { ...seat, player: 'steward' } : seat));
const places = (seats: readonly SeatSetup[]) => seats.map(({ place }) => place);

describe('the set-up', () => {
  it('begins as this computer’s players like it', () => {
    const plan = firstPlan(ARCHIPELAGO, LIKED);
    expect(plan).toMatchObject({ level: 'strict', undo: 'practice', pack: '' });
    expect(plan.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Ines', 'red'],
      ['Marco', 'yellow'],
      ['Leif', 'green'],
    ]);
    expect(planProblem(plan)).toBeUndefined();
  });

  it('spreads people round the screen, each at a place of their own', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const at = places(withPlaces(people(n), false));
      expect(new Set(at).size).toBe(n);
      expect(at.every((place) => place !== undefined && place >= 0 && place < SEATING_PLACES)).toBe(true);
      expect(at[0]).toBe(0);
    }
    expect(places(withPlaces(people(2), false))).toEqual([0, 4]);
  });

  it('gives no place to a bot, and room to the others', () => {
    expect(places(withPlaces(bot(people(3), 1), false))).toEqual([0, undefined, 4]);
  });

  it('hands round clockwise from the front, as people sit and not as they are listed', () => {
    const seats = withPersonMoved(withPlaces(people(3), false), 0, 7);
    expect(handOnOrder(seats).map(({ name }) => name)).toEqual(['Marco', 'Leif', 'Ines']);
  });

  it('changes places where one is taken', () => {
    expect(places(withPersonMoved(withPlaces(people(3), false), 0, 5))).toEqual([5, 3, 0]);
  });

  it('leaves everybody where they were put when somebody joins, and seats the newcomer where there is room', () => {
    const moved = withPersonMoved(withPlaces(people(2), false), 4, 1);
    const more = withPlaces([...moved, freshSeat(moved, archipelagoCard.colours)], true);
    expect(places(more)).toEqual([0, 1, 2]);
    expect(places(withPlaces(bot(more, 0), true))).toEqual([undefined, 1, 2]);
  });
});

describe('what the host is asked to create', () => {
  it('is what the fields of the game hold, and how secrets are kept', () => {
    const plan = firstPlan(ARCHIPELAGO, LIKED);
    expect(createRequest(ARCHIPELAGO, { ...plan, seed: ' calm sea ' })).toEqual({
      game: 'archipelago',
      options: { players: 3, length: 'short', variants: [] },
      seats: plan.seats,
      level: 'strict',
      undo: 'practice',
      seed: 'calm sea',
    });
  });

  it('leaves the level out where a game hides nothing, and tells of each seat what is settled for it', () => {
    const asked = createRequest(LAGOON, firstPlan(LAGOON, LIKED));
    expect('level' in asked).toBe(false);
    expect(asked.options).toEqual({
      players: 2,
      tide: 4,
      seats: [
        { clan: 'heron', boats: 1, charms: [] },
        { clan: 'otter', boats: 1, charms: [] },
      ],
    });
  });

  it('holds a field only where it is settled for so many', () => {
    const solo = withoutSeat(firstPlan(LAGOON, LIKED), 1);
    expect(createRequest(LAGOON, solo).options).toMatchObject({ players: 1, tide: 4, rival: 'calm' });
    expect(settledFor(LAGOON.game.fields.all, 2).map(({ key }) => key)).toEqual(['tide']);
  });
});

describe('what is settled for a seat', () => {
  const { seat: fields } = LAGOON.game.fields;
  const [clan, boats, charms] = fields;
  if (clan === undefined || boats === undefined || charms === undefined) throw new Error('no made-up fields');
  const of = (values: readonly FieldValues[], key: string) => values.map((one) => one[key]);

  it('begins with what nobody has, where each seat has its own', () => {
    const taken = [{ clan: 'otter' }, { clan: 'heron' }];
    expect(freshValues(fields, taken)).toEqual({ clan: 'newt', boats: 1, charms: [] });
  });

  it('changes with whoever had it, where each seat has its own', () => {
    const { seatValues } = withSeat(firstPlan(LAGOON, LIKED), LAGOON);
    expect(of(withSeatValue(seatValues, clan, 0, 'newt'), 'clan')).toEqual(['newt', 'otter', 'heron']);
    expect(of(withSeatValue(seatValues, boats, 0, 3), 'boats')).toEqual([3, 1, 1]);
  });

  it('is ticked at one seat only, where each seat has its own', () => {
    const { seatValues } = firstPlan(LAGOON, LIKED);
    const first = withSeatValue(seatValues, charms, 0, ['reed', 'moon']);
    expect(of(withSeatValue(first, charms, 1, ['moon']), 'charms')).toEqual([['reed'], ['moon']]);
  });

  it('leaves with its seat', () => {
    const plan = withoutSeat(withSeat(firstPlan(LAGOON, LIKED), LAGOON), 0);
    expect(of(plan.seatValues, 'clan')).toEqual(['otter', 'newt']);
    expect(plan.seats).toHaveLength(2);
  });
});

describe('the card of a game', () => {
  it('keeps its messages in a file of their own, under the name of the game', () => {
    const keys = Object.keys(cardMessages);
    expect(keys.filter((key) => !key.startsWith('archipelago.') || Object.hasOwn(messages, key))).toEqual([]);
  });

  it('gives the colours', () => {
    const four = [1, 2].reduce((plan) => withSeat(plan, LAGOON), firstPlan(LAGOON, LIKED));
    expect(four.seats.map(({ colour }) => colour)).toEqual(['blue', 'lilac', 'red', 'green']);
  });

  it('stands beside those the host knows too, in its own order', () => {
    const cards = [LAGOON.card, archipelagoCard];
    expect(availableGames(cards, [ARCHIPELAGO.game])).toEqual([ARCHIPELAGO]);
    expect(availableGames(cards, [ARCHIPELAGO.game, LAGOON.game]).map(({ card }) => card.id)).toEqual([
      'lagoon',
      'archipelago',
    ]);
  });

  it('names variants that do not go together', () => {
    const params = { one: 'no-secrets', other: 'benefactor' };
    expect(archipelagoCard.refusal({ code: 'variants-clash', params })).toBe(
      '“No secrets” and “Benefactor” do not go together.',
    );
    expect(archipelagoCard.refusal({ code: 'same-name', params: {} })).toBeUndefined();
  });

  it('names the bots of its own; those of the house have their names from the house', () => {
    expect(playerWords('steward-builder', archipelagoCard)).toBe('Builder');
    expect(playerDescription('steward-builder', archipelagoCard)).toMatch(/loves towns/);
    expect([playerWords('random', archipelagoCard), playerWords('person', archipelagoCard)]).toEqual([
      'Drifter',
      'Person',
    ]);
    expect([playerWords('tide-reader', archipelagoCard), playerDescription('tide-reader', archipelagoCard)]).toEqual([
      'Tide reader',
      'A bot of this game.',
    ]);
  });

  it('has words for everything the game asks', () => {
    const undo = showMissing();
    const { all, seat } = ARCHIPELAGO.game.fields;
    for (const field of [...all, ...seat]) {
      const words = archipelagoCard.fields[field.key];
      expect(words, field.key).toBeDefined();
      for (const value of field.kind === 'number' ? [] : field.values)
        expect(Object.values(words?.value(value) ?? {}).filter((text) => text === '' || isFallback(text))).toEqual([]);
    }
    undo();
  });
});
