import type { Rectangle } from 'electron';
import type { Chromium } from './chromium.ts';
import type { Session } from './protocol.ts';

/** A page of Chromium, and the line to it. */
export type Target = { readonly targetId: string; readonly session: Session };

/** Opens a page in a window of its own and takes hold of it before anything runs in it. */
export function openTarget({ line }: Chromium, { x: left, y: top, width, height }: Rectangle): Promise<Target> {
  return new Promise((resolve, reject) => {
    const sessions = new Map<string, string>();
    let targetId: string | undefined;
    const found = (): void => {
      const sessionId = sessions.get(targetId ?? '');
      if (targetId === undefined || sessionId === undefined) return;
      line.browser.off('Target.attachedToTarget', attached);
      const target: Target = { targetId, session: line.of(sessionId) };
      target.session.send('Runtime.runIfWaitingForDebugger').then(() => resolve(target), reject);
    };
    const attached = (event: { sessionId: string; targetInfo: { targetId: string } }): void => {
      sessions.set(event.targetInfo.targetId, event.sessionId);
      found();
    };
    line.browser.on('Target.attachedToTarget', attached);
    const wanted = { url: 'about:blank', newWindow: true, left, top, width, height };
    line.browser.send('Target.createTarget', wanted).then((made) => {
      targetId = made.targetId;
      found();
    }, reject);
  });
}
