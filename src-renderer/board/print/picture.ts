import { flushSync, mount, unmount, type Component } from 'svelte';
import { remNow } from '../../components/room.ts';
import { withoutMotion } from '../../components/reduced-motion.ts';
import { paintHtml } from './paint-html.ts';
import { Pictures } from './pictures.ts';

/** Pixels of a rem at the usual size of text, and how many of the picture there are to one of these. */
const USUAL = 16;
const TWICE = 2;

/** What a page is given that becomes a picture: it says itself when what it waits for is there. */
export type PictureProps = { readonly onready: () => void };

/**
 * Paints a page on a canvas, twice the size it has in a window with the usual text, whatever the window and the text are now. The page lies
 * in the document only meanwhile, outside of what anybody sees, and has no context but what it makes itself.
 * @throws whatever the page throws
 */
export async function pictureOf<P extends Record<string, unknown>>(
  page: Component<P & PictureProps>,
  props: P,
): Promise<HTMLCanvasElement> {
  const host = document.createElement('div');
  host.dataset['printing'] = '';
  host.inert = true;
  host.ariaHidden = 'true';
  Object.assign(host.style, { position: 'fixed', inset: '0 auto auto 0', width: '0', height: '0', overflow: 'hidden' });
  document.body.append(host);
  const pictures = new Pictures();
  let mounted: Record<string, unknown> | undefined;
  try {
    await new Promise<void>((resolve) => {
      withoutMotion(() => {
        mounted = mount(page, { target: host, intro: false, props: { ...props, onready: resolve } });
        flushSync();
      });
    });
    const root = host.firstElementChild;
    if (!(root instanceof HTMLElement)) throw new Error('nothing is shown');
    await Promise.all([document.fonts.ready, pictures.load(root)]);
    flushSync();
    return paintHtml(root, (TWICE * USUAL) / remNow(), pictures);
  } finally {
    if (mounted !== undefined) void unmount(mounted);
    host.remove();
    pictures.dispose();
  }
}

/** A canvas as a PNG file: nothing but its pixels. @throws Error where the browser has no room for it */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file === null) throw new Error('no picture can be made');
  return file;
}
