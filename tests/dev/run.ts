import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { CONTRACT } from '#main/contract/messages.ts';

/** What `npm run dev` needs of the project. */
const NEEDED = [
  ...['package.json', 'vite.config.ts', 'svelte.config.js', 'tsconfig.json', 'build', 'assets'],
  ...['src-engine', 'src-main', 'src-renderer', 'tests/dev', 'tests/gallery', 'tests/engine'],
];

/** Copies what `npm run dev` needs into a folder, so that a test can change it. */
export function copyProject(folder: string): void {
  for (const path of NEEDED) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** A running `npm run dev`, without a window. */
export class DevRun {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** Starts it in a project's folder and waits for its address. @throws Error with what it said where it ends first */
  static async start(folder: string, env: Record<string, string> = {}): Promise<DevRun> {
    const child = spawn(process.execPath, ['build/dev/main.ts', '--no-open', '--port', '0'], {
      cwd: folder,
      env: { ...process.env, ...env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const port = await new Promise<number>((found, failed) => {
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /reload: http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (address !== null) found(Number(address[1]));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => failed(new Error(said)));
    });
    return new DevRun(child, port);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.origin}${path}`);
  }

  /** Asks the host something, as the window does. */
  async ask(type: string, more: object = {}): Promise<unknown> {
    const { body } = await this.send({ origin: this.origin }, JSON.stringify({ contract: CONTRACT, type, ...more }));
    return JSON.parse(body);
  }

  /** Sends a request to the host with the headers as they are: fetch would put in its own. */
  send(headers: Record<string, string>, body: string): Promise<{ status: number; body: string }> {
    const path = '/api/request?window=window-0123456789';
    const all = { 'content-type': 'application/json', ...headers };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: this.port, path, method: 'POST', headers: all }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Listens to what hot reload tells the page. */
  async listen(): Promise<HotReload> {
    const client = await (await this.get('/@vite/client')).text();
    const token = /wsToken = "([\w-]+)"/.exec(client)?.[1] ?? '';
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/?token=${token}`, 'vite-hmr');
    const told = new HotReload(socket);
    await told.next(({ type }) => type === 'connected');
    return told;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}

/** What hot reload tells: an update of some files, that all is to be loaded anew, or an error. */
type Told = {
  readonly type: string;
  readonly updates?: readonly { readonly path: string }[];
  readonly err?: { readonly message: string };
};

/** What hot reload has told since the last question. */
export class HotReload {
  readonly #socket: WebSocket;
  #told: Told[] = [];
  #wake: () => void = () => undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#told.push(JSON.parse(String(data)) as Told);
      this.#wake();
    });
  }

  /** Waits for the first message that is wanted, and forgets it and those before. */
  async next(wanted: (told: Told) => boolean): Promise<Told> {
    for (;;) {
      const at = this.#told.findIndex(wanted);
      const found = this.#told[at];
      if (found !== undefined) {
        this.#told = this.#told.slice(at + 1);
        return found;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  close(): void {
    this.#socket.close();
  }
}
