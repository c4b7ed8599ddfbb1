import { openApp } from '#main/app.ts';
import { CONTRACT, type Page, type PrivatePage, type Reply } from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';

const WINDOW = 'bench';

/** A window that times what it asks for, from the request to the page that answers it. */
export class Client {
  page: Page | undefined;
  own: PrivatePage | undefined;
  readonly #port: HostPort;

  constructor(port: HostPort) {
    this.#port = port;
    port.connect(WINDOW, (push) => {
      const message = JSON.parse(JSON.stringify(push)) as { type: string; page?: Page };
      if (message.type === 'page') this.page = message.page;
    });
  }

  async ask(type: string, more: object = {}): Promise<{ reply: Reply; ms: number }> {
    const start = performance.now();
    // Both shells send text, so writing and parsing it belongs to what a window waits for.
    const carried: unknown = JSON.parse(JSON.stringify({ contract: CONTRACT, type, ...more }));
    const reply = JSON.parse(JSON.stringify(await this.#port.request(WINDOW, carried))) as Reply;
    const ms = performance.now() - start;
    if (reply.type === 'table') this.page = reply.page;
    if (reply.type === 'private') this.own = reply.page;
    return { reply, ms };
  }

  async answer(type: string, more: object = {}): Promise<{ reply: Reply; ms: number }> {
    return this.ask(type, { campaign: this.page?.campaign, seq: this.page?.seq, ...more });
  }
}

/** Opens the app on a folder, with a window that times it. There are no pauses for bots or the curtain. */
export function openClient(dataDir: string): { client: Client; close: () => void } {
  const app = openApp({ dataDir, log: silentLog, pause: 0, pace: 0, deadTime: 0, secret });
  return { client: new Client(app), close: () => app.close() };
}
