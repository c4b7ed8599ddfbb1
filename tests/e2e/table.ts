import type { Locator, Page } from 'playwright-core';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Page as TablePage } from '#main/contract/messages.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { check, until } from './check.ts';
import { inOrderOfAppetite } from './policy.ts';

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
      return told === undefined ? undefined : (told as TablePage);
    });
  }

  /** Waits until the table stands at another page than `seq`. */
  async after(seq: number): Promise<TablePage> {
    return until(`a page after ${seq}`, async () => {
      const table = await this.table();
      return table.seq > seq ? table : undefined;
    });
  }

  /** Sits down where the curtain calls somebody, after its dead time. */
  async takeOver(): Promise<void> {
    const button = this.page.getByTestId('curtain-take-over');
    const before = (await this.table()).seq;
    await until('the curtain to let go', async () => {
      if ((await this.table()).seq > before) return true;
      if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined);
      return undefined;
    });
  }

  /** What the curtain holds for whoever has taken over: reading an objective, or closing a fist. */
  async doPrivately(amount: number): Promise<void> {
    const { seq } = await this.table();
    const read = this.page.getByTestId('objective-read');
    const bid = this.page.getByTestId('bid-input');
    const again = this.page.getByTestId('curtain-take-over');
    await until('the private part', async () => {
      if ((await read.isVisible()) || (await bid.isVisible())) return true;
      // Whoever sits at the screen already and owes one more secret says so once more.
      if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
      return undefined;
    });
    if (await bid.isVisible()) {
      await bid.fill(String(amount));
      await bid.press('Enter');
    } else {
      await until('time to read', async () => {
        if ((await this.table()).seq > seq) return true;
        await read.click({ timeout: 1000 }).catch(() => undefined);
        return undefined;
      });
    }
    await this.after(seq);
  }

  /** Tries the moves of the decision in the order a careful player would, until one is accepted. */
  async decide(seed: string): Promise<Move> {
    const table = await this.table();
    const moves = table.moves.flatMap((owed) => owed.moves as Move[]);
    for (const move of inOrderOfAppetite(moves, `${seed} ${table.seq}`)) {
      await this.choose(move);
      if (await this.accepted(table.seq)) return move;
    }
    throw new Error(`no move was accepted of ${JSON.stringify(moves)}`);
  }

  /** Whether the move just clicked made a new page, or was refused in words. */
  private async accepted(seq: number): Promise<boolean> {
    const refusal = this.page.getByTestId('refusal');
    return until('an answer to the move', async () => {
      if ((await this.table()).seq > seq) return true;
      return (await refusal.isVisible()) ? false : undefined;
    });
  }

  /** Finds the button of a move, going down into the choices that lead further, and presses it. */
  private async choose(move: Move): Promise<void> {
    const wanted = canonicalJson(move);
    check(await this.search(wanted, 0), `no button for ${wanted}`);
    const commit = this.page.getByTestId('commit');
    if (await commit.isVisible()) await commit.click();
  }

  private async search(wanted: string, depth: number): Promise<boolean> {
    for (const button of await this.page.locator('[data-move]:visible').all()) {
      const move = await button.getAttribute('data-move');
      if (move === null || canonicalJson(JSON.parse(move)) !== wanted) continue;
      await button.click();
      return true;
    }
    const further = this.page.locator('[data-choice]:not([data-move])');
    const count = depth > 4 ? 0 : await further.count();
    for (let index = 0; index < count; index++) {
      await further.nth(index).click();
      if (await this.search(wanted, depth + 1)) return true;
      await this.back();
    }
    return false;
  }

  private async back(): Promise<void> {
    const back: Locator = this.page.getByTestId('back');
    if (await back.isVisible()) await back.click();
  }
}
