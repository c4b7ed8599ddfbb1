import { describe, expect, it } from 'vitest';
import { isOpenTo } from '#engine/bots/belief.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { anyOf, randomBot } from '#engine/bots/random.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { canonicalJson, hashValue } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { decider } from '#main/bots/decider.ts';
import { workerPool } from '#main/bots/worker-pool.ts';
import type { Question } from '#main/bots/question.ts';
import { beliefOf } from '#main/host/beliefs.ts';
import { play, redoMoves, undoMoves } from '#main/host/change-history.ts';
import type { History, PlayedMove } from '#main/host/history.ts';
import type { Host } from '#main/host/host.ts';
import { openApp } from '#main/app.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';
import { midGame } from './twins.ts';
import { copyOf, KINDS, newFolder, people, Sitter, until, type KindName } from './support.ts';

/** A belief that remembers: for each move it was told of, whose it was and a hash of the move and what was known before it. */
type Memory = { readonly seen: readonly string[] };

const memory = (information: object, seat: number, move: object): string =>
  `${seat} ${hashValue([information, move]).slice(0, 12)}`;

/** A bot that plays at random and remembers all it sees; it tells `hears` what it is given to decide with. */
function watcher(hears: (information: object, belief: object | undefined) => void = () => undefined): Bot<GameTypes> {
  return {
    ...randomBot,
    level: 'watcher',
    decide(game, information, seat, rng, belief) {
      hears(information, belief);
      return randomBot.decide(game, information, seat, rng);
    },
    belief: {
      start: (information) => ({ seen: [hashValue(information).slice(0, 12)] }),
      seen: (belief, information, seat, move) => ({
        seen: [...(belief as Memory).seen, memory(information, seat, move)],
      }),
      sample: () => {
        throw new Error('nobody samples here');
      },
    },
  };
}

const listedWith = (name: KindName, bot: Bot<GameTypes>): ListedGame => ({
  ...KINDS[name].listed,
  bots: () => ({ random: randomBot, watcher: bot }),
});

/** A host of workers only, in this thread, which keeps what is posted to them. */
function hostOf(listed: ListedGame) {
  const asked: Question[] = [];
  const decide = decider([listed]);
  const bots = workerPool(({ onMessage }) => ({
    post({ number, question, data }) {
      asked.push(question);
      const answer = decide(structuredClone(question), () => data);
      queueMicrotask(() => onMessage({ number, answer }));
    },
    ownTime: () => Promise.resolve(undefined),
    terminate: () => undefined,
  }));
  const host = { bots, log: silentLog, store: { pack: () => listed.basePack } } as unknown as Host;
  return { host, asked };
}

const SEAT = 1;

