// `npm run chart`: draws the coast of Endeavor's board into assets/endeavor/chart.json. Run it again after the stretch
// of the projection has changed (src-renderer/games/endeavor/board/stretch.ts); `-- --check` only says whether the file
// is as it would be drawn now.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart } from './chart/draw.mjs';
import { ROOT, runMain, say } from './lib/common.mjs';

const FILE = join(ROOT, 'assets', 'endeavor', 'chart.json');

runMain(async () => {
  const text = drawChart();
  if (process.argv.includes('--check')) {
    const same = readFileSync(FILE, 'utf8') === text;
    say(same ? 'The chart is as it would be drawn now.' : 'The chart would be drawn otherwise now: npm run chart.');
    return same ? 0 : 1;
  }
  writeFileSync(FILE, text);
  say(`Drawn: ${Math.round(text.length / 1024)} kB.`);
  return 0;
});
