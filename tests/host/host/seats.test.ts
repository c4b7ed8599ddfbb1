import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from '#main/cli/replay.ts';
import { GAMES } from '#main/games.ts';
import {
  appIn,
  codeOf,
  copyOf,
  newFolder,
  people,
  seated,
  secondConnection,
  Sitter,
  throughStakes,
  TOY,
  until,
} from './support.ts';

const bot = { player: 'random' };
const lines = (sitter: Sitter, type: string): unknown[] => sitter.now.log.filter(({ event }) => event.type === type);

describe('who can sit down', () => {
  it('each in a place of their own, and only bots there are', async () => {
    const sitter = new Sitter(appIn(newFolder()));
    const three = people(3, [2]);
    const create = (change: object) =>
      sitter
        .ask('create', {
          game: 'toy',
          options: { rounds: 3 },
          level: 'table',
          seats: three.map((seat, index) => (index === 2 ? { ...seat, ...change } : { ...seat, place: index + 3 })),
        })
        .then(codeOf);
    expect(await create({ place: 3 })).toBe('same-place');
    expect(await create({ player: 'genius' })).toBe('unknown-bot');
    expect(await create({ place: 0 })).toBe('table');
    expect(sitter.now.seats.map(({ place }) => place)).toEqual([3, 4, 0]);
    expect(sitter.now.bots).toEqual(['random', 'captain', 'admiral']);
  });
});

