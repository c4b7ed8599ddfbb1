import type { Locator, Page } from '@playwright/test';
import { curtainOf, PERSON, type Curtain, type Page as HostPage } from '#main/contract/messages.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { check, until } from './check.ts';

/** A public page, with a curtain that is open where the game hides nothing. */
export type TablePage = HostPage & { readonly curtain: Curtain };

/** Whether somebody has to be called to the screen of a table that is taken up again: not one person alone, nor with nothing hidden. */
export const callsSomebody = ({ level, seats }: Pick<HostPage, 'level' | 'seats'>): boolean =>
  level !== undefined && level !== 'open' && seats.filter(({ player }) => player === PERSON).length > 1;

type AnyMove = { readonly type: string };

/** How a game is played by whoever sits at the screen. */
export type Manners<M extends AnyMove = AnyMove> = {
  /** The moves in the order in which they are tried. */
  order(moves: readonly M[], page: TablePage): readonly M[];
  /** Does what is asked behind the curtain, once somebody has taken over. */
  privately(person: Person<M>): Promise<void>;
};

/** A decision at the open table: whose it was, the move, and how often something had to be pressed for it. */
export type Decided<M extends AnyMove = AnyMove> = {
  readonly seat: number;
  readonly move: M;
  readonly presses: number;
};

/** The button that a move was found at: how often something is pressed until it is played, and what is played with the same press. */
type Found = { readonly presses: number; readonly choice: string; readonly then: readonly AnyMove[] };

/** What a window under test keeps of what it was told (`app.ts`). */
type Ear = { readonly overheard?: { readonly seq: number }; readonly refusals: number };

/** A selector of what has these attributes. */
function withAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `[${name}=${JSON.stringify(value)}]`)
    .join('');
}

/** A person at the screen: reads the table, clicks, types. Knows nothing the screen has not been told. */
export class Person<M extends AnyMove = AnyMove> {
  readonly page: Page;
  /** What was decided at the open table, in order. */
  readonly decided: Decided<M>[] = [];
  readonly #manners: Manners<M>;

  constructor(page: Page, manners: Manners<M>) {
    this.page = page;
    this.#manners = manners;
  }

  /** The last public page the window was given. */
  async table(): Promise<TablePage> {
    return until('a table', async () => {
      // As text: what Playwright takes apart itself costs many times as much, and a page with its log is large.
      const told = await this.page.evaluate(() => JSON.stringify((window as unknown as Ear).overheard));
      if (told === undefined) return undefined;
      const page = JSON.parse(told) as HostPage;
      return { ...page, curtain: curtainOf(page) };
    });
  }

  /** Whether the window was given a later page than `seq`. */
  private isAfter(seq: number): Promise<boolean> {
    return this.page.evaluate((last) => ((window as unknown as Ear).overheard?.seq ?? -1) > last, seq);
  }

  /** Waits until the table stands at a later page than `seq`. */
  async after(seq: number): Promise<TablePage> {
    await until(`a page after ${seq}`, async () => ((await this.isAfter(seq)) ? true : undefined));
    return this.table();
  }

  /** Waits until presses count again after a change of person. */
  async untilPressesCount(): Promise<void> {
    // Asked every frame: what waits for an element asks only twice a second after a while.
    await this.page.waitForFunction(() => document.documentElement.dataset['dead'] === undefined);
  }

  /** Sits down where the curtain calls somebody: two presses, each after its dead time. */
  async takeOver(): Promise<void> {
    const button = this.page.getByTestId('curtain-take-over');
    await until('the curtain to let go', async () => {
      const { curtain } = await this.table();
      if (curtain.state === 'taken' || curtain.state === 'open') return true;
      if (await button.isVisible()) {
        await this.untilPressesCount();
        await button.click({ timeout: 2000 }).catch(() => undefined);
      }
      return undefined;
    });
  }

  /** What the curtain holds for whoever has taken over; the next page lies there afterwards. */
  async doPrivately(): Promise<void> {
    const { seq } = await this.table();
    await this.#manners.privately(this);
    await this.after(seq);
  }

  /** Takes over and decides behind the curtain until the table lies open. */
  async toOpenTable(): Promise<TablePage> {
    for (;;) {
      const table = await this.table();
      if (table.curtain.state === 'open') return table;
      await (table.curtain.state === 'covered' ? this.takeOver() : this.doPrivately());
    }
  }

