import { expect, test } from 'vitest';
import { PERSON, type SeatSetup } from '#main/contract/messages.ts';
import { seatedAnew } from '#renderer/screens/playon/seated-anew.ts';

const ada: SeatSetup = { name: 'Ada', colour: 'red', player: PERSON, person: 'ada' };
const bo: SeatSetup = { name: 'Bo', colour: 'blue', player: PERSON };

test('where a position is played on, a person keeps their seat only under their name and only while no bot sits there', () => {
  expect(seatedAnew([ada, bo], [{ ...ada, name: ' Ada ' }, bo])).toEqual([ada, bo]);
  expect(seatedAnew([ada], [{ ...ada, name: 'Cy' }])).toEqual([{ name: 'Cy', colour: 'red', player: PERSON }]);
  expect(seatedAnew([ada], [{ ...ada, player: 'steward' }])).toEqual([
    { name: 'Ada', colour: 'red', player: 'steward' },
  ]);
});
