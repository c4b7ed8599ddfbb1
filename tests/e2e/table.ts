import type { Locator, Page } from 'playwright-core';
import type { Move } from '#engine/archipelago/moves.ts';
import { curtainOf, type Curtain, type Page as HostPage, type PrivatePage } from '#main/contract/messages.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { check, until } from './check.ts';
import { bidOf, inOrderOfAppetite } from './policy.ts';

/** What the curtain can hold, by the button that ends it or the field to be filled. */
const PAPERS = ['objective-read', 'bid-input', 'fists-close', 'lift-screen', 'objective-discard'] as const;

/** A public page, with a curtain that is open where the game hides nothing. */
export type TablePage = HostPage & { readonly curtain: Curtain };

/** A person at the screen: reads the table, clicks, types. Knows nothing the screen has not been told. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The last public page the window was given. */
  async table(): Promise<TablePage> {
    return until('a table', async () => {
      const told = await this.page.evaluate(() => (window as unknown as { overheard?: unknown }).overheard);
      if (told === undefined) return undefined;
      const page = told as HostPage;
      return { ...page, curtain: curtainOf(page) };
    });
  }

  /** Waits until the table stands at another page than `seq`. */
  async after(seq: number): Promise<TablePage> {
    return until(`a page after ${seq}`, async () => {
      const table = await this.table();
      return table.seq > seq ? table : undefined;
    });
  }

  /** Sits down where the curtain calls somebody: two presses, each after its dead time. */
  async takeOver(): Promise<void> {
    const button = this.page.getByTestId('curtain-take-over');
    await until('the curtain to let go', async () => {
      const { curtain } = await this.table();
      if (curtain.state === 'taken' || curtain.state === 'open') return true;
      if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
      return undefined;
    });
  }

  /** What the curtain holds for whoever has taken over: something to read, or fists to close. */
  async doPrivately(): Promise<void> {
    const { seq, curtain, view } = await this.table();
    const amount = curtain.state === 'taken' ? bidOf(Number(view['turn']), curtain.seat) : 0;
    const [read, bid, fists, lift, spare] = PAPERS.map((paper) => this.page.getByTestId(paper));
    const again = this.page.getByTestId('curtain-take-over');
    const shown = await until('the private part', async () => {
      for (const paper of [read, bid, fists, lift, spare]) if (paper && (await paper.isVisible())) return paper;
      // Whoever sits at the screen already and owes one more secret says so once more.
      if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
      return undefined;
    });
    if (shown === bid) await this.closeFist(shown, amount);
    else {
      if (shown === fists) await this.fillFists(view);
      if (shown === spare) await this.page.locator('[data-testid^="spare-"]').first().check({ force: true });
      await until('time to read', async () => {
        if ((await this.table()).seq > seq) return true;
        await shown.click({ timeout: 1000 }).catch(() => undefined);
        return undefined;
      });
    }
    await this.after(seq);
  }

  /** Puts a cube in each fist, as a careful player would. */
  private async fillFists(view: object): Promise<void> {
    const told = await this.page.evaluate(() => (window as unknown as { inPrivate?: unknown }).inPrivate);
    const [best] = inOrderOfAppetite((told as PrivatePage).moves as Move[], view);
    check(best?.type === 'close-fists', `no fists to close in ${JSON.stringify(told)}`);
    for (const fist of ['left', 'right'] as const)
      await this.page.getByTestId(`fist-${fist}-${best[fist] ?? 'empty'}`).check({ force: true });
  }

  /** Bids `amount`, or nothing where the purse does not hold so much. */
  private async closeFist(bid: Locator, amount: number): Promise<void> {
    const { seq } = await this.table();
    await bid.fill(String(amount));
    await bid.press('Enter');
    const refused = await until('the fist to close', async () => {
      if ((await this.table()).seq > seq) return false;
      return (await this.page.getByRole('alert').allInnerTexts()).some((text) => text !== '') ? true : undefined;
    });
    if (!refused) return;
    await bid.fill('0');
    await bid.press('Enter');
  }

  /** Tries the moves of the decision in the order a careful player would, until one is accepted. */
  async decide(): Promise<Move> {
    const table = await this.table();
    const moves = table.moves.flatMap((owed) => owed.moves as Move[]);
    for (const move of inOrderOfAppetite(moves, table.view)) {
      const refusals = await this.refusals();
      await this.choose(move);
      if (await this.accepted(table.seq, refusals)) return move;
    }
    throw new Error(`no move was accepted of ${JSON.stringify(moves)}`);
  }

  private refusals(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { refusals: number }).refusals);
  }

  /** Whether the move just clicked made a new page; false where one more was refused, in words. */
  private async accepted(seq: number, refusals: number): Promise<boolean> {
    const commit = this.page.getByTestId('commit');
    return until('an answer to the move', async () => {
      if ((await this.table()).seq > seq) return true;
      if (await commit.isVisible()) await commit.click({ timeout: 1000 }).catch(() => undefined);
      if ((await this.refusals()) === refusals) return undefined;
      if ((await this.table()).seq > seq) return true;
      await this.page.getByTestId('refusal').waitFor();
      if (process.env['CARAVEL_SHOTS'] !== undefined) {
        await this.page.screenshot({ path: `${process.env['CARAVEL_SHOTS']}/refused-${seq}.png` });
      }
      return false;
    });
  }

  /** Finds the button of a move, going down into the choices that lead further, and presses it. */
  private async choose(move: Move): Promise<void> {
    const wanted = canonicalJson(move);
    check(await this.search(wanted, []), `no button for ${wanted}`);
  }

  /** Looks among what shows after following `path` from the start, then further down. */
  private async search(wanted: string, path: readonly string[]): Promise<boolean> {
    await this.follow(path);
    const { buttons, further } = await this.page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-move], [data-choice]')];
      return {
        buttons: shown.map((button) => button.dataset['move'] ?? ''),
        further: shown.flatMap((button) =>
          button.dataset['move'] === undefined ? (button.dataset['choice'] ?? []) : [],
        ),
      };
    });
    const index = buttons.findIndex((move) => move !== '' && canonicalJson(JSON.parse(move)) === wanted);
    if (index >= 0) {
      await this.page.locator('[data-move], [data-choice]').nth(index).click();
      return true;
    }
    for (const choice of path.length > 4 ? [] : further) {
      if (await this.search(wanted, [...path, choice])) return true;
    }
    return false;
  }

  /** Goes back to the start of the decision, then down the choices of `path`. */
  private async follow(path: readonly string[]): Promise<void> {
    const back: Locator = this.page.getByTestId('back');
    while (await back.isVisible()) await back.click();
    for (const choice of path) await this.page.locator(`[data-choice="${choice}"]`).click();
  }
}
