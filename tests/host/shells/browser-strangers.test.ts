import fc from 'fast-check';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { ask, enter, host, linkPath, post, server, useServer, WINDOW, type Ask } from './browser-run.ts';
import { HOSTILE, hostilePath } from './hostile.ts';

useServer();

describe('strangers are refused', () => {
  test('only this computer: nobody listens on its other addresses', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address, family }) => family === 'IPv4' && address !== '127.0.0.1')
      .map(({ address }) => address);
    for (const address of [...others, '127.0.0.2', '::1']) {
      const socket = connect({ host: address, port: server.port });
      const code = await new Promise((resolve) => {
        socket
          .once('connect', () => resolve('connected'))
          .once('error', (error) => resolve('code' in error && error.code));
      });
      socket.destroy();
      expect(code).not.toBe('connected');
    }
  });

  test('500 made-up tokens and cookies open nothing', async () => {
    const right = linkPath().slice('/?token='.length);
    const near = [
      right.slice(1),
      `${right}A`,
      `${right}.`,
      `.${right}`,
      right.replace('.', ''),
      right.toLowerCase(),
      right.split('').reverse().join(''),
      '',
      '%00',
    ];
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    const token = fc.oneof(fc.constantFrom(...near), fc.string({ unit: letters, minLength: 1, maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(token, fc.boolean(), async (wrong, asCookie) => {
        const headers: Record<string, string> = asCookie ? { cookie: `caravel-${server.port}=${wrong}` } : {};
        const reply = await ask(asCookie ? '/' : `/?token=${wrong}`, { headers });
        expect(reply.status).toBe(403);
        expect(reply.headers['set-cookie']).toBeUndefined();
      }),
      { numRuns: 500 },
    );
    // All that did not use the right one up.
    expect((await ask(`/?token=${right}`)).status).toBe(200);
  });

  test('every wrong host and every foreign origin is refused, on every door', async () => {
    const cookie = await enter();
    const port = server.port;
    const hosts = [
      'localhost',
      `localhost:${port}`,
      'caravel.example',
      '127.0.0.1',
      '127.0.0.1:1',
      `127.0.0.1.:${port}`,
    ];
    const hostsToo = [`[::1]:${port}`, `0.0.0.0:${port}`, `127.1:${port}`, `127.0.0.1:${port}.evil.example`];
    const doors: [string, Ask][] = [
      [`/api/request?window=${WINDOW}`, post(cookie, '{}')],
      [`/api/events?window=${WINDOW}`, { headers: { cookie } }],
      ['/', { headers: { cookie } }],
      ['/assets/index-abc.js', { headers: { cookie } }],
    ];
    const foreign = [
      'null',
      'http://caravel.example',
      `https://127.0.0.1:${port}`,
      'http://127.0.0.1',
      `http://localhost:${port}`,
    ];
    for (const [path, door] of doors) {
      for (const host of [...hosts, ...hostsToo])
        expect((await ask(path, { ...door, headers: { ...door.headers, host } })).status).toBe(403);
      for (const wrong of foreign)
        expect((await ask(path, { ...door, headers: { ...door.headers, origin: wrong } })).status).toBe(403);
    }
    expect(host.asked).toEqual([]);
    expect(host.connected.size).toBe(0);
  });
});

describe('what is asked for', () => {
  /** What may go over the wire as a path: anything without a control character or a space. */
  const sendable = hostilePath.map((path) =>
    (path.startsWith('/') ? path : `/${path}`).replace(/[^\x21-\x7e]/g, '%20'),
  );

  test('500 hostile paths get a listed file, an answer of the host’s own, or nothing', async () => {
    const headers = { cookie: await enter() };
    const examples = HOSTILE.map((path): [string] => [`/${path.slice(1).replace(/[^\x21-\x7e]/g, '%20')}`]);
    await fc.assert(
      fc.asyncProperty(sendable, async (path) => {
        const reply = await ask(path, { headers });
        if (reply.status !== 200) expect([403, 404]).toContain(reply.status);
        else expect(['/', '/index.html', '/assets/index-abc.js']).toContain(path.split('?')[0]);
      }),
      { numRuns: 500, examples },
    );
  });
});
