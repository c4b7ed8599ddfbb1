import type { Page, Request, Route } from '@playwright/test';

/** From now on the page draws no frame before so many milliseconds have passed, as on a computer that is busy. */
export async function slowFrames(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((wait) => {
    const frame = window.requestAnimationFrame.bind(window);
    // Nothing that is cancelled meanwhile may come after all.
    const waiting = new Map<number, ReturnType<typeof setTimeout>>();
    let last = 1_000_000;
    window.requestAnimationFrame = (draw) => {
      const id = (last += 1);
      waiting.set(
        id,
        setTimeout(() => void (waiting.delete(id) && frame(draw)), wait),
      );
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      clearTimeout(waiting.get(id));
      waiting.delete(id);
    };
  }, milliseconds);
}

/** What does not arrive until it is let go. */
export type Held = {
  /** How much waits now. */
  readonly waiting: () => number;
  /** Lets it go, and nothing more is held. */
  readonly release: () => Promise<void>;
};

/** Holds back every request of a type that the window sends to its host, as a slow disk or a long way would. */
export function holdRequests(page: Page, type: string): Promise<Held> {
  return hold(
    page,
    /\/api\/request\?/,
    (request) => (request.postDataJSON() as { type?: string } | null)?.type === type,
  );
}

/** Holds back a part of the program that is loaded when it is first needed. */
export function holdFile(page: Page, name: RegExp): Promise<Held> {
  return hold(page, /\.js$/, (request) => name.test(request.url()));
}

/** Answers every request of a type that the window sends with a refusal. Returns what ends that. */
export async function refuseRequests(page: Page, type: string, code: string): Promise<() => Promise<void>> {
  const handler = async (route: Route): Promise<void> => {
    if (typeOf(route.request()) === type) await route.fulfill({ json: { type: 'refused', why: { code, params: {} } } });
    else await route.fallback();
  };
  await page.route(REQUESTS, handler);
  return () => page.unroute(REQUESTS, handler);
}

const REQUESTS = /\/api\/request\?/;
const typeOf = (request: Request): string | undefined => (request.postDataJSON() as { type?: string } | null)?.type;

async function hold(page: Page, address: RegExp, which: (request: Request) => boolean): Promise<Held> {
  const waiting = new Set<() => void>();
  let holds = true;
  const handler = async (route: Route): Promise<void> => {
    if (holds && which(route.request())) await new Promise<void>((go) => waiting.add(go));
    await route.fallback();
  };
  await page.route(address, handler);
  return {
    waiting: () => waiting.size,
    async release() {
      holds = false;
      for (const go of waiting) go();
      await page.unroute(address, handler);
    },
  };
}
