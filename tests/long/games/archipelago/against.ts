import { LENGTHS } from '#engine/archipelago/state.ts';
import type { Part } from '../../part.ts';
import { GAME, playGame } from './play.ts';

/** Measures one steward against three random players, with seats rotated. */
export function against(games: number): Part {
  const lines = LENGTHS.map((length) => {
    let [lost, first] = [0, 0];
    for (let number = 0; number < games; number++) {
      const seat = number % 4;
      const levels = [0, 1, 2, 3].map((other) => (other === seat ? 'steward' : 'random'));
      const outcome = GAME.outcome(playGame({ players: 4, length, variants: [] }, `against ${number}`, levels));
      if (outcome === undefined || outcome.seats.every(({ won }) => !won)) lost++;
      else if (outcome.seats[seat]?.won === true) first++;
    }
    const share = lost === games ? '–' : `${Math.round((100 * first) / (games - lost))} %`;
    return `| ${length} | ${games} | ${Math.round((100 * lost) / games)} % | ${games - lost} | ${first} | ${share} |`;
  });
  const head = [
    '| Length | Games | Lost by all | Not lost by all | Steward first in | Share |',
    '|---|---|---|---|---|---|',
  ];
  return { title: 'One `steward` against three `random`', lines: [...head, ...lines], failures: 0 };
}
