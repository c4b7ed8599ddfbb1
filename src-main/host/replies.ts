import type { Refusal } from '#engine/kernel/refusal.ts';
import type { Message, Reply } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';

/** A refusal with its reason. */
export function refused(why: Message): Reply {
  return { type: 'refused', why };
}

/** The only reason given to a person whose own screen is closed, if the real one depends on what lies behind it. */
export const LOOK_BEHIND_SCREEN = messageOf('look-behind-your-screen');

/** A refusal of the rules, in full only if it is public or the seat's screen is open. */
export function refusedByRules(refusal: Refusal, screenOpen: boolean): Reply {
  if (!refusal.public && !screenOpen) return refused(LOOK_BEHIND_SCREEN);
  const { code, params, rule } = refusal;
  return refused({ code, params: { ...params }, rule });
}
