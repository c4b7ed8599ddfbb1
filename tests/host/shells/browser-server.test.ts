import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { DEEPEST_MESSAGE, LARGEST_FRAME, LARGEST_MESSAGE } from '#main/contract/limits.ts';
import { TOO_LARGE } from '#main/contract/too-large.ts';
import { newToken, nonce, tableProof } from '#main/shell-browser/proof.ts';
import { SECOND_START_PATH, CHALLENGE_HEADER, PROOF_HEADER } from '#main/shell-browser/server.ts';
import { ask, enter, host, linkPath, origin, post, server, useServer, WINDOW } from './browser-run.ts';

useServer();

describe('opening a session', () => {
  test('a link opens a session with a strict cookie, and our own page leads on to the plain address', async () => {
    const { status, headers, body } = await ask(linkPath());
    expect(status).toBe(200);
    // A redirection would be of whoever led here: a browser that came from a file would not send the new cookie with it.
    expect(body).toContain('http-equiv="refresh" content="0; url=/"');
    expect(headers['referrer-policy']).toBe('no-referrer');
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

  test('whoever knows the key can make a link, which works once', async () => {
    const path = `/?token=${newToken(server.key)}`;
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path)).status).toBe(403);
    expect((await ask(`/?token=${newToken('another key')}`)).status).toBe(403);
  });

  test('a second start is answered with a proof of the key, a page is not', async () => {
    const challenge = nonce();
    const again = (headers: Record<string, string>) => ask(SECOND_START_PATH, { method: 'POST', headers });
    const given = await again({ [CHALLENGE_HEADER]: challenge });
    expect(given.status).toBe(204);
    expect(given.headers[PROOF_HEADER]).toBe(tableProof(server.key, server.port, challenge));
    const foreign: Record<string, string>[] = [
      {},
      { [CHALLENGE_HEADER]: 'short' },
      { [CHALLENGE_HEADER]: challenge, origin: origin() },
      { [CHALLENGE_HEADER]: challenge, 'sec-fetch-site': 'same-origin' },
      { [CHALLENGE_HEADER]: challenge, host: 'caravel.example' },
    ];
    for (const headers of foreign) {
      const refused = await again(headers);
      expect(refused.status).toBe(403);
      expect(refused.headers[PROOF_HEADER]).toBeUndefined();
    }
  });
});

describe('which requests are answered', () => {
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

  test('and nothing else; that pages of the shell’s own have no icon is no error', async () => {
    const headers = { cookie: await enter() };
    expect((await ask('/favicon.ico', { headers })).status).toBe(204);
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/', '/assets%2findex-abc.js', '/%00']) {
      expect((await ask(path, { headers })).status).toBe(404);
    }
    expect((await ask('/index.html', { method: 'DELETE', headers })).status).toBe(404);
  });
});

const nested = (deep: number): string => '['.repeat(deep) + ']'.repeat(deep);

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

  test('more than the limit is refused unread, announced or not, and the window hears why', async () => {
    const cookie = await enter();
    const path = `/api/request?window=${WINDOW}`;
    const long = `"${'x'.repeat(LARGEST_MESSAGE)}"`;
    for (const more of [{ 'content-length': String(long.length) }, { 'transfer-encoding': 'chunked' }]) {
      const reply = await ask(path, post(cookie, long, more));
      expect(reply.status).toBe(413);
      expect(JSON.parse(reply.body)).toEqual(TOO_LARGE);
    }
    expect(host.asked).toEqual([]);
  });

  test.each([
    ['nests deeper than any message', '['.repeat(DEEPEST_MESSAGE + 1)],
    ['nests just as deep, again and again', `[${`${nested(DEEPEST_MESSAGE - 1)},`.repeat(LARGEST_FRAME / 70)}`],
    ['is wider than any message', `[${'0,'.repeat(LARGEST_FRAME)}`],
  ])('one that %s is refused while it arrives, however much is still to come', async (_, begun) => {
    const cookie = await enter();
    const { method, headers } = post(cookie, '');
    const path = `/api/request?window=${WINDOW}`;
    const request = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    // It never ends.
    request.write(begun);
    const [response] = await answered;
    expect(response.statusCode).toBe(400);
    expect(host.asked).toEqual([]);
    request.destroy();
  });

  test('brackets in the text of a file count for nothing, whatever is escaped and wherever a piece ends', async () => {
    const cookie = await enter();
    const file = `${nested(LARGEST_FRAME)}"\\"é\\\\`.repeat(3);
    const body = Buffer.from(JSON.stringify({ file, rest: JSON.parse(nested(DEEPEST_MESSAGE - 1)) as unknown }));
    const { method, headers } = post(cookie, '');
    const path = `/api/request?window=${WINDOW}`;
    const request = httpRequest({ host: '127.0.0.1', port: server.port, path, method, headers });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    for (let at = 0; at < body.length; at += 997) {
      if (!request.write(body.subarray(at, at + 997))) await once(request, 'drain');
    }
    request.end();
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(host.asked[0]?.message).toMatchObject({ file });
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
