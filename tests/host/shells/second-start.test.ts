import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isChallenge, tableProof } from '#main/shell-browser/proof.ts';
import { announce, linkToRunning } from '#main/shell-browser/running.ts';
import { CHALLENGE_HEADER, PROOF_HEADER, startServer } from '#main/shell-browser/server.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { FILES, fakeHost, fakeLog } from './fakes.ts';

const KEY = 'the key that only the owner of the folder can read';
const open = () => startServer({ port: 0, host: fakeHost(), files: FILES, log: fakeLog() });

let folder = '';
beforeEach(() => void (folder = newFolder()));

describe('a second start', () => {
  test('finds the table that is open, and nothing once it is closed', async () => {
    expect(await linkToRunning(folder)).toBeUndefined();
    const server = await open();
    const takeBack = announce(folder, server, fakeLog());
    if (process.platform !== 'win32') expect(statSync(join(folder, 'running.json')).mode & 0o777).toBe(0o600);
    const link = await linkToRunning(folder);
    expect(link).toContain(`http://127.0.0.1:${server.port}/?token=`);
    expect((await fetch(link ?? '')).status).toBe(200);
    expect((await fetch(link ?? '')).status).toBe(403);
    await server.close();
    expect(await linkToRunning(folder)).toBeUndefined();
    takeBack();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not confused by rubbish, or by a table with another key', async () => {
    const server = await open();
    const note = (running: unknown): void =>
      writeFileSync(join(folder, 'running.json'), typeof running === 'string' ? running : JSON.stringify(running));
    const { port, key } = server;
    const rubbish = ['', '[]', { port: 'x', key: 1 }, { port: 0, key }, { port: 1.5, key }, { port: `${port}`, key }];
    for (const running of [...rubbish, { port, key: 'another' }, { port: 1e9, key }]) {
      note(running);
      expect(await linkToRunning(folder)).toBeUndefined();
    }
    await server.close();
  });
});

describe('a folder in which running.json cannot be written', () => {
  test('is announced nowhere, and the table opens all the same', async () => {
    // A folder in the place of the note: no right of root's helps against it.
    mkdirSync(join(folder, 'running.json', 'deeper'), { recursive: true });
    const server = await open();
    const log = fakeLog();
    const takeBack = announce(folder, server, log);
    expect(log.codes).toContain('running-not-noted');
    expect(takeBack).not.toThrow();
    await server.close();
  });
});

describe('somebody else on the port of an old note', () => {
  let stranger: Server | undefined;
  let heard: IncomingHttpHeaders[] = [];
  afterEach(() => new Promise((resolve) => (stranger === undefined ? resolve(0) : stranger.close(resolve))));

  /** A program that answers every request with these, on the port the note names. */
  async function pretend(answer: (headers: IncomingHttpHeaders, port: number) => Record<string, string>, status = 200) {
    heard = [];
    const server = createServer((request, response) => {
      heard.push(request.headers);
      response.writeHead(status, answer(request.headers, port));
      response.end('{"link":"https://example.org/?token=abc"}');
    });
    stranger = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ port, key: KEY }));
    return port;
  }

  const challengeOf = (headers: IncomingHttpHeaders): string => String(headers[CHALLENGE_HEADER]);

  test.each<[string, (headers: IncomingHttpHeaders, port: number) => Record<string, string>, number?]>([
    ['says yes and names a link of its own', () => ({ 'content-type': 'application/json' })],
    ['sends the challenge back', (headers) => ({ [PROOF_HEADER]: challengeOf(headers) })],
    ['guesses the key', (headers, port) => ({ [PROOF_HEADER]: tableProof('guess', port, challengeOf(headers)) })],
    // As it would fetch it from the right table on another port.
    [
      'passes on the proof of another port',
      (h, port) => ({ [PROOF_HEADER]: tableProof(KEY, port + 1, challengeOf(h)) }),
    ],
    ['gives the proof of an old challenge', (_, port) => ({ [PROOF_HEADER]: tableProof(KEY, port, 'A'.repeat(22)) })],
    ['leads elsewhere', () => ({ location: 'http://127.0.0.1:9/' }), 307],
  ])('that %s is not opened, and is sent nothing secret', async (_, answer, status) => {
    await pretend(answer, status);
    expect(await linkToRunning(folder)).toBeUndefined();
    expect(heard).toHaveLength(1);
    expect(isChallenge(heard[0]?.[CHALLENGE_HEADER])).toBe(true);
    expect(JSON.stringify(heard)).not.toContain(KEY);
  });

  test('is opened only where it knows the key, and then on that port', async () => {
    const port = await pretend((headers, own) => ({ [PROOF_HEADER]: tableProof(KEY, own, challengeOf(headers)) }));
    expect(await linkToRunning(folder)).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?token=[\\w.-]+$`));
  });

  test('that never stops answering is not waited for', async () => {
    const server = createServer((_, response) => void response.writeHead(200, { [PROOF_HEADER]: 'x' }).write('…'));
    stranger = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ port, key: KEY }));
    expect(await linkToRunning(folder)).toBeUndefined();
    server.closeAllConnections();
  });
});
