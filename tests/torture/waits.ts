/** Measures how long other windows wait while the host imports files that take long to read, and while it judges campaigns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openApp } from '#main/app.ts';
import { CONTRACT, replySchema, type Reply } from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { offeredFiles, type Offered } from './hostile-files.ts';
import { tamper } from './tamper.ts';

/** The longest wait in milliseconds, how many of them the host's thread was working, and at what. */
export type Wait = { readonly wait: number; readonly work: number; readonly at: string };
/** The longest wait by file, and a sentence for each problem. */
export type Waits = { readonly longest: Record<string, Wait>; readonly problems: string[] };

/** Longest wait in milliseconds that counts as unnoticeable. */
const MAX_WAIT_MS = 100;
/** If the wait without an import exceeds this, the computer is busy, and only the host's own work is judged. Milliseconds. */
const QUIET_MS = 30;
const NONE: Wait = { wait: 0, work: 0, at: '' };
const NOTHING = 'nothing';

/** Imports every file while another window sends requests all the time. `unexplained` finds refusals without a sentence. */
export async function waitsOf(
  seed: string,
  unspoken: (reply: Reply) => string | undefined,
  say: (line: string) => void,
): Promise<Waits> {
  const waits: Waits = { longest: {}, problems: [] };
  const folder = mkdtempSync(join(tmpdir(), 'caravel-imports-'));
  const port = openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
  port.connect('reader', () => undefined);
  port.connect('player', () => undefined);
  try {
    waits.longest[NOTHING] = await whileDoing(port, NOTHING, () => pause(2000));
    for (const file of offeredFiles(seed)) {
      const [longest, wrong] = await tried(port, file, unspoken);
      waits.longest[file.name] = longer(waits.longest[file.name], longest);
      if (wrong !== undefined) waits.problems.push(`${file.name}: ${wrong}`);
    }
  } finally {
    port.close();
    rmSync(folder, { recursive: true });
  }
  waits.longest['judging a damaged campaign'] = await whileJudging(seed);
  const quiet = (waits.longest[NOTHING]?.wait ?? 0) < QUIET_MS;
  for (const [name, { wait, work, at }] of Object.entries(waits.longest)) {
    const said = `${Math.round(wait)} ms, ${Math.round(work)} ms of them the host's work, at ${at}`;
    say(`longest wait of others, ${name}: ${said}`);
    if ((quiet ? wait : work) > MAX_WAIT_MS) waits.problems.push(`${name}: another window waited ${said}`);
  }
  return waits;
}

function longer(one: Wait = NONE, other: Wait = NONE): Wait {
  return other.work > one.work ? other : one;
}

async function tried(
  port: HostPort,
  { text, intact }: Offered,
  unspoken: (reply: Reply) => string | undefined,
): Promise<readonly [longest: Wait, wrong: string | undefined]> {
  const replies: Reply[] = [];
  const reading = await whileDoing(port, 'import', async () => {
    replies.push(await ask(port, 'reader', 'import', { file: text }));
  });
  const [campaign] = (await homeOf(port)).campaigns;
  const [reply] = replies;
  if (reply?.type === 'refused') {
    if (campaign !== undefined) return [reading, 'was refused and is there all the same'];
    return [reading, intact === true ? `was refused: ${reply.why.code}` : unspoken(reply)];
  }
  if (campaign === undefined) return [reading, 'was taken and is not there'];
  const wrong = intact === false ? 'was taken' : undefined;
  return [longer(reading, await used(port, campaign.id)), wrong];
}

/** Sends all kinds of requests about an imported campaign. Returns the slowest: every other request waits for it. */
async function used(port: HostPort, campaign: string): Promise<Wait> {
  let longest = NONE;
  const timed = async (type: string, more: object = {}): Promise<Reply> => {
    const watch = started();
    const reply = await ask(port, 'reader', type, { campaign, ...more });
    longest = longer(longest, watch(type));
    return reply;
  };
  const opened = await timed('open');
  if (opened.type !== 'table') throw new Error(JSON.stringify(opened));
  const { seq, played } = opened.page;
  for (const at of [0, Math.floor(played / 2), played]) await timed('history', { seq, at });
  await timed('recap', { seq, seat: 0 });
  await timed('undo', { seq });
  await timed('export');
  // The log is audited in the background.
  const audit = await whileDoing(port, 'audit', () => pause(1000));
  await ask(port, 'reader', 'leave');
  await timed('delete');
  return longer(longest, audit);
}

/** The longest wait at the start while the longest campaign of all, which is damaged, is compared with a copy of it. */
async function whileJudging(seed: string): Promise<Wait> {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-judging-'));
  const open = () => openApp({ dataDir: folder, log: silentLog, pause: 0, pace: 0, deadTime: 0 });
  const intact = [...offeredFiles(seed)].filter((file) => file.intact === true);
  const longest = intact.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  const first = open();
  await ask(first, 'reader', 'import', { file: longest.text });
  first.close();
  tamper(join(folder, FILE), "UPDATE entry SET move = replace(move, 'e', 'f') WHERE kind = 'move' AND seq < 10");
  const port = open();
  port.connect('player', () => undefined);
  const judged = new Promise<void>((resolve) => port.connect('reader', () => resolve()));
  // The first list checks the packs of all games, whether anything is judged or not.
  await homeOf(port);
  const wait = await whileDoing(port, 'home', () => judged);
  port.close();
  rmSync(folder, { recursive: true });
  return wait;
}

/** The longest wait of another window, from wanting to ask to the reply, while `act` runs. */
async function whileDoing(port: HostPort, what: string, act: () => Promise<unknown>): Promise<Wait> {
  let done = false;
  let longest = NONE;
  const asking = async (): Promise<void> => {
    while (!done) {
      const watch = started();
      await pause(1);
      await ask(port, 'player', 'home');
      longest = longer(longest, watch(what));
    }
  };
  const asked = asking();
  await act();
  done = true;
  await asked;
  return longest;
}

/** Starts a stopwatch for the elapsed time and the processor time of this thread. */
function started(): (at: string) => Wait {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  return (at) => {
    const { user, system } = process.threadCpuUsage(before);
    return { wait: performance.now() - start, work: (user + system) / 1000, at };
  };
}

async function homeOf(port: HostPort): Promise<Extract<Reply, { type: 'home' }>> {
  const reply = await ask(port, 'player', 'home');
  if (reply.type !== 'home') throw new Error(JSON.stringify(reply));
  return reply;
}

async function ask(port: HostPort, window: string, type: string, more: object = {}): Promise<Reply> {
  return replySchema.parse(await port.request(window, { contract: CONTRACT, type, ...more }));
}
