import type { Locator, Page } from '@playwright/test';
import { check, until } from './check.ts';

/** Presses count again after this long without one, once somebody else is asked. */
const QUIET = 600;

/** The most presses of Tab that any way through a page may take. */
const MOST_TABS = 200;

/** No choice leads further down than so many steps. */
const DEEPEST = 6;
/** So many choices are made to see what there is; the later ones to be done soon. */
const CURIOUS = 35;

/** The most steps of a game. */
const MOST_STEPS = 1500;

/** Buttons of the decision that decide nothing; each is tried elsewhere. */
const ASIDE =
  /^(?!(Back|Take back|Offer a deal|Make a counter|Keep it open|What would you do\?|Advice: what would you do\?|Thank you|Show me|Rule.*|Quiet|Play on|Keep it for later|Open the drawer|\d+ moves? since you looked|\d+ more below)$)/;

/** Buttons behind the curtain that do not get on. */
const NOT_YET =
  /^(?!(Close for now|Show me|Rule|Quiet|Take the last step back|Leave the table|What would you do\?|One florin (more|less))$)/;

/**
 * Somebody who plays by keyboard and hears what a screen reader says: roles, names and states, the polite live region, and what
 * has the focus. They see no picture and know nothing of how the page is made.
 */
export class Listener {
  readonly page: Page;
  /** What the live region said, in order. */
  readonly heard: string[] = [];
  /** How many presses of Tab each decision took until its first choice had the focus. */
  readonly tabs: number[] = [];
  readonly #decision: Locator;
  readonly #curtain: Locator;
  readonly #end: Locator;
  /** Choices of the decision that were refused since something was last accepted. */
  readonly #refused = new Set<string>();
  /** How many numbers were typed behind the curtain. */
  #bids = 0;
  /** The choices pressed since something happened. */
  readonly #path: string[] = [];
  #turn = 0;

  constructor(page: Page) {
    this.page = page;
    this.#curtain = page.getByRole('dialog', { name: /, come to the screen$|^Private to / });
    this.#end = page.getByText('The end of the voyage');
    this.#decision = page.getByRole('group', { name: 'Decision', exact: true });
  }

  /** What has the focus, as it is read out: its role, its name and its state. */
  async focused(): Promise<string> {
    const on = this.page.locator(':focus');
    return (await on.count()) === 0 ? '' : ((await on.ariaSnapshot()).split('\n')[0] ?? '');
  }

