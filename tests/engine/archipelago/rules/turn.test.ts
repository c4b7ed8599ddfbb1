import { describe, expect, it } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { everybodyDiscovers, firstTurn } from '../first-turn.ts';
import { citizen, eventsOf, table, type Table } from '../table.ts';

/** Everybody bids nothing, ends the round at once and rotates two cards, until `turns` turns have passed. */
function passTurns(game: Table, turns: number): void {
  const last = game.state.turn + turns;
  for (let moves = 0; game.state.turn < last && moves < 500; moves++) {
    const seat = elementAt(game.deciders(), 0);
    const quiet = game.moves(seat).find(({ type }) => ['bid', 'done', 'end-round', 'rotate'].includes(type));
    game.play(seat, quiet ?? elementAt(game.moves(seat), 0));
  }
}

const phases = (game: Table) => eventsOf(game.log, 'phase').map(({ turn, phase }) => `${turn} ${phase}`);

describe('a turn (p. 5)', () => {
  it('ruling 11: turn 1 skips disengagement and balance, but not bids and population effects', () => {
    const game = table({ players: 2, at: 'order', turn: 1, deck: ['quiet'] });
    passTurns(game, 1);
    expect(phases(game).slice(0, 4)).toEqual(['1 order', '1 population', '1 actions', '1 purchase']);
  });

  it('ruling 11: turn 0 is followed by the order of play of turn 1', () => {
    const game = firstTurn(2);
    everybodyDiscovers(game);
    for (const seat of [0, 1]) game.play(seat, { type: 'look' });
    expect(eventsOf(game.log, 'turn')).toEqual([{ type: 'turn', turn: 1 }]);
    expect(phases(game)).toEqual(['1 order']);
  });

  it('p. 5: from turn 2 on there are six phases, in this order', () => {
    const game = table({ players: 2, at: 'disengagement', turn: 2, deck: ['quiet'] });
    passTurns(game, 1);
    expect(phases(game).slice(0, 7)).toEqual([
      '2 disengagement',
      '2 order',
      '2 population',
      '2 balance',
      '2 actions',
      '2 purchase',
      '3 disengagement',
    ]);
  });

  it('ruling 105: the discs come back when phase 6 begins', () => {
    const game = table({ players: 2, units: [citizen(0, 'open-sea')].slice(1), discs: [1, 1] });
    game.act(0, 'exploration');
    game.play(0, { type: 'take-hex' });
    game.play(0, { type: 'discard-hex' });
    game.endRound(0);
    expect(game.state.wheel).toHaveLength(1);
    game.endRound(1);
    expect([game.state.phase, game.state.wheel]).toEqual(['purchase', []]);
  });
});
