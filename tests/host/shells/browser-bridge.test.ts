import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LARGEST_FILE, LARGEST_MESSAGE } from '#main/contract/limits.ts';
import { TOO_LARGE } from '#main/contract/too-large.ts';
import { CONTRACT } from '#main/contract/messages.ts';
import { browserBridge } from '#main/shell-browser/browser-bridge.ts';
import { enter, host, origin, useServer } from './browser-run.ts';

useServer();

/** The bridge as a page has it that came in by a link. */
beforeEach(async () => {
  const cookie = await enter();
  const real = globalThis.fetch;
  const fromPage: typeof fetch = (path, init) =>
    real(`${origin()}${String(path)}`, { ...init, headers: { ...init?.headers, cookie, origin: origin() } });
  vi.stubGlobal('fetch', fromPage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a page of the browser shell', () => {
  test('hears that what it sent is too large, and its session goes on', async () => {
    const bridge = browserBridge();
    expect(await bridge.request({ file: 'x'.repeat(LARGEST_MESSAGE) })).toEqual(TOO_LARGE);
    expect(await bridge.request({ type: 'hello' })).toEqual({ echo: { type: 'hello' } });
    expect(host.asked).toHaveLength(1);
  });

  test('can send every file there may be, whatever its letters take on the way', async () => {
    const message = { contract: CONTRACT, type: 'import', file: '"\n'.repeat(LARGEST_FILE / 2) };
    await browserBridge().request(message);
    expect(host.asked).toEqual([{ window: expect.any(String), message }]);
  });

  test('without a session hears that it has none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
    await expect(browserBridge().request({})).rejects.toMatchObject({ code: 'refused' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(browserBridge().request({})).rejects.toMatchObject({ code: 'unreachable' });
  });
});
