import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defined } from '#engine/kernel/defined.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import { FILE } from '#main/storage/database.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { appIn, newFolder, secondConnection } from '#tests/host/host/support.ts';
import { MOVES_ON, NOTE, PERSON, saves, streamName, type Save } from '#tests/saves/saves.ts';
import { Player } from '#tests/torture/window.ts';

/** Whether the rules of today are those a save was played with. */
function sameRules({ game: id, ruleset }: Save): boolean {
  const listed = defined(GAMES.find((one) => one.id === id));
  return listed.make(listed.basePack).version === ruleset;
}

/** Opens a campaign, plays on from where it stands, and looks at every hash of it. `played` are the moves its page counts. */
async function playOn(dataDir: string, campaign: string, save: Save, played: number) {
  const { version, hash, hashAfter } = save;
  const port = appIn(dataDir);
  const player = new Player(port);
  const opened = await player.ask('open', { campaign });
  expect(opened).toMatchObject({ type: 'table', page: { played } });
  if (!sameRules(save) && played === 0) {
    // Taken over from a snapshot, it goes on exactly where it stood.
    const exported = await player.ask('export', { campaign });
    expect(exported.type === 'file' && JSON.parse(exported.file)).toMatchObject({ carried: true, setupHash: hash });
  }
  const db = secondConnection(dataDir);
  const last = db.prepare('SELECT hash FROM entry WHERE campaign = ? ORDER BY seq DESC').pluck();
  expect(last.get(campaign)).toBe(hash);
  await player.playOn(streamOf(streamName(version)), MOVES_ON);
  expect(player.page?.trouble).toBeUndefined();
  // Newer rules may lead elsewhere; the same ones never do.
  if (sameRules(save)) expect([player.page?.played, last.get(campaign)]).toEqual([played + MOVES_ON, hashAfter]);
  else expect(player.page?.played).toBeGreaterThan(played);
  db.close();
  port.close();
}

describe('the saves of every version', () => {
  it('there is one of this version', () => {
    expect(saves().map(({ version }) => version)).toContain(`v${latest(MIGRATIONS)}`);
  });

  it.each(saves())('$version: the database opens, and its campaign is played on', async (save) => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, FILE), save.database);
    const port = appIn(dataDir);
    const player = new Player(port);
    const home = await player.ask('home');
    expect(home).toMatchObject({ type: 'home', campaigns: [{ id: save.campaign, moves: save.moves }] });
    expect(home).not.toHaveProperty('notice');
    expect(await player.ask('settings')).toEqual({ type: 'settings', settings: { board: 'three' } });
    if (Number.parseInt(save.version.slice(1)) >= 4) {
      expect(await player.ask('persons')).toMatchObject({ persons: [PERSON] });
      expect(await player.ask('notes', { campaign: save.campaign })).toMatchObject(NOTE);
    }
    port.close();
    // What newer rules have taken over, they count from there.
    await playOn(dataDir, save.campaign, save, sameRules(save) ? save.moves : 0);
  });

  it.each(saves())('$version: the exported file is taken in, and played on', async (save) => {
    const dataDir = newFolder();
    const port = appIn(dataDir);
    const home = await new Player(port).ask('import', { file: save.file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    port.close();
    await playOn(dataDir, elementAt(home.campaigns, 0).id, save, save.moves + save.asks);
  });
});
