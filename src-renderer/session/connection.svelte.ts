import type { Message, Push, Reply } from '#main/contract/messages.ts';
import type { Host, HostRequest } from './bridge.ts';

/** The connection to the host, and why the last request was refused. */
export class Connection {
  /** The last refusal; it stays until the next request, or until it is cleared. An answer to another one does not take it away. */
  refusal = $state.raw<Message | null>(null);
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Sends a request whose refusal the player should see. */
  async ask(request: HostRequest): Promise<Reply> {
    this.refusal = null;
    const reply = await this.#host.ask(request);
    if (reply.type === 'refused') this.refusal = reply.why;
    return reply;
  }

  /** Sends a request whose refusal is of no interest to the player; `refusal` stays as it is. */
  async askQuietly(request: HostRequest): Promise<Reply> {
    return this.#host.ask(request);
  }

  /** Tells the player of a press that does not count, with one of the codes the host has for that. */
  refuse(code: string): void {
    this.refusal = { code, params: {} };
  }

  /** Hears what the host sends unasked. Returns a function that stops it. */
  listen(listener: (push: Push) => void): () => void {
    return this.#host.listen(listener);
  }
}