  /** Presses Tab until something has the focus; gives how often. */
  async tabTo(wanted: Locator, most = MOST_TABS): Promise<number> {
    for (let tabs = 0; tabs <= most; tabs++) {
      if (await this.isOn(wanted)) return tabs;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${wanted.toString()}, but to ${await this.focused()}`);
  }

  /** Goes to something by Tab and presses Enter. */
  async press(wanted: Locator): Promise<void> {
    await wanted.first().waitFor();
    await this.tabTo(wanted);
    await this.page.keyboard.press('Enter');
  }

  /** Presses a key until something in a menu has the focus. */
  async stepTo(wanted: Locator, key: string): Promise<void> {
    await wanted.waitFor();
    for (let steps = 0; steps < 20; steps++) {
      if (await this.isOn(wanted)) return;
      await this.page.keyboard.press(key);
      await this.page.waitForTimeout(100);
    }
    throw new Error(`no way by ${key} to ${wanted.toString()}`);
  }

  /** Chooses an option of a list that opens at a button. */
  async pick(button: Locator, option: string): Promise<void> {
    await this.press(button);
    const wanted = this.page.getByRole('option', { name: option });
    await wanted.waitFor();
    await this.page.keyboard.type(option.slice(0, 3));
    await this.page.keyboard.press('Enter');
    await wanted.waitFor({ state: 'hidden' });
  }

  /** Plays until the headline of the end is read; gives it. */
  async playOut(each: () => Promise<void> = () => Promise.resolve()): Promise<string> {
    await this.play(() => this.#end.isVisible(), each);
    return this.page.getByRole('heading', { level: 1 }).innerText();
  }

  /** Plays on until `done`; `each` comes before each decision at the open table. @throws Error where nothing comes to an end */
  async play(done: () => Promise<boolean>, each: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const asked = await until('a decision or the end', async () => {
        await this.listen();
        if (await done()) return 'done';
        if (await this.#curtain.isVisible()) return 'curtain';
        return (await this.choices().count()) > 0 ? 'decision' : undefined;
      });
      if (asked === 'done') return;
      if (asked === 'curtain') await this.behindCurtain();
      else {
        await each();
        const question = await this.question();
        await this.decide().catch(async (error: unknown) => {
          // Bots play on meanwhile: a curtain may come over what was asked, or something else be asked.
          if (!(await this.#curtain.isVisible()) && question === (await this.question())) throw error;
        });
      }
    }
    throw new Error('the game came to no end');
  }

  /** Writes down what the live region says, if it is something new. */
  async listen(): Promise<void> {
    const said = await this.page.getByRole('status', { name: 'What just happened' }).allTextContents();
    const [words = ''] = said;
    if (words !== '' && words !== this.heard.at(-1)) this.heard.push(words);
  }

  /** What can be chosen; a hand that is only shown beside it is looked at. */
  private choices(): Locator {
    const shown = this.page.locator(':not([aria-label="Your hand"] *)');
    return this.#decision.getByRole('button', { disabled: false, name: ASIDE }).and(shown);
  }

  /** Whether something has the focus. */
  async isOn(wanted: Locator): Promise<boolean> {
    return (await wanted.and(this.page.locator(':focus')).count()) > 0;
  }

  /** Hears what is asked, goes to one of its choices, and presses it. */
  private async decide(): Promise<void> {
    const asked = await this.asked();
    await this.measure();
    const commit = this.#decision.getByRole('button', { name: 'Do it', exact: true });
    const wanted = (await commit.count()) > 0 ? commit : await this.wish();
    if (wanted === undefined) return;
    this.#path.push(await wanted.ariaSnapshot());
    const told = this.heard.length;
    await this.tabTo(wanted);
    await this.page.keyboard.press('Enter');
    const answered = await until('an answer', () => this.answer(asked), 1500).catch(() => 'none');
    if (this.heard.length > told) this.#refused.clear();
    if (answered === 'none') await this.page.waitForTimeout(QUIET);
    if (answered === 'refused' || answered === 'none') await this.giveUpThat();
    else if (this.heard.length > told) this.#path.length = 0;
  }

  /** What came of a choice; undefined as long as nothing did. */
  private async answer(asked: string): Promise<string | undefined> {
    await this.listen();
    if (await this.#decision.getByRole('alert').filter({ hasText: 'Not possible' }).isVisible()) return 'refused';
    if ((await this.#curtain.isVisible()) || (await this.#end.isVisible())) return 'further';
    return (await this.asked()) === asked ? undefined : 'further';
  }

  /**
   * Leaves the way that led to a refusal up to its beginning, and does not take it again before something has happened. What came later
   * on the way may be called the same on another one, where it is possible.
   */
  private async giveUpThat(): Promise<void> {
    const [first] = this.#path.splice(0);
    if (first !== undefined) this.#refused.add(first);
    const back = this.#decision.getByRole('button', { name: 'Back', exact: true });
    for (let steps = 0; steps < DEEPEST && (await back.count()) > 0; steps++) await this.press(back);
  }

  /** What the decision says, title, choices and all. */
  private async asked(): Promise<string> {
    return (await this.#decision.count()) === 0 ? '' : this.#decision.ariaSnapshot({ timeout: 2000 }).catch(() => '');
  }

  /**
   * A choice that was not refused: another each time, so that every kind of decision comes up; from some point on the last one,
   * where what ends a turn stands, so that the game comes to its end. None where what was asked has closed meanwhile, as a bot's
   * turn does while the table is being read.
   */
  private async wish(): Promise<Locator | undefined> {
    const all = await this.choices().all();
    this.#turn += 1;
    const from = this.#turn > CURIOUS ? all.length - 1 : (this.#turn * 7919) % Math.max(1, all.length);
    for (const one of [...all.slice(from), ...all.slice(0, from)])
      if (!this.#refused.has(await one.ariaSnapshot())) return one;
    this.#refused.clear();
    return all[from];
  }

  /** What is asked, as it is read out; nothing where nobody is asked. */
  private async question(): Promise<string> {
    const heading = this.#decision.getByRole('heading').first();
    return (await heading.count()) === 0 ? '' : heading.ariaSnapshot({ timeout: 2000 }).catch(() => '');
  }

  /** Counts how many presses of Tab lead to the first choice. */
  private async measure(): Promise<void> {
    const asked = await this.question();
    const tabs = await this.tabTo(
      this.choices().or(this.#decision.getByRole('button', { disabled: true, name: ASIDE })),
    );
    // A step may have closed by itself meanwhile, or the game have ended: then the way led through what bots did.
    if (asked === (await this.question())) this.tabs.push(tabs);
  }

  /** Takes over, and does what is asked behind the curtain: a number where there is one to type, else whatever gets on. */
  private async behindCurtain(): Promise<void> {
    const dialog = this.#curtain;
    const before = await dialog.ariaSnapshot();
    const field = dialog.getByRole('textbox');
    if ((await field.count()) > 0) {
      await this.tabTo(field);
      // Something may stand there that was typed before a press counted.
      await this.page.keyboard.press('Control+a');
      // One that cannot be paid is followed by one that can.
      await this.page.keyboard.type(String((this.#bids += 1) % 2));
    } else {
      for (const radio of await this.groups(dialog)) {
        await this.tabTo(radio);
        await this.page.keyboard.press('Space');
      }
      const on = dialog.getByRole('button', { disabled: false, name: NOT_YET });
      const left = dialog.getByRole('checkbox', { checked: false });
      for (let most = await left.count(); most > 0 && (await on.count()) === 0; most--) {
        await this.tabTo(left.first());
        await this.page.keyboard.press('Space');
      }
      if ((await on.count()) === 0) return void (await this.page.waitForTimeout(100));
      await this.tabTo(on.first());
    }
    await this.page.keyboard.press('Enter');
    await until(
      'the curtain to answer',
      async () => {
        const now = (await dialog.count()) === 0 ? '' : await dialog.ariaSnapshot({ timeout: 1000 }).catch(() => '');
        return now === before ? undefined : true;
      },
      2000,
    ).catch(() => undefined);
    await this.page.waitForTimeout(QUIET);
  }

  /** The first radio button of each group of a dialog. */
  private async groups(dialog: Locator): Promise<Locator[]> {
    const groups = await dialog.getByRole('group').or(dialog.getByRole('radiogroup')).all();
    const firsts = groups.map((group) => group.getByRole('radio').first());
    const there = await Promise.all(firsts.map((one) => one.count()));
    return firsts.filter((_, at) => (there[at] ?? 0) > 0);
  }
}

/** What the places of a board say, as they are read out; each once. */
export async function placesOf(board: Locator): Promise<string[]> {
  const read = await board.ariaSnapshot();
  return [...read.matchAll(/button "(.*?)"(?=[ '\n:]|$)/g)].map(([, name = '']) => name);
}

/** @throws Error where a decision took more than `most` presses of Tab */
export function checkTabs({ tabs }: Listener, most = 2): void {
  const worst = Math.max(...tabs);
  check(worst <= most, `a first choice is ${worst} presses of Tab away`);
}