  /** Tries the moves of the decision in the order a careful player would, until one is accepted. */
  async decide(): Promise<M> {
    const table = await this.table();
    const seat = table.deciders[0] ?? 0;
    if (table.closes !== undefined) return this.watchItClose(table.seq, seat, table.closes.move as unknown as M);
    const moves = table.moves.flatMap((owed) => owed.moves as unknown as M[]);
    for (const move of this.#manners.order(moves, table)) {
      const tried = new Set<string>();
      for (let way = await this.pressed(move, tried); way !== undefined; way = await this.pressed(move, tried)) {
        const { presses, then, accepted } = way;
        if (accepted !== undefined) {
          this.decided.push({ seat, move, presses: presses + accepted });
          this.decided.push(...then.map((next) => ({ seat, move: next, presses: 0 })));
          return move;
        }
        // The same move with nothing after it would be refused as well.
        if (then.length === 0) break;
      }
    }
    throw new Error(`no move was accepted of ${JSON.stringify(moves)}`);
  }

  /** Presses a button of a move that was not tried yet; undefined where there is none, `accepted` where it was refused. */
  private async pressed(move: M, tried: Set<string>) {
    const [{ seq }, refusals] = [await this.table(), await this.refusals()];
    const found = await this.search(canonicalJson(move), [], tried);
    if (found === undefined) {
      check(tried.size > 0 || (await this.isKnownImpossible(move, seq)), `no button for ${canonicalJson(move)}`);
      return undefined;
    }
    tried.add(found.choice);
    const accepted = await this.accepted(seq, refusals);
    return { presses: found.presses, then: found.then as M[], accepted };
  }

  /** Whether somebody who has their own part always open sees there that a move that others would think possible is not. */
  private async isKnownImpossible(move: M, seq: number): Promise<boolean> {
    const told = await this.page.evaluate(() => (window as unknown as { inPrivate?: unknown }).inPrivate);
    const own = told as { readonly seq: number; readonly moves: readonly object[] } | undefined;
    const wanted = canonicalJson(move);
    return own?.seq === seq && !own.moves.some((one) => canonicalJson(one) === wanted);
  }

  /** Waits for a step that closes by itself. */
  private async watchItClose(seq: number, seat: number, move: M): Promise<M> {
    await this.after(seq);
    this.decided.push({ seat, move, presses: 0 });
    return move;
  }

  private refusals(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as Ear).refusals);
  }

  /** How often the move just clicked had to be confirmed, once there is a new page; undefined where one more was refused. */
  private async accepted(seq: number, refusals: number): Promise<number | undefined> {
    const commit = this.page.getByTestId('commit');
    let confirmed = 0;
    const answer = await until('an answer to the move', async () => {
      if (await this.isAfter(seq)) return true;
      if (await commit.isVisible()) {
        await commit.click({ timeout: 1000 }).catch(() => undefined);
        confirmed = 1;
      }
      if ((await this.refusals()) === refusals) return undefined;
      if (await this.isAfter(seq)) return true;
      if (process.env['CARAVEL_SHOTS'] !== undefined) {
        await this.page.screenshot({ path: `${process.env['CARAVEL_SHOTS']}/refused-${seq}.png` });
      }
      return false;
    });
    return answer ? confirmed : undefined;
  }

  /** Finds the button of a move, going down into the choices that lead further, and presses it. Gives how many presses it takes. */
  async choose(move: M): Promise<number> {
    const wanted = canonicalJson(move);
    const found = await this.search(wanted, [], new Set());
    check(found !== undefined, `no button for ${wanted}`);
    return found.presses;
  }

  /** Looks among what shows after following `path` from the start, then further down; not at the choices in `tried`. */
  private async search(
    wanted: string,
    path: readonly string[],
    tried: ReadonlySet<string>,
  ): Promise<Found | undefined> {
    await this.follow(path);
    const shown = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-move], [data-choice]')].map(({ dataset }) => ({ ...dataset })),
    );
    const carrier = shown.find(
      ({ move, choice = '' }) => move !== undefined && canonicalJson(JSON.parse(move)) === wanted && !tried.has(choice),
    );
    if (carrier?.['move'] !== undefined) {
      const { move, then = '[]', choice = '' } = carrier;
      const named = choice === '' ? {} : { 'data-choice': choice };
      // By what it carries, and not by its place: whatever changes meanwhile, no other button is pressed.
      await this.page.locator(withAttributes({ 'data-move': move, ...named })).click();
      return { presses: path.length + 1, choice, then: JSON.parse(then) as AnyMove[] };
    }
    const further = shown.flatMap(({ move, choice }) => (move === undefined ? (choice ?? []) : []));
    for (const choice of path.length > 4 ? [] : further) {
      const found = await this.search(wanted, [...path, choice], tried);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Goes back to the start of the decision, then down the choices of `path`. */
  private async follow(path: readonly string[]): Promise<void> {
    await this.untilPressesCount();
    const back: Locator = this.page.getByTestId('back');
    // What was shown before the last page may still lie there.
    while (await back.isVisible()) await back.click({ timeout: 1000 }).catch(() => undefined);
    for (const choice of path) await this.page.locator(`[data-choice="${choice}"]`).click();
  }
}
