import './paper.css';
import { flushSync, mount, unmount, type Component } from 'svelte';

/** What is printed: a page that has no context but what it makes itself. */
export type Paper = { readonly lay: (target: HTMLElement) => Record<string, unknown> };

/** A page with what it is given. */
export function paperOf<P extends Record<string, unknown>>(page: Component<P>, props: P): Paper {
  return { lay: (target) => mount(page, { target, props, intro: false }) };
}

/** What lies there to be printed now, and what takes it away. */
let takeAway: (() => void) | undefined;

/** Lays a paper into the document, in place of whatever lies there. Nobody sees it; while it lies there nothing else is printed. */
function lay(paper: Paper): HTMLElement {
  clear();
  const host = document.createElement('div');
  host.className = 'paper';
  host.inert = true;
  host.ariaHidden = 'true';
  document.body.append(host);
  const page = paper.lay(host);
  flushSync();
  takeAway = () => {
    void unmount(page);
    host.remove();
  };
  return host;
}

function clear(): void {
  takeAway?.();
  takeAway = undefined;
}

/** Opens the print dialog of the browser or of the desktop on a paper, once its types and pictures are there. */
export async function printPaper(paper: Paper): Promise<void> {
  const host = lay(paper);
  // Those of SVG decode as well; TypeScript's types do not know it yet.
  const drawn = host.querySelectorAll('svg image') as unknown as Iterable<Pick<HTMLImageElement, 'decode'>>;
  const pictures = [...host.querySelectorAll('img'), ...drawn];
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  const over = printed();
  try {
    print();
    await over;
  } finally {
    clear();
  }
}

/** Most milliseconds that a dialog is waited for: what prints nothing says nothing either. */
const PATIENCE = 60_000;

/** Resolves once the dialog is closed, which browsers say before `print` returns and others after. */
function printed(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('afterprint', end, { once: true });
  });
}

/**
 * While it is kept, whatever begins printing (the keys of the browser too) prints this paper and not the screen.
 * Returns a function that ends it.
 */
export function keepPaper(paper: () => Paper): () => void {
  const begin = (): void => {
    if (takeAway === undefined) lay(paper());
  };
  const media = matchMedia('print');
  const change = ({ matches }: MediaQueryListEvent): void => (matches ? begin() : clear());
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', clear);
  media.addEventListener('change', change);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', clear);
    media.removeEventListener('change', change);
    clear();
  };
}
