import { expect, it } from 'vitest';
import { measured } from '#engine/archipelago/bots/advise.ts';
import { worthOf } from '#engine/archipelago/bots/worths.ts';
import { evaluated, hashesByGame, RECORDED_GAME } from './advised.ts';

it('what every move of the recorded games is worth is what it was, to the last bit (where that was changed on purpose, `npx vitest run worths.all --mode all -u`)', async () => {
  const hashes = hashesByGame((state, seat) => {
    const evaluation = evaluated(state, seat);
    const worths = RECORDED_GAME.legalMoves(state, seat).map((move) => ({ move, worth: worthOf(evaluation, move) }));
    return [worths, measured(evaluation, worths)].map((all) => all.map(({ worth }) => worth));
  });
  await expect(hashes).toMatchFileSnapshot('./worths.txt');
});
