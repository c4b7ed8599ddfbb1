import { expect, it } from 'vitest';
import { openBox } from '#engine/archipelago/box.ts';
import { featuresOf } from '#engine/archipelago/mind/features.ts';
import { evaluated, hashesByGame, RECORDED_PACK } from '../bots/advised.ts';

const features = featuresOf(openBox(RECORDED_PACK));

it('what is measured of the recorded games is what it was, to the last bit (where that was changed on purpose, `npx vitest run features.all --mode all -u`)', async () => {
  const hashes = hashesByGame((state, seat) => {
    const { seats, table } = features.measure(evaluated(state, seat).state);
    return [[...seats.flat(), ...table]];
  });
  await expect(hashes).toMatchFileSnapshot('./features.txt');
});
