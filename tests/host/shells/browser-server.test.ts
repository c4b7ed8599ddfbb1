import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { AGAIN_HEADER, AGAIN_PATH } from '#main/shell-browser/server.ts';
import { ask, enter, host, linkPath, origin, post, server, useServer, WINDOW } from './browser-run.ts';

useServer();

describe('the way in', () => {
  test('a link opens a session with a strict cookie and leaves no token in the address', async () => {
    const { status, headers } = await ask(linkPath());
    expect(status).toBe(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']?.[0]).toMatch(/^caravel-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  });

  test('a link works once; the second time a page says how to get back in', async () => {
    const path = linkPath();
    await ask(path);
    const second = await ask(path);
    expect(second.status).toBe(403);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.body).toContain('start Caravel again');
  });

  test('nothing is served without a session, and made-up tokens and cookies open none', async () => {
    for (const path of ['/', '/index.html', '/assets/index-abc.js', '/?token=', `/?token=${'A'.repeat(43)}`]) {
      expect((await ask(path)).status).toBe(403);
    }
    const headers = { cookie: `caravel-${server.port}=${'A'.repeat(43)}` };
    expect((await ask('/', { headers })).status).toBe(403);
  });

  test('a second start is given a link for the key, a page is not', async () => {
    const again = (headers: Record<string, string>) => ask(AGAIN_PATH, { method: 'POST', headers });
    const given = await again({ [AGAIN_HEADER]: server.key });
    expect(given.status).toBe(200);
    expect((await ask(new URL(JSON.parse(given.body).link).search.replace(/^/, '/'))).status).toBe(303);
    expect((await again({})).status).toBe(403);
    expect((await again({ [AGAIN_HEADER]: 'wrong' })).status).toBe(403);
    expect((await again({ [AGAIN_HEADER]: server.key, origin: origin() })).status).toBe(403);
    expect((await again({ [AGAIN_HEADER]: server.key, host: 'caravel.example' })).status).toBe(403);
  });
});

describe('who is answered', () => {
  test('other host names are refused, even with a session', async () => {
    const cookie = await enter();
    for (const name of ['localhost', 'caravel.example', `localhost:${server.port}`, '127.0.0.1:1']) {
      expect((await ask('/', { headers: { cookie, host: name } })).status).toBe(403);
    }
  });

  test('other origins are refused, and a POST without one', async () => {
    const cookie = await enter();
    const path = `/api/request?window=${WINDOW}`;
    expect((await ask(path, post(cookie, '{}', { origin: 'http://caravel.example' }))).status).toBe(403);
    expect((await ask(path, post(cookie, '{}', { origin: 'null' }))).status).toBe(403);
    const bare = { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: '{}' };
    expect((await ask(path, bare)).status).toBe(403);
    const crossSite = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await ask('/assets/index-abc.js', { headers: crossSite })).status).toBe(403);
    expect(host.asked).toEqual([]);
  });
});

describe('what is served', () => {
  test('the listed files, with every security header', async () => {
    const cookie = await enter();
    const page = await ask('/', { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Caravel');
    expect(page.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('and nothing else', async () => {
    const headers = { cookie: await enter() };
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/', '/assets%2findex-abc.js', '/%00']) {
      expect((await ask(path, { headers })).status).toBe(404);
    }
    expect((await ask('/index.html', { method: 'DELETE', headers })).status).toBe(404);
  });
});

describe('messages', () => {
  test('go to the host under the name of session and window', async () => {
    const reply = await ask(`/api/request?window=${WINDOW}`, post(await enter(), '{"type":"hello"}'));
    expect(JSON.parse(reply.body)).toEqual({ echo: { type: 'hello' } });
    expect(host.asked).toEqual([{ window: `1:${WINDOW}`, message: { type: 'hello' } }]);
  });

  test('two sessions never share a window, whatever id they send', async () => {
    const path = `/api/request?window=${WINDOW}`;
    await ask(path, post(await enter(), '1'));
    await ask(path, post(await enter(), '2'));
    expect(new Set(host.asked.map(({ window }) => window)).size).toBe(2);
  });

  test('what is no message is refused before the host', async () => {
    const cookie = await enter();
    const path = `/api/request?window=${WINDOW}`;
    expect((await ask(path, post(cookie, '{'))).status).toBe(400);
    expect((await ask(path, post(cookie, '{}', { 'content-type': 'text/plain' }))).status).toBe(415);
    expect((await ask('/api/request?window=short', post(cookie, '{}'))).status).toBe(400);
    expect((await ask('/api/request', post(cookie, '{}'))).status).toBe(400);
    expect((await ask(`/api/other?window=${WINDOW}`, post(cookie, '{}'))).status).toBe(404);
    expect(host.asked).toEqual([]);
  });

  test('more than six megabytes are refused, announced or not', async () => {
    const cookie = await enter();
    const path = `/api/request?window=${WINDOW}`;
    const announced = await ask(path, post(cookie, '', { 'content-length': '6000001' }));
    expect(announced.status).toBe(413);
    const long = `"${'x'.repeat(6_000_000)}"`;
    const chunked = await ask(path, post(cookie, long, { 'transfer-encoding': 'chunked' })).catch(() => undefined);
    // The connection may break while the rest is still being sent: refused all the same.
    expect(chunked?.status ?? 413).toBe(413);
    expect(host.asked).toEqual([]);
  });

  test('a host that breaks its promise not to reject costs one reply', async () => {
    host.request = () => Promise.reject(new Error('broken'));
    const path = `/api/request?window=${WINDOW}`;
    const cookie = await enter();
    expect((await ask(path, post(cookie, '{}'))).status).toBe(500);
    expect((await ask('/', { headers: { cookie } })).status).toBe(200);
  });
});

describe('pushes', () => {
  /** Opens an event stream and gathers what arrives. */
  async function stream(cookie: string) {
    let text = '';
    let ended = false;
    const request = httpRequest({
      host: '127.0.0.1',
      port: server.port,
      path: `/api/events?window=${WINDOW}`,
      headers: { cookie },
    });
    request.on('response', (response) => {
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => (ended = true));
    });
    request.on('error', () => undefined);
    request.end();
    await expect.poll(() => text).toContain('retry');
    return { text: () => text, ended: () => ended, leave: () => request.destroy() };
  }

  test('arrive as events, and a window that goes is disconnected', async () => {
    const { text, leave } = await stream(await enter());
    host.connected.get(`1:${WINDOW}`)?.({ line: 'one\ntwo' });
    await expect.poll(text).toContain('data: {"line":"one\\ntwo"}\n\n');
    leave();
    await expect.poll(() => host.connected.size).toBe(0);
  });

  test('closing the shell ends them', async () => {
    await stream(await enter());
    expect(host.connected.size).toBe(1);
    await server.close();
    expect(host.connected.size).toBe(0);
    expect(host.closed).toBe(0);
  });

  test('a window that connects twice has one stream', async () => {
    const cookie = await enter();
    const first = await stream(cookie);
    const second = await stream(cookie);
    await expect.poll(first.ended).toBe(true);
    expect(second.ended()).toBe(false);
    expect(host.connected.size).toBe(1);
  });
});
