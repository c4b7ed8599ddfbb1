import { expect, test } from 'vitest';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { COMPARED } from '#engine/bots/advice.ts';
import { defined } from '#engine/kernel/defined.ts';
import messages from '#renderer/games/archipelago/messages/advice.en.json' with { type: 'json' };
import { truthOf } from '#tests/engine/archipelago/bots/truths.ts';
import { SMALL_PACK } from '#tests/engine/archipelago/small-pack.ts';
import { SMALL_BOX, SMALL_GAME } from '#tests/engine/archipelago/table.ts';

const PREFIX = 'archipelago.reason.';

test('every reason is followed up, or named as a forecast', () => {
  const { checks, forecasts } = truthOf(SMALL_GAME, defined(stewards(SMALL_PACK)[0]), SMALL_BOX);
  const codes = Object.keys(messages).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  expect([...Object.keys(checks), ...Object.keys(forecasts)].sort()).toEqual([...codes, ...COMPARED].sort());
});
