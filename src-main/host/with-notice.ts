import type { Message } from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';

/** The port with `notice` added to the reply to `home`, unless that already has a notice. */
export function withNotice(port: HostPort, notice: Message): HostPort {
  return {
    ...port,
    async request(window, message) {
      const reply = await port.request(window, message);
      return isHome(reply) && reply.notice === undefined ? { ...reply, notice } : reply;
    },
  };
}

function isHome(reply: unknown): reply is { readonly notice?: Message } {
  return typeof reply === 'object' && reply !== null && 'type' in reply && reply.type === 'home';
}
