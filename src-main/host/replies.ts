import type { Refusal } from '#engine/kernel/refusal.ts';
import type { Message, Reply } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';

/** A refusal of the host. */
export function refused(why: Message): Reply {
  return { type: 'refused', why };
}

/** All that is said to somebody who has not opened the screen a reason lies behind. */
export const LOOK_BEHIND_SCREEN = messageOf('look-behind-your-screen');

/** A refusal of the rules, as one may read it who has the seat's screen open or has not. */
export function refusedByRules(refusal: Refusal, screenOpen: boolean): Reply {
  if (!refusal.public && !screenOpen) return refused(LOOK_BEHIND_SCREEN);
  const { code, params, rule } = refusal;
  return refused({ code, params: { ...params }, rule });
}
