import type { Message } from './messages.ts';

/** A message key with what fills it. */
export function messageOf(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}
