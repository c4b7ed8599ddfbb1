import { expect, it } from 'vitest';
import { openHost } from '#main/host/port.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { secret } from '#tests/secret.ts';
import { copyOf, secondConnection, seated, Sitter, TOY, until } from './support.ts';

/** A campaign of 28 moves whose third entry does not hold; as long as `fault.on`, nothing tells how far it does. */
async function notReadable(fault: { on: boolean; met: number }): Promise<{ sitter: Sitter; campaign: string }> {
  const { dataDir, sitter, rng } = await seated('toy', 'table', 'd11');
  for (let move = 0; move < 28; move++) await sitter.step(rng);
  const { campaign } = sitter.now;
  const copy = copyOf(dataDir);
  const changed = secondConnection(copy);
  changed.exec(`DROP TRIGGER entry_stays; UPDATE entry SET hash = '${'0'.repeat(64)}' WHERE seq = 3`);
  changed.close();
  const store = openStore(openDatabase({ dataDir: copy, log: silentLog }).db);
  const missingEntries = (id: string): number => {
    if (!fault.on) return store.missingEntries(id);
    fault.met += 1;
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  };
  const port = openHost({ store: { ...store, missingEntries }, games: [TOY], log: silentLog, pause: 0, secret });
  return { sitter: new Sitter(port), campaign };
}

it('a table stays where it is, all of it, while nothing tells how far its log holds', async () => {
  const fault = { on: true, met: 0 };
  const { sitter, campaign } = await notReadable(fault);
  await sitter.ask('open', { campaign });
  await until(() => fault.met > 0);
  const { played, trouble } = sitter.now;
  expect(trouble?.code).toBe('campaign-checking');
  const index = await sitter.at('index');
  expect(index.type === 'index' && index.moves.length).toBe(played);
  fault.on = false;
  await sitter.ask('leave');
  await sitter.ask('open', { campaign });
  await until(() => sitter.now.trouble?.code === 'campaign-damaged');
  expect(sitter.now).toMatchObject({ played: 2, trouble: { params: { seq: 3 } } });
});
