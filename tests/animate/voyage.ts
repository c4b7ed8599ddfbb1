import type { Page } from '@playwright/test';
import type { Action } from '#engine/archipelago/state.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { manners } from '#tests/e2e/archipelago/manners.ts';
import { check } from '#tests/e2e/check.ts';
import { Person, type TablePage } from '#tests/e2e/person.ts';
import type { FilmRoll } from './film-roll.ts';
import { LAST } from './moments.ts';

const NEWCOMER = 'Ines';
const SEAT = 0;
/** What the newcomer bids: more than the gentle bots do. */
const BID = '2';
/** What the newcomer does with each disc of the first turn, where it is possible. */
const WISHES: readonly ((action: Action) => boolean)[] = [
  (action) => action.startsWith('harvest-'),
  (action) => action === 'exploration',
  (action) => action === 'taxes',
];
const TAXES = '[data-move*=\'"action":"taxes"\']';
/** Decisions after which the first crisis must be over. */
const MOST = 80;

/**
 * Sails on a first voyage as a newcomer would, from home to the end of the first crisis, and takes a picture of each moment worth
 * seeing. @throws Error where the voyage comes to no crisis
 */
export async function filmVoyage(page: Page, roll: FilmRoll): Promise<void> {
  const door = page.getByTestId('home-voyage-archipelago');
  await door.waitFor();
  await roll.take('home');
  await door.click();
  await page.keyboard.type(NEWCOMER);
  await roll.take('name');
  await page.getByTestId('voyage-sail').click();
  await page.getByTestId('table').waitFor();
  const traveller = new Traveller(page, roll);
  for (let decided = 0; decided < MOST && roll.wants(LAST); decided++) await traveller.goOn();
  check(!roll.wants(LAST), 'the first voyage came to no crisis');
}

/** A newcomer alone among bots, who keeps pictures. */
class Traveller {
  readonly #page: Page;
  readonly #roll: FilmRoll;
  readonly #person: Person<Move>;

  constructor(page: Page, roll: FilmRoll) {
    this.#page = page;
    this.#roll = roll;
    this.#person = new Person(page, { order, privately: () => this.#privately() });
  }

  /** Waits for the newcomer's next decision and decides it, unless the end of the picture comes first. */
  async goOn(): Promise<void> {
    await this.#untilAsked();
    if (!this.#roll.wants(LAST)) return;
    await this.#lookAround();
    const { type } = await this.#person.decide();
    if (type === 'lay-hex') await this.#roll.take('explored');
  }

  /** Goes on until the newcomer is asked at the open table and has seen what happened. */
  async #untilAsked(): Promise<void> {
    while (this.#roll.wants(LAST)) {
      const { curtain, deciders, view } = await this.#person.table();
      if (curtain.state === 'covered') {
        await this.#roll.take('curtain');
        await this.#person.takeOver();
      } else if (curtain.state === 'taken') await this.#person.doPrivately();
      else {
        await this.#listen();
        const shown = await this.#page.getByTestId('film-skip').isVisible();
        if (shown && view['phase'] === 'actions') await this.#roll.take('bots');
        if (!shown && deciders.includes(SEAT)) return;
        await this.#page.waitForTimeout(100);
      }
    }
  }

  /** Takes a picture of what the pilot says for the first time, with the things it is about lit. */
  async #listen(): Promise<void> {
    // The line may be gone in the next moment.
    const notes = this.#page.getByTestId('pilot');
    const [lesson] = await notes.evaluateAll((all) => all.map((note) => note.getAttribute('data-lesson') ?? ''));
    if (lesson === undefined) return;
    if (this.#roll.wants(lesson)) {
      const show = this.#page.getByTestId('pilot-show');
      if (await show.isVisible()) await show.click({ timeout: 1000 }).catch(() => undefined);
      await this.#roll.take(lesson);
    }
    if (lesson === 'aim') await this.#page.getByTestId('pilot-read').click();
  }

  /** What a newcomer looks at before they decide: the places for the side of a tile, and what taxes bring. */
  async #lookAround(): Promise<void> {
    const side = this.#page.locator('[data-choice^="side:"]').first();
    if (this.#roll.wants('places') && (await side.isVisible())) {
      await side.click();
      await this.#roll.take('places');
    }
    const taxes = this.#page.locator(TAXES).first();
    if (discsPlaced(await this.#person.table()) < WISHES.length - 1 || !(await taxes.isVisible())) return;
    await taxes.hover();
    await this.#page.waitForTimeout(500);
    await this.#listen();
  }

  /** Reads the objective or bids, with a picture of it. */
  async #privately(): Promise<void> {
    const [bid, objective] = [this.#page.getByTestId('bid-input'), this.#page.getByTestId('objective-read')];
    await bid.or(objective).first().waitFor();
    await this.#person.untilPressesCount();
    if (await objective.isVisible()) {
      await this.#roll.take('objective');
      return manners.privately(this.#person);
    }
    await bid.fill(BID);
    await this.#roll.take('bid');
    await bid.press('Enter');
  }
}

/** How many discs the newcomer has on the wheel. */
function discsPlaced({ view }: TablePage): number {
  const discs = (view['wheel'] ?? []) as readonly { readonly seat: number }[];
  return discs.filter(({ seat }) => seat === SEAT).length;
}

/** What is wished for first, then whatever is sensible. */
function order(moves: readonly Move[], table: TablePage): readonly Move[] {
  const wish = WISHES[discsPlaced(table)];
  const isWished = (move: Move): boolean => move.type === 'act' && wish?.(move.action) === true;
  const sensible = manners.order(moves, table);
  return [...sensible.filter(isWished), ...sensible.filter((move) => !isWished(move))];
}
