import { wrongOnCharts } from '../fit.ts';
import { expect, test } from '../fixtures.ts';

// What is wrong is told by name and place; `npm run gallery` keeps pictures.
test.use({ trace: 'off' });

test(
  'endeavor: nothing is cut, covered or too small, and axe finds nothing serious',
  { tag: '@all' },
  async ({ dataDir }) => {
    const { seen, wrong } = await wrongOnCharts(dataDir, 'endeavor');
    expect(seen.size, 'kinds of decision').toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  },
);
