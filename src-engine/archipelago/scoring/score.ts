import { defined } from '../../kernel/defined.ts';
import type { Outcome, ScoreLine } from '../../kernel/game.ts';
import { pointsBySeat } from '../../kernel/outcome.ts';
import { denseRanks, places } from '../../kernel/ranking.ts';
import { objectiveOf, trendOf, type Box } from '../box.ts';
import { OBJECTIVE_POINTS, PACIFIST_POINTS, TREND_POINTS, medalsOf, pointsFor } from '../figures/points.ts';
import type { State } from '../state.ts';
import { measure } from './criteria.ts';
import type { Criterion } from '../data/schema.ts';

/** Objectives in play, each once, in the order of the deck. */
function inPlay(box: Box, state: State): string[] {
  const held = new Set([...state.objectives.flat(), ...state.common]);
  return box.pack.objectives.map(({ id }) => id).filter((id) => held.has(id));
}

function rankLines(
  box: Box,
  state: State,
  code: string,
  id: string,
  criterion: Criterion,
  points: readonly number[],
): ScoreLine[] {
  const values = state.screens.map((_, seat) => measure(box, state, seat, criterion));
  return denseRanks(values).map((rank, seat) => ({
    seat,
    code,
    params: { id, value: defined(values[seat]), rank },
    points: pointsFor(points, rank),
  }));
}

/** The Pacifist alone scores, where population leads rebellion by more than the card says (ruling 122). */
function pacifistLines(state: State, id: string, difference: number): ScoreLine[] {
  const lead = state.population - state.rebellion;
  return state.objectives.flatMap((held, seat) =>
    held.includes(id)
      ? [
          {
            seat,
            code: 'pacifist',
            params: { id, value: lead, difference },
            points: lead > difference ? PACIFIST_POINTS : 0,
          },
        ]
      : [],
  );
}

function medalLines(box: Box, state: State): ScoreLine[] {
  return state.cards.flatMap((held) => {
    const medals = medalsOf(box, held);
    return medals > 0 ? [{ seat: held.owner, code: 'medals', params: { id: held.card }, points: medals }] : [];
  });
}

/**
 * The score sheet: every objective in play ranks everybody, then the trends, the Pacifist and the medals (rulebook 2.0, p.
 * 15-16). Nothing is counted after a war of independence.
 */
export function scoreSheet(box: Box, state: State): ScoreLine[] {
  if (state.result?.code === 'independence') return [];
  const objectives = inPlay(box, state).flatMap((id) => {
    const { victory } = objectiveOf(box, id);
    if (victory.kind === 'separatist') return [];
    if (victory.kind === 'pacifist') return pacifistLines(state, id, victory.difference);
    return rankLines(box, state, 'objective', id, victory, OBJECTIVE_POINTS);
  });
  const trends = state.trends.flatMap((id) =>
    rankLines(box, state, 'trend', id, trendOf(box, id).criterion, TREND_POINTS),
  );
  return [...objectives, ...trends, ...medalLines(box, state)];
}

/**
 * Who won: most points, then most florins behind the screen, else shared (ruling 131). A war of independence is lost by all
 * but the Separatist (rulebook 2.0, p. 15).
 */
export function gameOutcome(box: Box, state: State): Outcome | undefined {
  if (state.result === null) return undefined;
  const { code } = state.result;
  if (code === 'independence') {
    const winners = state.objectives.map((held) =>
      held.some((id) => objectiveOf(box, id).victory.kind === 'separatist'),
    );
    const anybody = winners.includes(true);
    return { code, seats: winners.map((won) => ({ won, place: anybody && !won ? 2 : 1, points: 0 })) };
  }
  const points = pointsBySeat(scoreSheet(box, state), state.screens.length);
  const ranked = places(points.map((sum, seat) => [sum, defined(state.screens[seat]).florins]));
  return { code, seats: ranked.map((place, seat) => ({ won: place === 1, place, points: defined(points[seat]) })) };
}
