import type { CDPSession, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Everything a window holds, as Chromium writes it down: nodes and edges as flat lists of numbers, their names as texts. */
type Snapshot = {
  readonly snapshot: { readonly meta: Readonly<Record<'node_fields' | 'edge_fields', readonly string[]>> & Types };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
};
type Types = Readonly<Record<'node_types' | 'edge_types', readonly [readonly string[], ...unknown[]]>>;

/** What is planted into what the window is told, before the window reads it. */
export type Planting = {
  /** Where a pack lists what has an id that only its owner knows: names of members, `*` for each element; empty for nothing such. */
  readonly ids: readonly string[];
  /** Numbers behind a screen, by their names. */
  readonly numbers: readonly string[];
};

/** Ends every planted id. */
export const ID = '8732987';
/** The planted numbers go on from here, ten for each seat: nothing else in a window is so large, and none has other digits around it. */
const NUMBER = 873_200;
const MARK = new RegExp(`${ID}|(?<!\\d)${String(NUMBER).slice(0, 4)}\\d\\d(?!\\d)`);

/**
 * Plants marks into the private pages a window is told, and nowhere else: every hidden number becomes one that occurs nowhere, every
 * hidden id one that only a copy of its thing in the pack bears. So what is found beyond those copies was made from a private page,
 * and no message, card of the pack or text of the program is taken for it. To be called before the page loads.
 */
export async function plant(page: Page, planting: Planting): Promise<void> {
  await page.addInitScript(plantInto, { ...planting, id: ID, number: NUMBER });
}

/** Runs in the page. */
function plantInto({ ids: path, numbers, id, number }: Planting & { id: string; number: number }): void {
  // What the tests overhear must not be what keeps it.
  Object.defineProperty(window, 'inPrivate', { set: () => undefined, get: () => undefined });
  const known = new Set<string>();
  const bear = (pack: unknown): void => {
    if (path.length === 0) return;
    let lists = [pack];
    for (const name of path)
      lists = lists.flatMap((one) => (name === '*' ? (one as unknown[]) : [(one as Record<string, unknown>)[name]]));
    for (const list of lists as { id: string }[][]) {
      for (const thing of list) known.add(thing.id);
      list.push(...list.map((thing) => ({ ...structuredClone(thing), id: thing.id + id })));
    }
  };
  const planted = (value: unknown, seat: number): unknown => {
    if (typeof value === 'string') return known.has(value) ? value + id : value;
    if (Array.isArray(value)) return value.map((one) => planted(one, seat));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inside]) => {
      const at = numbers.indexOf(name);
      return [name, at < 0 ? planted(inside, seat) : number + 10 * seat + at];
    });
    return Object.fromEntries(entries) as unknown;
  };
  // Not bound: each answer is its own.
  const json = Reflect.get(Response.prototype, 'json') as () => Promise<unknown>;
  Response.prototype.json = async function read() {
    const told = (await json.call(this)) as {
      type: string;
      pack?: unknown;
      page?: { seat: number; own: unknown; moves: unknown };
    };
    if (told.type === 'pack') bear(told.pack);
    if (told.type !== 'private' || told.page === undefined) return told;
    const { seat, own, moves } = told.page;
    return { ...told, page: { ...told.page, own: planted(own, seat), moves: planted(moves, seat) } };
  };
}

/** How much of private pages a window holds: texts, numbers and names with a mark, and whole pages by their shape. */
type Holding = { readonly marks: number; readonly pages: number };

/** The heap of a window, and what it held of private pages when that was last looked at. */
export class Heap {
  readonly #session: CDPSession;
  #before: Holding | undefined;
  #found = false;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Heap> {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    return new Heap(session);
  }

  /** The page was loaded anew. */
  anew(): void {
    this.#before = undefined;
  }

  /**
   * What somebody sees in private is held while they do (seen the first time: a look takes a second), and nothing of it once it is
   * shut and the collector has run.
   * @param shows opens it; `shuts` shuts it, in whatever way
   */
  async holdsNothingAfter(what: string, shows: () => Promise<void>, shuts: () => Promise<void>): Promise<void> {
    const before = this.#before ?? (await this.#holding());
    expect(before.pages, `private pages before ${what}`).toBe(0);
    await shows();
    if (!this.#found) {
      const open = await this.#holding();
      expect(open.pages, `private pages during ${what}`).toBeGreaterThan(0);
      expect(open.marks, `marks during ${what}`).toBeGreaterThan(before.marks);
      this.#found = true;
    }
    await shuts();
    // An answer of the host may still be on its way.
    await expect.poll(() => this.#holding(), `held after ${what}`).toEqual(before);
    this.#before = before;
  }

  /** What the window holds of private pages once the collector has run. */
  async #holding(): Promise<Holding> {
    const chunks: string[] = [];
    const hear = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
    this.#session.on('HeapProfiler.addHeapSnapshotChunk', hear);
    // What frees something may run only after the first collection.
    for (let n = 0; n < 3; n++) await this.#session.send('HeapProfiler.collectGarbage');
    // Whole numbers are left out unless asked for.
    await this.#session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true });
    this.#session.off('HeapProfiler.addHeapSnapshotChunk', hear);
    return holdingOf(JSON.parse(chunks.join('')) as Snapshot);
  }
}

/** The plain members that together only a private page has; the schema it is read by has objects under these names. */
const OF_A_PAGE = ['step', 'back', 'depth', 'seat'];

/** One of millions: a look that checks each would take many times as long. */
const number = (list: readonly number[], at: number): number => list[at] ?? -1;

function holdingOf({ snapshot: { meta }, nodes, edges, strings }: Snapshot): Holding {
  const marked = new Set(strings.flatMap((text, at) => (MARK.test(text) ? [at] : [])));
  const member = new Map(strings.flatMap((text, at) => (OF_A_PAGE.includes(text) ? [[at, text] as const] : [])));
  const [node, edge] = [meta.node_fields, meta.edge_fields];
  const [nodeSize, edgeSize] = [node.length, edge.length];
  const at = { type: node.indexOf('type'), name: node.indexOf('name'), edges: node.indexOf('edge_count') };
  const of = { type: edge.indexOf('type'), name: edge.indexOf('name_or_index'), to: edge.indexOf('to_node') };
  const object = meta.node_types[0].indexOf('object');
  const text = new Set(meta.node_types[0].flatMap((type, index) => (/string|number/.test(type) ? [index] : [])));
  const property = meta.edge_types[0].indexOf('property');
  let [marks, pages, next] = [0, 0, 0];
  for (let from = 0; from < nodes.length; from += nodeSize) {
    if (text.has(number(nodes, from + at.type)) && marked.has(number(nodes, from + at.name))) marks += 1;
    const members = new Set<string>();
    for (const end = next + number(nodes, from + at.edges) * edgeSize; next < end; next += edgeSize) {
      if (number(edges, next + of.type) !== property) continue;
      const name = number(edges, next + of.name);
      if (marked.has(name)) marks += 1;
      const found = member.get(name);
      const isPlain = number(nodes, number(edges, next + of.to) + at.type) !== object;
      if (found !== undefined && isPlain) members.add(found);
    }
    if (members.size === OF_A_PAGE.length) pages += 1;
  }
  return { marks, pages };
}