describe('a change of seats', () => {
  it('is made whatever was played since it was pressed, once', async () => {
    const { sitter } = await seated('toy');
    const { campaign, seq } = sitter.now;
    await throughStakes(sitter, [2, 1, 0]);
    expect(sitter.now.seq).toBeGreaterThan(seq);
    expect(codeOf(await sitter.ask('change-seat', { campaign, seq, seat: 1, ...bot }))).toBe('done');
    expect(sitter.now.seats[1]).toMatchObject(bot);
    expect(codeOf(await sitter.ask('change-seat', { campaign, seq, seat: 1, ...bot }))).toBe('seat-unchanged');
    expect(codeOf(await sitter.ask('newcomer', { campaign, seq, seat: 0, yes: true }))).toBe('done');
    expect(codeOf(await sitter.ask('undo', { campaign, seq })), 'what is played').toBe('stale-page');
  });

  it('lets a bot go on for a person, is an entry of the log and said in it, and stops undo', async () => {
    const { dataDir, sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'build' } });
    await sitter.done('move', { seat: 0, move: { type: 'put', spot: 0 } });
    await sitter.done('undo');
    expect(sitter.now).toMatchObject({ redo: true, undo: { can: true } });
    await sitter.done('change-seat', { seat: 1, ...bot });
    expect(sitter.now).toMatchObject({ redo: false, undo: { can: false, barrier: 'seat-changed' }, restart: false });
    expect(lines(sitter, 'table-seat')).toEqual([
      { seq: 7, seat: null, event: { type: 'table-seat', seat: 1, player: 'random', name: 'Ben' } },
    ]);
    expect(sitter.now.seats[1]).toMatchObject({ player: 'random', name: 'Ben' });
    const db = secondConnection(dataDir);
    expect(db.prepare("SELECT seat, move FROM entry WHERE kind = 'seat'").all()).toEqual([
      { seat: 1, move: '{"player":"random","name":"Ben"}' },
    ]);
    expect(String(db.prepare('SELECT seats FROM campaign').pluck().get())).toContain(
      '"name":"Ben","colour":"yellow","player":"random"',
    );
  });

  it('the bot plays at once where it is its turn, and a person who takes the seat back is asked again', async () => {
    const { sitter } = await seated('toy', 'table', 'turn');
    await throughStakes(sitter, [2, 1, 0]);
    await sitter.done('move', { seat: 0, move: { type: 'rest' } });
    expect(sitter.now.deciders).toEqual([1]);
    const { played } = sitter.now;
    await sitter.done('change-seat', { seat: 1, ...bot });
    await until(() => sitter.now.played > played);
    await until(() => !sitter.now.deciders.includes(1));
    await sitter.done('change-seat', { seat: 1, player: 'person', name: 'Zoe' });
    expect(sitter.now.seats[1]).toMatchObject({ player: 'person', name: 'Zoe' });
    expect(lines(sitter, 'table-seat')).toHaveLength(2);
  });

  it('a person who sits down before a secret decision is covered, and the bot who takes a waited-for seat is not', async () => {
    const { sitter } = await seated('toy', 'table', 's', [0]);
    await sitter.settle();
    expect(sitter.now.curtain).toEqual({ state: 'taken', seat: 1, why: 'secret' });
    expect(codeOf(await sitter.at('change-seat', { seat: 0, player: 'person' }))).toBe('somebody-at-the-screen');
    await sitter.done('hand-on', { seat: 1 });
    expect(sitter.now.curtain).toMatchObject({ state: 'covered', seat: 2 });
    await sitter.done('change-seat', { seat: 0, player: 'person' });
    await sitter.done('change-seat', { seat: 2, ...bot });
    expect(sitter.now.curtain).toEqual({ state: 'covered', seat: 0, why: 'secret' });
    await sitter.settle();
    await sitter.done('change-seat', { seat: 0, player: 'person', name: 'Zoe' });
    expect(sitter.now.curtain).toEqual({ state: 'covered', seat: 0, why: 'secret' });
    expect(sitter.own).toBeUndefined();
  });

  it('leaves the table covered where a campaign is picked up', async () => {
    const { dataDir, sitter } = await seated('toy');
    await throughStakes(sitter, [2, 1, 0]);
    const again = new Sitter(appIn(copyOf(dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    await again.done('change-seat', { seat: 2, ...bot });
    expect(again.now.curtain).toEqual({ state: 'covered', seat: 0, why: 'resume' });
    await again.done('change-seat', { seat: 0, ...bot });
    expect(again.now.curtain).toEqual({ state: 'open' });
    await again.done('change-seat', { seat: 1, ...bot });
    expect(again.now.curtain).toEqual({ state: 'open' });
    await until(() => again.now.outcome !== undefined);
    expect(codeOf(await again.at('change-seat', { seat: 1, player: 'person' }))).toBe('game-over');
  });

  it('covers what one person has open in private from the moment a second one joins', async () => {
    const { sitter } = await seated('toy', 'table', 's', [1, 2]);
    await sitter.settle();
    expect(sitter.now.curtain).toEqual({ state: 'taken', seat: 0, why: 'secret' });
    await sitter.done('change-seat', { seat: 1, player: 'person', name: 'Zoe' });
    expect(sitter.now.curtain).toMatchObject({ state: 'covered', seat: 0 });
    for (const depth of ['stock', 'objective'])
      expect(codeOf(await sitter.at('open-drawer', { seat: 0, depth }))).toBe('curtain-closed');
    expect(codeOf(await sitter.at('move', { seat: 0, move: { type: 'commit', stake: 0 } }))).toBe('curtain-closed');
  });

  it('is refused for nobody, for no change, for a bot or a name that cannot be', async () => {
    const { sitter } = await seated('toy');
    const change = (seat: number, more: object) => sitter.at('change-seat', { seat, ...more }).then(codeOf);
    expect(await change(7, bot)).toBe('no-such-seat');
    expect(await change(0, { player: 'person' })).toBe('seat-unchanged');
    expect(await change(0, { player: 'genius' })).toBe('unknown-bot');
    expect(await change(0, { player: 'person', name: 'ben' })).toBe('same-name');
  });

  it('is in the file, which replays and comes back with all that was said; so it does after a restart', async () => {
    const { dataDir, sitter, rng } = await seated('toy', 'table', 'file', [], { undo: 'practice' });
    await sitter.play(rng, 6);
    await sitter.done('undo');
    await sitter.done('change-seat', { seat: 2, player: 'person', name: 'Zoe' });
    await sitter.settle();
    await sitter.play(rng, 2);
    await sitter.done('undo');
    for (const seat of [0, 1, 2]) await consents(sitter, seat);
    expect(sitter.now.abandoned).toBe(true);
    const file = await sitter.ask('export', { campaign: sitter.now.campaign });
    if (file.type !== 'file') throw new Error('no file');
    const path = join(newFolder(), 'campaign.json');
    writeFileSync(path, file.file);
    const said: string[] = [];
    expect(
      replay(
        [path],
        (line) => said.push(line),
        (line) => said.push(line),
        [TOY, ...GAMES],
      ),
    ).toBe(0);
    expect(said.join()).toContain('every hash the same');
    const elsewhere = new Sitter(appIn(newFolder()));
    const home = await elsewhere.ask('import', { file: file.file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    expect(home.campaigns).toMatchObject([{ abandoned: true, undo: 'practice', deciders: [] }]);
    await elsewhere.ask('open', { campaign: home.campaigns[0]?.id });
    const again = new Sitter(appIn(copyOf(dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    for (const other of [elsewhere, again]) {
      expect(other.now.log).toEqual(sitter.now.log);
      expect(other.now).toMatchObject({ abandoned: true, deciders: [], moves: [], curtain: { state: 'open' } });
      expect(other.now.seats).toEqual(sitter.now.seats);
    }
    expect(again.now.consents).toEqual([0, 1, 2]);
    expect(lines(sitter, 'table-seat')).toHaveLength(1);
    expect(lines(sitter, 'table-abandoned')).toHaveLength(1);
  });
});

describe('somebody new to the game', () => {
  const told = (sitter: Sitter) => sitter.now.seats.map(({ newcomer }) => newcomer);
  const seats = people(3, [2]).map((seat, index) => (index === 0 ? { ...seat, newcomer: true as const } : seat));

  it('stays so in the file and after a restart, and may say otherwise without a line in the log', async () => {
    const { dataDir, sitter } = await seated('toy', 'table', 'new', [2], { seats });
    expect(told(sitter)).toEqual([true, undefined, undefined]);
    await sitter.done('consent', { seat: 0, yes: true });
    await sitter.done('newcomer', { seat: 1, yes: true });
    await sitter.done('newcomer', { seat: 0, yes: false });
    expect(told(sitter)).toEqual([undefined, true, undefined]);
    expect(sitter.now).toMatchObject({ consents: [0], played: 0 });
    expect(lines(sitter, 'table-seat')).toEqual([]);
    const again = new Sitter(appIn(copyOf(dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    const file = await sitter.ask('export', { campaign: sitter.now.campaign });
    if (file.type !== 'file') throw new Error('no file');
    const elsewhere = new Sitter(appIn(newFolder()));
    const home = await elsewhere.ask('import', { file: file.file });
    if (home.type !== 'home') throw new Error(JSON.stringify(home));
    await elsewhere.ask('open', { campaign: home.campaigns[0]?.id });
    for (const other of [again, elsewhere]) expect(told(other)).toEqual([undefined, true, undefined]);
  });

  it('is a person, and nobody in the place of one', async () => {
    const { sitter } = await seated('toy', 'table', 'new', [2], { seats });
    const say = (seat: number, yes: boolean) => sitter.at('newcomer', { seat, yes }).then(codeOf);
    expect(await say(0, true)).toBe('seat-unchanged');
    expect(await say(1, false)).toBe('seat-unchanged');
    expect(await say(2, true)).toBe('bot-seat');
    expect(await say(7, true)).toBe('no-such-seat');
    await sitter.done('change-seat', { seat: 0, player: 'person', name: 'Zoe' });
    expect(told(sitter)[0]).toBe(true);
    await sitter.done('change-seat', { seat: 0, ...bot });
    await sitter.done('change-seat', { seat: 0, player: 'person', name: 'Max' });
    expect(told(sitter)).toEqual([undefined, undefined, undefined]);
    await sitter.settle();
    const { curtain } = sitter.now;
    expect(curtain.state).toBe('taken');
    expect(await say('seat' in curtain && curtain.seat === 0 ? 1 : 0, true)).toBe('somebody-at-the-screen');
  });
});

/** Says yes for a person, whoever has the screen first leaving it. */
async function consents(sitter: Sitter, seat: number): Promise<void> {
  const { curtain } = sitter.now;
  if (curtain.state === 'taken' && curtain.seat !== seat) await sitter.done('hand-on', { seat: curtain.seat });
  await sitter.done('consent', { seat, yes: true });
}

describe('giving up', () => {
  it('takes all persons, may be thought better of, and nothing follows', async () => {
    const { dataDir, sitter } = await seated('toy', 'table', 's', [2]);
    await sitter.done('consent', { seat: 0, yes: true });
    expect(sitter.now.consents).toEqual([0]);
    await sitter.done('consent', { seat: 0, yes: false });
    expect(sitter.now.consents).toEqual([]);
    await sitter.done('consent', { seat: 1, yes: true });
    const again = new Sitter(appIn(copyOf(dataDir)));
    await again.ask('open', { campaign: sitter.now.campaign });
    expect(again.now.consents).toEqual([1]);
    expect(codeOf(await sitter.at('consent', { seat: 2, yes: true }))).toBe('bot-seat');
    expect(codeOf(await sitter.at('consent', { seat: 5, yes: true }))).toBe('no-such-seat');
    await sitter.settle();
    expect(codeOf(await sitter.at('consent', { seat: 1, yes: false }))).toBe('somebody-at-the-screen');
    await sitter.done('consent', { seat: 0, yes: true });
    expect(sitter.now).toMatchObject({ abandoned: true, deciders: [], moves: [], curtain: { state: 'open' } });
    expect(lines(sitter, 'table-abandoned')).toEqual([{ seq: 1, seat: null, event: { type: 'table-abandoned' } }]);
    const commit = { seat: 0, move: { type: 'commit', stake: 1 } };
    for (const [type, more] of [
      ['move', commit],
      ['preview', commit],
      ['undo', {}],
      ['redo', {}],
      ['restart', {}],
      ['change-seat', { seat: 0, ...bot }],
      ['consent', { seat: 0, yes: false }],
    ] as const)
      expect(codeOf(await sitter.at(type, more))).toBe('campaign-abandoned');
    expect(await sitter.ask('home')).toMatchObject({ campaigns: [{ abandoned: true, deciders: [], over: false }] });
  });

  it('is asked again once others sit there', async () => {
    const { sitter } = await seated('toy');
    await sitter.done('consent', { seat: 1, yes: true });
    await sitter.done('change-seat', { seat: 2, ...bot });
    expect(sitter.now.consents).toEqual([]);
  });

  it('where only bots are left, whoever says so speaks for all, and the bots stop', async () => {
    const { sitter } = await seated('archipelago', 'table', 'bots', [0, 1, 2]);
    await until(() => sitter.now.played > 3);
    await sitter.done('consent', { seat: 1, yes: true });
    const { seq } = sitter.now;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(sitter.now).toMatchObject({ seq, abandoned: true });
  });
});
