import type { Message } from './messages.ts';

/** A message with the values that fill it; without a link to a rule. */
export function messageOf(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}
