import { describe, expect, it } from 'vitest';
import type { Campaign } from '#main/contract/messages.ts';
import { createRequest, firstPlan, withSeatChange } from '#renderer/screens/setup/plan.ts';
import { withOtherLength, withSeatsTurned } from '#renderer/screens/setup/play-again-otherwise.ts';
import { planAgain } from '#renderer/screens/setup/plan-again.ts';
import { ARCHIPELAGO, LAGOON } from './made-up/games.ts';
import { CAMPAIGNS } from './made-up/pages.ts';

const LIKED = { level: 'strict', undo: 'off' } as const;
const campaign = (change: Partial<Campaign>): Campaign => ({ ...CAMPAIGNS[0], ...change }) as Campaign;

describe('the same people again', () => {
  it('sit as they sat, with their colours, bots and options, and nobody is new any more', () => {
    const seats: Campaign['seats'] = [
      { name: 'Zoe', colour: 'green', player: 'person', place: 5, newcomer: true },
      { name: 'Max', colour: 'red', player: 'steward' },
    ];
    const options = { players: 2, length: 'long', variants: ['desert'] };
    const plan = planAgain(ARCHIPELAGO, campaign({ seats, options, undo: 'practice' }), LIKED);
    expect(createRequest(ARCHIPELAGO, plan)).toEqual({
      game: 'archipelago',
      options,
      seats: [{ name: 'Zoe', colour: 'green', player: 'person', place: 5 }, seats[1]],
      level: 'table',
      undo: 'practice',
    });
  });

  it('get what is usual where the fields no longer take what was settled, and another bot where theirs is gone', () => {
    const seats: Campaign['seats'] = [
      { name: 'Zoe', colour: 'blue', player: 'person' },
      { name: 'Max', colour: 'red', player: 'tide-reader' },
    ];
    const settled = [{ clan: 'pike', boats: 9, charms: ['moon'] }, { clan: 'ghost' }];
    const options = { players: 2, tide: 99, rival: 'calm', laid: 'first', seats: settled };
    const plan = planAgain(LAGOON, campaign({ seats, options }), LIKED);
    expect(plan.seats[1]).toEqual({ name: 'Max', colour: 'red', player: 'random' });
    expect(plan.values).toEqual({ tide: 4, rival: 'calm' });
    expect(plan.seatValues).toEqual([
      { clan: 'pike', boats: 1, charms: ['moon'] },
      { clan: 'heron', boats: 1, charms: [] },
    ]);
    expect(planAgain(LAGOON, campaign({ seats, options: {} }), LIKED).values).toEqual({ tide: 4, rival: 'calm' });
  });
});

describe('somebody new to a game', () => {
  it('is told to the host of people alone', () => {
    const plan = withSeatChange(firstPlan(ARCHIPELAGO, LIKED), 1, { newcomer: true });
    expect(createRequest(ARCHIPELAGO, plan).seats.map(({ newcomer }) => newcomer)).toEqual([
      undefined,
      true,
      undefined,
    ]);
    const bot = withSeatChange(plan, 1, { player: 'steward' });
    expect(createRequest(ARCHIPELAGO, bot).seats[1]).not.toHaveProperty('newcomer');
    expect(withSeatChange(plan, 1, { newcomer: false }).seats[1]).not.toHaveProperty('newcomer');
  });
});

describe('the same people otherwise', () => {
  const seats: Campaign['seats'] = [
    { name: 'Zoe', colour: 'green', player: 'person', place: 5 },
    { name: 'Max', colour: 'red', player: 'random' },
    { name: 'Ann', colour: 'blue', player: 'person', place: 1 },
  ];

  it('move on by one seat with name, colour and place; what is settled for a seat stays with it', () => {
    const options = { players: 3, seats: [{ clan: 'pike' }, { clan: 'newt' }, { clan: 'otter' }] };
    const plan = withSeatsTurned(planAgain(LAGOON, campaign({ seats, options }), LIKED));
    expect(plan.seats.map(({ name, colour, place }) => [name, colour, place])).toEqual([
      ['Max', 'red', undefined],
      ['Ann', 'blue', 1],
      ['Zoe', 'green', 5],
    ]);
    expect(plan.seatValues.map(({ clan }) => clan)).toEqual(['pike', 'newt', 'otter']);
  });

  it('play the next length, after the longest the shortest, and the same where a game has but one', () => {
    const { fields } = ARCHIPELAGO.game;
    const lengths = ['short', 'medium', 'long'].map((length) => {
      const plan = planAgain(ARCHIPELAGO, campaign({ seats, options: { players: 3, length } }), LIKED);
      return withOtherLength(plan, fields.all, ARCHIPELAGO.card.length ?? '').values['length'];
    });
    expect(lengths).toEqual(['medium', 'long', 'short']);
    const plan = planAgain(LAGOON, campaign({ seats, options: {} }), LIKED);
    expect(withOtherLength(plan, LAGOON.game.fields.all, LAGOON.card.length ?? '')).toEqual(plan);
  });
});
