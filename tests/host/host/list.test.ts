import { describe, expect, it } from 'vitest';
import { streamOf } from '#engine/kernel/rng.ts';
import { GAMES } from '#main/games.ts';
import { openHost } from '#main/host/port.ts';
import { glanceOf } from '#main/host/table.ts';
import { silentLog } from '#main/log.ts';
import { openDatabase } from '#main/storage/database.ts';
import { openStore } from '#main/storage/store.ts';
import { readWhole } from '#tests/host/storage/read-whole-file.ts';
import { secret } from '#tests/secret.ts';
import { copyOf, KINDS, newFolder, seated, secondConnection, Sitter, TOY, appIn, type KindName } from './support.ts';

/** A window at a host whose clock is told what to say. */
function timed(dataDir = newFolder()) {
  const clock = { now: 5_000 };
  const store = openStore(openDatabase({ dataDir, log: silentLog }).db);
  const port = openHost({ store, games: [TOY], log: silentLog, pause: 0, now: () => clock.now, secret });
  return { dataDir, clock, port, sitter: new Sitter(port) };
}

async function rowOf(sitter: Sitter, campaign: string) {
  const home = await sitter.ask('home');
  if (home.type !== 'home') throw new Error(JSON.stringify(home));
  const row = home.campaigns.find(({ id }) => id === campaign);
  if (row === undefined) throw new Error('not in the list');
  return row;
}

describe('the time a campaign has lain open', () => {
  it('is counted while a window looks, over several evenings, and not between them', async () => {
    const { clock, port, sitter, dataDir } = timed();
    const { campaign } = await sitter.create('toy');
    clock.now += 61_500;
    expect((await rowOf(sitter, campaign)).spent).toBe(61);
    clock.now += 500;
    await sitter.ask('leave');
    clock.now += 1_000_000;
    expect((await rowOf(sitter, campaign)).spent).toBe(62);
    await sitter.ask('open', { campaign });
    clock.now += 10_000;
    port.close();
    const later = timed(dataDir);
    expect((await rowOf(later.sitter, campaign)).spent).toBe(72);
  });

  it('is on the disk with every move: a crash loses what came after', async () => {
    const { clock, sitter, dataDir } = timed();
    const { campaign } = await sitter.create('toy');
    clock.now += 40_000;
    await sitter.play(streamOf('time'), 1);
    clock.now += 9_000;
    const crashed = timed(copyOf(dataDir));
    expect((await rowOf(crashed.sitter, campaign)).spent).toBe(40);
  });

  it('that cannot be written costs nothing but itself', async () => {
    const { clock, sitter, dataDir } = timed();
    const { campaign } = await sitter.create('toy');
    clock.now += 3_000;
    const other = secondConnection(dataDir);
    other.exec('BEGIN IMMEDIATE');
    expect((await rowOf(sitter, campaign)).spent).toBe(0);
    other.exec('ROLLBACK');
    clock.now += 3_000;
    expect((await rowOf(sitter, campaign)).spent).toBe(6);
  });
});

describe.each<KindName>(['toy', 'archipelago'])('a campaign in the list: %s', (name) => {
  it('shows who won, whose decision it is, and the table in small', async () => {
    const { sitter, rng } = await seated(name, 'open', 'list');
    const { campaign } = sitter.now;
    const row = await rowOf(sitter, campaign);
    expect(row).toMatchObject({ undo: 'barrier', over: false, winners: [], ownPack: false, abandoned: false });
    expect(row.deciders).toEqual(sitter.now.deciders);
    await sitter.play(rng, name === 'toy' ? 1000 : 12);
    const later = await rowOf(sitter, campaign);
    const { thumbnail } = KINDS[name].listed;
    expect(later.thumbnail).toEqual(thumbnail(sitter.now.view));
    expect(later.moves).toBe(sitter.now.played);
    if (name === 'toy') {
      const won = sitter.now.outcome?.seats.flatMap((seat, index) => (seat.won ? [index] : []));
      expect([later.over, later.winners]).toEqual([true, won]);
    }
  });

  it('is the same whatever lies behind the screens', () => {
    const { listed, options } = KINDS[name];
    const game = listed.make(listed.basePack);
    const rng = streamOf(`glances ${name}`);
    let compared = 0;
    for (let round = 0; round < 8; round++) {
      const state = game.setup(game.schema.options.parse(options), `glance ${round}`, () => undefined);
      for (let move = 0; move < 30; move++) {
        const [seat] = game.deciders(state);
        if (seat === undefined) break;
        const twin = game.sample(game.information(state, seat), rng);
        expect(glanceOf(game, twin, move, listed)).toEqual(glanceOf(game, state, move, listed));
        compared++;
        const moves = game.legalMoves(state, seat);
        const chosen = moves[rng.next() % moves.length] ?? moves[0];
        if (chosen !== undefined) game.apply(state, seat, chosen, () => undefined);
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

describe('what was planted behind the screens', () => {
  it('appears in no row of the list', async () => {
    const { dataDir, port, sitter, rng } = await seated('archipelago', 'strict', 'planted-seed');
    const { campaign } = sitter.now;
    await sitter.play(rng, 30);
    const exported = await sitter.ask('export', { campaign });
    const file = readWhole(exported.type === 'file' ? exported.file : '', GAMES);
    const { state = '' } = ('snapshots' in file && file.snapshots.at(-1)) || {};
    const { objectives } = JSON.parse(state) as { objectives: string[][] };
    const hidden = objectives.flat();
    expect(hidden.length).toBeGreaterThan(2);
    const look = async (): Promise<void> => {
      const row = JSON.stringify(await rowOf(sitter, campaign));
      for (const secret of [...hidden, 'planted-seed', 'screen', 'objective']) expect(row).not.toContain(`"${secret}`);
    };
    await look();
    for (let move = 0; move < 25; move++) {
      await sitter.step(rng);
      await look();
    }
    port.close();
    const again = new Sitter(appIn(dataDir));
    expect(JSON.stringify(await again.ask('home'))).not.toMatch(new RegExp(`"(${hidden.join('|')})"`));
  });
});

describe('a campaign that is closed and opened again', () => {
  it('goes on with a higher page: what was asked about an older one is never about a newer', async () => {
    const { sitter, rng } = await seated('toy');
    await sitter.play(rng, 4);
    // A person who looks and leaves moves the curtain, which makes pages that no entry stands for.
    for (let look = 0; look < 3; look++) await sitter.at('open-drawer', { seat: 0, depth: 'stock' });
    const { campaign, seq } = sitter.now;
    await sitter.ask('leave');
    await sitter.ask('open', { campaign });
    expect(sitter.now.seq).toBeGreaterThan(seq);
  });
});
