import type { FeatFinder } from '../../kernel/feats.ts';
import { eventsOf, found, levelWithWinner, soleWinner } from '../../kernel/standings.ts';
import type { Event } from '../events.ts';

/** Was behind as the last round began, and won. */
export const overtookInTheEnd: FeatFinder<Event> = {
  id: 'overtook-in-the-end',
  from: 'whole',
  find({ marks, outcome }) {
    const winner = soleWinner(outcome);
    const points = marks.at(-2)?.points ?? [];
    const behind = Math.max(...points) - (points[winner ?? -1] ?? Math.max(...points));
    return behind > 0 ? found(winner, { n: behind, other: points.indexOf(Math.max(...points)) }) : [];
  },
};

/** Made the round the last one by reaching the goal, and another won. */
export const calledAndLost: FeatFinder<Event> = {
  id: 'called-and-lost',
  from: 'whole',
  find(game) {
    const winner = soleWinner(game.outcome);
    return eventsOf(game, 'last-round').flatMap(({ seat, score }) =>
      winner !== undefined && winner !== seat ? found(seat, { score, other: winner }) : [],
    );
  },
};

/**
 * Stood exactly at the goal of the track at the end.
 * @param goal the points that make a round the last
 */
export const exactlyAtGoal = (goal: number): FeatFinder<Event> => ({
  id: 'exactly-at-goal',
  from: 'end',
  find: ({ score }) =>
    score.flatMap(({ seat, code, points }) =>
      code === 'track' && points === goal ? [{ seat, params: { n: goal } }] : [],
    ),
});

/** As many points as another: the cards of the empire, the workers or the hand decided. */
export const decidedByEmpire: FeatFinder<Event> = {
  id: 'decided-by-empire',
  from: 'end',
  find({ outcome }) {
    const level = levelWithWinner(outcome);
    return level === undefined ? [] : found(level.winner, { other: level.other, points: level.points });
  },
};
