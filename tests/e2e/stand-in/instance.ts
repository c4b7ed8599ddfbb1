import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * docs/api/app.md, `app.requestSingleInstanceLock([additionalData])` and event `second-instance`. The lock is Chromium's
 * (electron#29068, electron#33559): a link `SingletonLock` in `userData`, which is made where it is missing, names the
 * process that holds it; `SingletonSocket` leads to where that one listens. A folder that cannot be written gives no lock.
 */
type Held = { readonly release: () => void };
type Said = { readonly argv: readonly string[]; readonly workingDirectory: string };

/** The lock where this process gets it; else a promise for when the holder has been told, if there is one. */
export function takeLock(userData: string, heard: (said: Said) => void): Held | Promise<void> {
  const lock = join(userData, 'SingletonLock');
  const socket = join(userData, 'SingletonSocket');
  try {
    mkdirSync(userData, { recursive: true, mode: 0o700 });
    const holder = readLink(lock);
    if (holder !== undefined && isAlive(holder)) return tell(readLink(socket) ?? '');
    for (const left of [lock, socket]) rmSync(left, { force: true });
    symlinkSync(`${hostname()}-${process.pid}`, lock);
    const folder = mkdtempSync(join(tmpdir(), 'caravel-lock-'));
    const server = listen(join(folder, 'socket'), heard);
    symlinkSync(join(folder, 'socket'), socket);
    return {
      release() {
        server.close();
        for (const left of [lock, socket, folder]) rmSync(left, { recursive: true, force: true });
      },
    };
  } catch {
    return Promise.resolve();
  }
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function isAlive(holder: string): boolean {
  try {
    return process.kill(Number(holder.slice(holder.lastIndexOf('-') + 1)), 0);
  } catch {
    return false;
  }
}

function listen(path: string, heard: (said: Said) => void): Server {
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('end', () => heard(JSON.parse(text) as Said));
    socket.on('error', () => undefined);
  });
  server.listen(path).unref();
  return server;
}

function tell(path: string): Promise<void> {
  const said: Said = { argv: process.argv, workingDirectory: process.cwd() };
  return new Promise((resolve) => {
    const socket = connect(path, () => socket.end(JSON.stringify(said)));
    socket.on('close', () => resolve()).on('error', () => resolve());
    socket.resume();
  });
}
