import type { Message, Push, Reply } from '#main/contract/messages.ts';
import type { Host, HostRequest } from './bridge.ts';

/** The connection to the host: whether an answer is awaited, and why the last request was refused. */
export class Connection {
  /** Whether an answer is awaited. */
  busy = $state(false);
  /** The last refusal; it stays until the next request, or until it is cleared. */
  refusal = $state.raw<Message | null>(null);
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Sends a request whose refusal the player should see. */
  async ask(request: HostRequest): Promise<Reply> {
    this.busy = true;
    const reply = await this.#host.ask(request);
    this.busy = false;
    this.refusal = reply.type === 'refused' ? reply.why : null;
    return reply;
  }

  /** Sends a request whose refusal is of no interest to the player; `busy` and `refusal` stay as they are. */
  async askQuietly(request: HostRequest): Promise<Reply> {
    return this.#host.ask(request);
  }

  /** Hears what the host sends unasked. Returns a function that stops it. */
  listen(listener: (push: Push) => void): () => void {
    return this.#host.listen(listener);
  }
}
