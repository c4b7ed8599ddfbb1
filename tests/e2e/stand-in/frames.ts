import type { EventEmitter } from 'node:events';
import { toApp } from './addresses.ts';
import { preventable } from './loud.ts';
import { WORLD } from './preload-world.ts';
import type { Target } from './target.ts';

/** docs/api/web-frame-main.md, what is told of a frame. */
export type Frame = { readonly url: string; readonly parent: Frame | null };
/** The frames of a page, and the worlds of preload scripts in them. */
export type Frames = {
  /** The address of the page; empty while there is none. */
  url(): string;
  /** The frame a preload script's world lies in; null where it is gone (docs/api/structures/ipc-main-invoke-event.md). */
  ofWorld(world: number): Frame | null;
  /** The worlds of the main frame. */
  mainWorlds(): number[];
  /** No world is left: the process ended. */
  forget(): void;
  /** Whether a frame's document may be replaced by the one at `to`: what the page wants is asked about, `loadURL` is not. */
  mayLeave(frame: string, to: string): boolean;
};

/** Follows the frames of a page; their navigations are told to `emitter` as docs/api/web-contents.md, "Navigation Events". */
export function followFrames({ session, targetId: main }: Target, emitter: EventEmitter): Frames {
  const frames = new Map<string, { readonly url: string; readonly parent: string | undefined }>();
  const worlds = new Map<number, string>();
  const requested = new Map<string, string>();
  const frameOf = (id: string): Frame | null => {
    const frame = frames.get(id);
    if (frame === undefined) return null;
    return { url: frame.url, parent: frame.parent === undefined ? null : frameOf(frame.parent) };
  };
  const navigation = (frame: string, url: string, isSameDocument: boolean) =>
    preventable({ url, isMainFrame: frame === main, isSameDocument, frame: frameOf(frame) });

  session.on('Page.frameRequestedNavigation', ({ frameId, url, disposition }) => {
    if (disposition === 'currentTab') requested.set(frameId, toApp(url));
  });
  // "Document Navigations": this comes first, before anybody can prevent anything.
  session.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) => {
    const same = navigationType === 'sameDocument' || navigationType === 'historySameDocument';
    emitter.emit('did-start-navigation', navigation(frameId, toApp(url), same));
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    const url = toApp(frame.url);
    frames.set(frame.id, { url, parent: frame.parentId });
    if (frame.id === main) emitter.emit('did-navigate', {}, url);
  });
  session.on('Page.frameDetached', ({ frameId }) => frames.delete(frameId));
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.name === WORLD) worlds.set(context.id, String(context.auxData?.['frameId']));
  });
  session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => worlds.delete(executionContextId));
  session.on('Runtime.executionContextsCleared', () => worlds.clear());

  return {
    url: () => frames.get(main)?.url ?? '',
    ofWorld: (world) => frameOf(worlds.get(world) ?? ''),
    mainWorlds: () => [...worlds].flatMap(([world, frame]) => (frame === main ? [world] : [])),
    forget: () => worlds.clear(),
    mayLeave(frame, to) {
      const wanted = requested.get(frame);
      requested.delete(frame);
      if (wanted?.split('#')[0] !== to) return true;
      const event = navigation(frame, to, false);
      emitter.emit('will-frame-navigate', event);
      if (frame === main && !event.defaultPrevented) emitter.emit('will-navigate', event);
      return !event.defaultPrevented;
    },
  };
}