describe.each(['toy', 'archipelago'] as const)('what a bot of %s concludes', (name) => {
  const listed = listedWith(name, watcher());
  const { options } = KINDS[name];
  const game = listed.make(listed.basePack);

  function begun(seed: string, state = game.setup(game.schema.options.parse(options), seed, () => undefined)): History {
    const setup = { state, hash: hashValue(state), events: [], seq: 0, moves: 0, abandoned: false };
    return { setup, live: [], undone: [], notes: [], withdrawn: [], seq: 0, abandoned: false };
  }

  function playOn(history: History, moves: number, seed: string): History {
    const rng = streamOf(seed);
    let now = history;
    for (let move = 0; move < moves; move++) {
      const state = now.live.at(-1)?.state ?? now.setup.state;
      const [seat] = game.deciders(state);
      if (seat === undefined) return now;
      now = play(game, now, seat, anyOf(game.legalMoves(state, seat), rng)).history;
    }
    return now;
  }

  /** As after loading: only the latest state is known. */
  function loaded(history: History): History {
    const bare = history.live.map(({ entry, events }): PlayedMove => ({ entry, events, state: undefined }));
    const last = history.live.at(-1);
    return { ...history, live: last === undefined ? bare : bare.with(-1, { ...last }) };
  }

  async function believed(history: History, host = hostOf(listed).host): Promise<object | undefined> {
    const seats = people(3).map((person) => ({ ...person, player: 'watcher' }));
    const table = { head: { id: name, pack: 'p', seats } as never, game, history, believers: ['watcher'] };
    return beliefOf(host, table, SEAT, new AbortController().signal);
  }

  /** The same, worked out here from the beginning. */
  function expected({ setup, live }: History): Memory {
    const state = game.copy(setup.state);
    const seen = [hashValue(game.information(state, SEAT)).slice(0, 12)];
    for (const { entry, events } of live) {
      const { seat } = entry;
      const move = game.schema.move.parse(entry.move);
      if (isOpenTo(SEAT, { secret: game.secret(state), seat, events }))
        seen.push(memory(game.information(state, SEAT), seat, move));
      game.apply(state, seat, move, () => undefined);
    }
    return { seen };
  }

  it('is the same move by move, after undo and redo, after loading, and from the beginning', async () => {
    let history = begun('fold');
    expect(await believed(history)).toEqual(expected(history));
    for (let part = 0; part < 8; part++) {
      history = playOn(history, 9, `part ${part}`);
      expect(await believed(history)).toEqual(expected(history));
      const back = undoMoves(game, history, () => undefined, 4).history;
      expect(await believed(back)).toEqual(expected(back));
      expect(await believed(loaded(back))).toEqual(expected(back));
      const again = redoMoves(game, back, 2).history;
      expect(await believed(again)).toEqual(expected(again));
      history = part % 2 === 0 ? again : playOn(back, 3, `other ${part}`);
      expect(await believed(history)).toEqual(expected(history));
    }
    expect(await believed(loaded(history))).toEqual(expected(history));
  });

  it('costs what has been played since it was last asked, in small pieces', async () => {
    const { host, asked } = hostOf(listed);
    const history = playOn(begun('pieces'), 60, 'pieces');
    await believed(history, host);
    expect(Math.max(...asked.map(({ watched = [] }) => watched.length))).toBeLessThanOrEqual(25);
    const before = asked.length;
    expect(before).toBeGreaterThan(1);
    await believed(history, host);
    expect(asked).toHaveLength(before);
    const more = playOn(history, 1, 'one more');
    await believed(more, host);
    expect(asked.length - before).toBe(more.live.length - history.live.length);
  });

  it('never tells what others decide in private, nor anything that is hidden from the seat', async () => {
    const { host, asked } = hostOf(listed);
    const history = playOn(begun('private'), 80, 'private');
    await believed(history, host);
    const told = asked.flatMap(({ watched = [] }) => watched);
    const states = [history.setup.state, ...history.live.map(({ state }) => state ?? {})];
    const known = new Set(states.map((state) => canonicalJson(game.information(state, SEAT))));
    for (const { information } of told) expect(known.has(canonicalJson(information))).toBe(true);
    const open = history.live.filter(
      ({ entry }, index) => entry.seat === SEAT || !game.secret(states[index] ?? history.setup.state),
    );
    expect(told.length).toBeLessThanOrEqual(open.length);
    expect(told.length).toBeLessThan(history.live.length);
    expect(told.length).toBeGreaterThan(5);
  });

  it('is asked with the same words whatever is hidden from the seat', async () => {
    let [compared, different] = [0, 0];
    for (let trial = 0; trial < 40; trial++) {
      const state = midGame(game, options, `twins ${name} ${trial}`, (trial % 9) + 4 * (trial % 5) + 4);
      if (state === undefined || game.secret(state)) continue;
      const twin = game.sample(game.information(state, SEAT), streamOf(`twin ${trial}`));
      let worlds = [begun('one', state), begun('other', twin)];
      if (hashValue(twin) !== hashValue(state)) different++;
      for (let move = 0; move < 12; move++) {
        const next = worlds.map((world) => playOn(world, 1, `${trial} ${move}`));
        const known = next.map(({ live, setup }) => game.information(live.at(-1)?.state ?? setup.state, SEAT));
        if (canonicalJson(known[0]) !== canonicalJson(known[1])) break;
        worlds = next;
      }
      const told = [];
      for (const world of worlds) {
        const { host, asked } = hostOf(listed);
        const belief = await believed(world, host);
        told.push(canonicalJson([asked, belief]));
      }
      expect(told[1]).toBe(told[0]);
      compared += worlds[0]?.live.length ?? 0;
    }
    expect(compared).toBeGreaterThan(10);
    expect(different).toBeGreaterThan(3);
  });

  it('is done without where the workers fail, and not asked for where nothing is concluded', async () => {
    const history = playOn(begun('none'), 5, 'none');
    const bots = { ask: () => Promise.reject(new Error('no worker')), close: () => undefined };
    const { host } = hostOf(listed);
    expect(await believed(history, { ...host, bots })).toBeUndefined();
    expect(await believed(history, host)).toEqual(expected(history));
    const { host: silent, asked } = hostOf(listed);
    const seats = people(3);
    const table = { head: { id: name, pack: 'p', seats } as never, game, history, believers: ['watcher'] };
    expect(await beliefOf(silent, table, SEAT, new AbortController().signal)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

it('a bot decides with what it concludes, and with the same once the campaign is opened again', async () => {
  let heard: unknown[] = [];
  const listed = listedWith(
    'toy',
    watcher((information, belief) => void heard.push({ information: canonicalJson(information), belief })),
  );
  const opened = (dataDir: string): Sitter =>
    new Sitter(openApp({ dataDir, log: silentLog, games: [listed], pause: 0, pace: 0, deadTime: 0, secret }));
  const waits = ({ now }: Sitter): boolean =>
    now.outcome !== undefined || now.deciders.some((seat) => now.seats[seat]?.player === 'person');
  const goOn = async (sitter: Sitter, moves: number, seed: string): Promise<void> => {
    const rng = streamOf(seed);
    for (let move = 0; move < moves; move++) {
      await until(() => waits(sitter));
      await sitter.step(rng);
    }
    await until(() => waits(sitter));
  };
  const dataDir = newFolder();
  const sitter = opened(dataDir);
  const seats = people(3, [2]).map((person, seat) => (seat === 2 ? { ...person, player: 'watcher' } : person));
  await sitter.ask('create', { game: listed.id, options: { rounds: 6 }, seats, level: 'table', seed: 's' });
  await goOn(sitter, 9, 'before');
  const copy = copyOf(dataDir);
  heard = [];
  await goOn(sitter, 5, 'after');
  const first = heard.splice(0);
  expect(first.length).toBeGreaterThan(2);
  const again = opened(copy);
  await again.ask('open', { campaign: sitter.now.campaign });
  await goOn(again, 5, 'after');
  expect(heard).toEqual(first);
  expect(JSON.stringify(first[0])).toContain('"belief":{"seen":');
});
