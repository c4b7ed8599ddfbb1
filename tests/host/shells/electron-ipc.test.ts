import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEEPEST_MESSAGE, LARGEST_FRAME, LARGEST_MESSAGE } from '#main/contract/limits.ts';
import { TOO_LARGE } from '#main/contract/too-large.ts';
import { START_URL } from '#main/shell-electron/address.ts';
import { LISTEN, PUSH, REQUEST } from '#main/shell-electron/channels.ts';
import { handle, type Call, type Frame } from '#main/shell-electron/ipc.ts';
import { openPages, type PageContents } from '#main/shell-electron/pages.ts';
import { fakeHost, fakeLog } from './fakes.ts';
import { STRANGERS } from './hostile.ts';

type Sender = PageContents & { readonly sent: string[] };

function fakeSender(id: number): Sender {
  const sent: string[] = [];
  return { id, sent, isDestroyed: () => false, send: (channel, text) => void sent.push(`${channel} ${text}`) };
}

function setUp() {
  const host = fakeHost();
  const pages = openPages(host);
  const log = fakeLog();
  const channels = new Map<string, (call: Call<Sender>, argument: unknown) => Promise<unknown>>();
  handle<Sender>(
    { handle: (channel, listener) => void channels.set(channel, listener) },
    {
      [REQUEST]: (sender, message) => pages.request(sender, message),
      [LISTEN]: (sender) => pages.listen(sender),
    },
    log,
  );
  const sender = fakeSender(1);
  const call = async (channel: string, argument: unknown, senderFrame: Frame | null = OWN, from = sender) =>
    channels.get(channel)?.({ sender: from, senderFrame }, argument);
  return { host, pages, log, sender, call, channels };
}

const OWN: Frame = { url: START_URL, parent: null };
describe('calls from a page', () => {
  test('a call from our own page reaches the host and is answered', async () => {
    const { host, call } = setUp();
    expect(await call(REQUEST, '{"type":"hello"}')).toBe('{"echo":{"type":"hello"}}');
    expect(host.asked).toEqual([{ window: '1.0', message: { type: 'hello' } }]);
  });

  test('every channel refuses a wrong sender', async () => {
    const { host, log, call, channels } = setUp();
    for (const channel of channels.keys()) {
      for (const frame of STRANGERS) await expect(call(channel, '{}', frame)).rejects.toThrow('refused');
    }
    expect(host.asked).toEqual([]);
    expect(host.connected.size).toBe(0);
    expect(log.codes).toHaveLength(channels.size * STRANGERS.length);
  });

  test('200 fuzzed payloads are passed on as JSON or refused, never anything else', async () => {
    const { host, call } = setUp();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.anything()), async (payload) => {
        const before = host.asked.length;
        const reply = await call(REQUEST, payload).catch((error: unknown) => error);
        if (host.asked.length > before) expect(JSON.stringify({ echo: JSON.parse(String(payload)) })).toBe(reply);
        else expect(reply).toEqual(new Error('malformed'));
      }),
      { numRuns: 200 },
    );
  });

  test('a message deeper or wider than any of ours is refused before it is parsed', async () => {
    const { host, call } = setUp();
    const parse = vi.spyOn(JSON, 'parse');
    const nested = (deep: number): string => '['.repeat(deep) + ']'.repeat(deep);
    const much = [nested(DEEPEST_MESSAGE + 1), nested(LARGEST_MESSAGE / 2), `[${'[],'.repeat(LARGEST_FRAME / 3)}0]`];
    for (const message of much) await expect(call(REQUEST, message)).rejects.toThrow('malformed');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(host.asked).toEqual([]);
    const text = JSON.stringify(`${nested(LARGEST_FRAME)}"\\`);
    for (const message of [nested(DEEPEST_MESSAGE), text]) await call(REQUEST, message);
    expect(host.asked).toHaveLength(2);
  });

  test('a message beyond the limit is not read, and the window hears why', async () => {
    const { host, call } = setUp();
    expect(JSON.parse(String(await call(REQUEST, `"${'x'.repeat(LARGEST_MESSAGE)}"`)))).toEqual(TOO_LARGE);
    expect(host.asked).toEqual([]);
  });
});

describe('pushes to a page', () => {
  test('reach the window that listens, as text', async () => {
    const { host, call, sender } = setUp();
    await call(LISTEN, 'null');
    host.connected.get('1.0')?.({ table: 1 });
    expect(sender.sent).toEqual([`${PUSH} {"table":1}`]);
  });

  test('a page that is loaded again is a new window to the host, and the old one is closed', async () => {
    const { host, call, pages, sender } = setUp();
    await call(LISTEN, 'null');
    pages.leave(sender);
    expect(host.connected.size).toBe(0);
    await call(REQUEST, '1');
    expect(host.asked.at(-1)?.window).toBe('1.1');
  });
});
