// Run by `bots-worker.test.ts` as a separate process: a campaign of bots, closed in the middle of the game.
import { setTimeout as wait } from 'node:timers/promises';
import { openApp } from '#main/app.ts';
import { COLOURS, CONTRACT } from '#main/contract/messages.ts';
import type { Log } from '#main/log.ts';
import { secret } from '#tests/secret.ts';

const [dataDir = '', until = ''] = process.argv.slice(2);
const said: string[] = [];
const note = (code: string): void => void said.push(code);
const log: Log = { info: () => undefined, warn: note, error: note };

const threadsNow = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'MessagePort' || resource === 'Worker').length;

const app = openApp({ dataDir, log, pause: 0, pace: 0, secret });
let pages = 0;
app.connect('window', () => (pages += 1));
const seats = ['Ada', 'Ben'].map((name, seat) => ({ name, colour: COLOURS[seat], player: 'steward' }));
const options = { players: 2, length: 'short' };
await app.request('window', {
  contract: CONTRACT,
  type: 'create',
  game: 'archipelago',
  options,
  seats,
  level: 'table',
});
// Once the request is answered the first question has been posted; once there are pages, workers have answered.
while (until === 'played' && pages < 5) await wait(5);
const workers = threadsNow() > 0;
app.close();
process.stdout.write(JSON.stringify({ workers, pages, trouble: said.length > 0, said }));
