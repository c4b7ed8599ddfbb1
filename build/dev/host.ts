import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { redeem, type HostSession } from './proxy.ts';

/** Who is told what becomes of the host. */
export type HostListener = {
  /** It has been started anew and runs; `ms` milliseconds after that was asked for. */
  onrestart(ms: number): void;
  /** It could not be started, or has ended by itself; `why` is what it said last. */
  onfail(why: string): void;
};

/** The host in a process of its own, which can be started anew. */
export type DevHost = {
  /** The session of the host that runs; waits while it starts. @throws Error where it could not be started */
  session(): Promise<HostSession>;
  /** Ends the host and starts it from the sources as they are now. Calls until it has ended are served by one start. */
  restart(): void;
  /** From now on this listener is told, in place of the one before; and at once where the host has failed already. */
  listen(listener: HostListener): void;
  stop(): Promise<void>;
};

/** Where the host keeps campaigns; and where Node keeps what it has made of the sources, so that a start need not translate them all. */
export type HostFolders = { readonly dataDir: string; readonly compiled: string };

/** A process, and what it said last. */
type Child = { readonly process: ChildProcess; said: string };

const SCRIPT = fileURLToPath(new URL('host-main.ts', import.meta.url));
/** Milliseconds a host has to end in good order. */
const PATIENCE_MS = 3_000;
/** The most that is kept of what it says, in characters. */
const LAST_WORDS = 4_000;

/** Starts the host. */
export function startHost(folders: HostFolders): DevHost {
  let listener: HostListener | undefined;
  let failed: string | undefined;
  let ending = false;
  const onfail = (why: string): void => {
    failed = why;
    listener?.onfail(why);
  };
  let child = spawnHost(folders);
  let session = sessionOf(child, onfail);

  async function startAnew(asked: number): Promise<HostSession> {
    await end(child.process);
    ending = false;
    failed = undefined;
    child = spawnHost(folders);
    const opened = await sessionOf(child, onfail);
    listener?.onrestart(performance.now() - asked);
    return opened;
  }

  return {
    async session() {
      for (;;) {
        const asked = session;
        const found = await asked.catch((error: unknown) => {
          if (asked === session) throw error;
        });
        // Another start may have begun meanwhile.
        if (asked === session && found !== undefined) return found;
      }
    },
    restart() {
      if (ending) return;
      ending = true;
      session = handled(startAnew(performance.now()));
    },
    listen(other) {
      listener = other;
      if (failed !== undefined) other.onfail(failed);
    },
    stop: () => end(child.process),
  };
}

/** Whoever waits for it hears that it was rejected; nobody may wait. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

function spawnHost({ dataDir, compiled }: HostFolders): Child {
  const child = spawn(process.execPath, [SCRIPT, dataDir], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const made: Child = { process: child, said: '' };
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    made.said = (made.said + chunk.toString()).slice(-LAST_WORDS);
  });
  return made;
}

/** The session that its link opens. Rejects where the process ends before; where it was not told to, `onfail` is. */
function sessionOf(child: Child, onfail: (why: string) => void): Promise<HostSession> {
  return handled(
    new Promise((resolve, reject) => {
      child.process.once('message', (link) => redeem(String(link)).then(resolve, reject));
      // `close` comes after its last words, `exit` may come before.
      child.process.once('close', (code) => {
        reject(new Error('The host does not run.'));
        if (!child.process.killed) onfail(child.said || `It has ended with code ${code ?? 'none'}.`);
      });
    }),
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(late);
}
