import type { Page } from '@playwright/test';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { faultsOf } from '#tests/gallery/faults.ts';
import { shot } from '../sitting.ts';
import { isAnswered, isThere, listen, settled } from './answers.ts';
import { CONTROLS, OVER, PRESSABLE, findControls, type Control } from './controls.ts';
import { findWrong, noteScrolling, showsFocus } from './look.ts';
import { firstDifference, pictureOf, targetsOf } from './picture.ts';
import { handleModel, wrongWithModel } from './model.ts';
import { isHopeless, SIZES, type Start } from './plan.ts';
import { tellsSecret } from './secrets.ts';

/** A walk: where it goes, how far, and what its chances are drawn from. */
export type Walk = {
  readonly page: Page;
  readonly seed: string;
  readonly steps: number;
  /** The size of the text, which bounds how small the window may become. */
  readonly text: number;
  /** The board it goes on, but for a press of the switch now and then. */
  readonly board: Start['board'];
  /** Whether bots play too, who need not decide again as they did. */
  readonly bots: boolean;
  /** Whether nobody but who opens them may see private pages: then nothing of them may be in the document while none is open. */
  readonly hides: boolean;
  /** Brings the table back where the page has left it. */
  readonly back: () => Promise<void>;
};

/** What was found wrong, how often, and the presses that led to the first of each. */
export type Found = { times: number; readonly step: number; readonly after: readonly string[] };

/** How often what is pressed belongs where: mostly to the decision, so that the game goes on. */
const SHARES: readonly (readonly [Control['of'], number])[] = [
  ['decision', 50],
  ['board', 15],
  ['panel', 20],
  ['rest', 15],
];
/** Keys that are pressed now and then, wherever the focus is. */
const KEYS = ['Escape', 'u', 'r', 'l', 'h', '1', '2', '?', '+', '-', 'ArrowDown'];
/**
 * Of how many steps one is a key of the table, one goes out of what lies open, one goes along with Tab, one gives the window another
 * size, one looks for the way back to the question, and after how many moves one is taken back.
 */
const ONE_KEY_IN = 12;
const ONE_EXIT_IN = 3;
const ONE_TAB_IN = 6;
const ONE_SIZE_IN = 30;
const ONE_WAY_HOME_IN = 25;
const ONE_UNDO_IN = 4;
/** Presses after which the question must be in sight, wherever somebody is. */
const HOME_WITHIN = 3;
/** So often Tab is pressed in a row, at most. */
const TABS = 8;
/** The presses told with what was found. */
const TOLD = 6;

/** Presses at random, and looks at the page after each press. Gives what was wrong, by what it is. @throws Error where the page is lost */
export async function walk(walk: Walk): Promise<Map<string, Found>> {
  const { page, seed, steps, back } = walk;
  const rng = streamOf(seed);
  const found = new Map<string, Found>();
  const pressed: string[] = [];
  for (let step = 0; step < steps; step++) {
    if (await page.getByTestId('scoring').isVisible()) break;
    if (!(await page.getByTestId('table').isVisible())) await back();
    const { said, wrong: atOnce } = await act(walk, rng);
    pressed.push(said);
    const wrong = [...atOnce, ...(await wrongAtRest(walk))];
    if (walk.board === 'three') wrong.push(...(await wrongWithModel(page, step)));
    if (wrong.some((one) => !found.has(one))) await shot(page, `wrong-${seed}-${step}`);
    for (const one of wrong) {
      const before = found.get(one);
      if (before !== undefined) before.times++;
      else found.set(one, { times: 1, step, after: pressed.slice(-TOLD) });
    }
  }
  return found;
}

/** What was found, a line each, with the presses that led to the first of each kind. */
export function told(found: ReadonlyMap<string, Found>): string[] {
  const kinds = new Set<string>();
  return [...found].map(([what, { times, step, after }]) => {
    const [kind = ''] = what.split(/[:“]/);
    const way = kinds.has(kind) ? '' : `, after ${after.join(' → ')}`;
    kinds.add(kind);
    return `${what} (${times}× from step ${step}${way})`;
  });
}

/** Everything wrong with the page once it has come to rest, and presses count. */
async function wrongAtRest(walk: Walk): Promise<string[]> {
  const { page } = walk;
  for (;;) {
    await settled(page);
    await page.evaluate(watchDead);
    const once = await wrongWith(walk);
    // What comes in just then is looked at once more.
    if (once.length > 0) await page.waitForTimeout(300);
    const again = once.length > 0 ? await wrongWith(walk) : [];
    const wrong = once.filter((one) => again.includes(one));
    // A bot or the end of a film may have called somebody else meanwhile, and presses may count again by now.
    if (!(await page.evaluate(() => (window as unknown as { dead?: boolean }).dead))) return wrong;
  }
}

/** Runs in the page: notes whether no press counts, now or at any time from now on. */
function watchDead(): void {
  const at = window as unknown as { dead: boolean; watchesDead?: MutationObserver };
  const root = document.documentElement;
  at.dead = root.dataset['dead'] !== undefined;
  at.watchesDead ??= new MutationObserver(() => (at.dead = true));
  at.watchesDead.observe(root, { attributeFilter: ['data-dead'] });
}

/** Everything wrong with the page as it stands. */
async function wrongWith({ page, hides }: Walk): Promise<string[]> {
  const wrong = await page.evaluate(findWrong, { over: OVER, pressable: PRESSABLE });
  const over = await page.locator(OVER).count();
  if (over > 0) return wrong;
  if (hides && (await tellsSecret(page))) wrong.push('a private page is in the document while none is open');
  const faults = await faultsOf(page);
  // What speaks where no part of the board is free closes at the next press.
  const speaks = page.locator('[data-testid="aside"]:not([data-free="true"], .silent)');
  return [...wrong, ...((await speaks.count()) > 0 ? faults.filter((one) => !one.startsWith('covered by')) : faults)];
}

/** What was done, and what was wrong with how it was answered. */
type Done = { readonly said: string; readonly wrong: readonly string[] };

/** One thing that somebody at the table does, by mouse or by keyboard. */
async function act(walk: Walk, rng: Rng): Promise<Done> {
  const { page } = walk;
  if (pick(rng, ONE_SIZE_IN) === 0) return resize(walk, rng);
  if (pick(rng, ONE_WAY_HOME_IN) === 0) return goHome(page);
  const handled = walk.board === 'three' ? await handleModel(page, rng) : undefined;
  if (handled !== undefined) return { said: handled, wrong: [] };
  const controls = await page.evaluate(findControls, CONTROLS);
  if (pick(rng, ONE_KEY_IN) === 0 || controls.length === 0) {
    const key = KEYS[pick(rng, KEYS.length)] ?? 'Escape';
    await page.keyboard.press(key);
    return { said: `key ${key}`, wrong: [] };
  }
  if (pick(rng, ONE_TAB_IN) === 0) return tabAlong(page, controls, rng);
  const control = choose(controls, rng);
  const before = await stateOf(page);
  const said = `press ${control.of} ${control.name}`;
  const wrong = await answerTo(page, control, said, () => page.mouse.click(control.x, control.y));
  const moved = control.of === 'decision' && !before.over && pick(rng, ONE_UNDO_IN) === 0;
  return { said, wrong: [...wrong, ...(moved ? await takeBack(walk, before) : [])] };
}

/** Does something to a control; a line where nothing comes of it though something should. */
async function answerTo(
  page: Page,
  { at, settled }: Control,
  said: string,
  press: () => Promise<void>,
): Promise<string[]> {
  await page.evaluate(listen);
  if (!(await page.evaluate(isThere, at))) return [];
  await press();
  return settled || (await isAnswered(page)) ? [] : [`no answer to ${said}`];
}

/** Goes along with Tab, sees where the focus is, and presses what it comes to. */
async function tabAlong(page: Page, controls: readonly Control[], rng: Rng): Promise<Done> {
  const way = pick(rng, 4) === 0 ? 'Shift+Tab' : 'Tab';
  const times = 1 + pick(rng, TABS);
  const before = await page.evaluateHandle(() => document.activeElement);
  for (let at = 0; at < times; at++) {
    await page.keyboard.press(way);
    await page.evaluate(noteScrolling);
  }
  const { at, name, shown } = await page.evaluate(showsFocus, PRESSABLE);
  const stays = await before.evaluate((one) => one === document.activeElement);
  const wrong = shown || stays ? [] : [`the focus is not seen on ${name}`];
  const control = controls[at ?? -1];
  if (control === undefined) return { said: `${way} to ${name}`, wrong };
  // A box is ticked by Space alone.
  const key =
    (await page.evaluate(() => document.activeElement?.matches('[type="checkbox"], [type="radio"]'))) === true
      ? 'Space'
      : 'Enter';
  const said = `${key} on ${control.of} ${control.name}`;
  return { said, wrong: [...wrong, ...(await answerTo(page, control, said, () => page.keyboard.press(key)))] };
}

/** Gives the window another size. */
async function resize({ page, text }: Walk, rng: Rng): Promise<Done> {
  const sizes = SIZES.filter((size) => !isHopeless({ size, text }));
  const [width, height] = sizes[pick(rng, sizes.length)] ?? [1280, 720];
  await page.setViewportSize({ width, height });
  return { said: `a window of ${width}×${height}`, wrong: [] };
}

/** Goes out of whatever lies open, and looks for the question. */
async function goHome(page: Page): Promise<Done> {
  for (let pressed = 0; pressed < HOME_WITHIN; pressed++) {
    if ((await stateOf(page)).asks) return { said: `home with ${pressed} presses`, wrong: [] };
    const tab = page.getByTestId('tab-decision');
    const folded = (await tab.isVisible()) && (await tab.getAttribute('aria-selected')) === 'false';
    if (folded && (await page.locator(OVER).count()) === 0) await tab.click();
    else await page.keyboard.press('Escape');
    await settled(page);
  }
  const { asks, called } = await stateOf(page);
  return { said: 'home', wrong: asks || called ? [] : [`the question is more than ${HOME_WITHIN} presses away`] };
}

/** What of the table can be compared from step to step. */
type State = {
  /** The number of the page; null where the table is gone, at the end of a game. */
  readonly seq: string | null;
  readonly over: boolean;
  /** A question is in sight. */
  readonly asks: boolean;
  /** Somebody is called by the curtain, or nobody is asked any more. */
  readonly called: boolean;
  readonly picture: readonly string[] | undefined;
  /** What can be picked on the board, where a decision stands at its beginning with the board in sight. */
  readonly targets: readonly string[] | undefined;
};

async function stateOf(page: Page): Promise<State> {
  const title = page.getByTestId('decision-title');
  return {
    seq: await page.evaluate(() => document.querySelector('[data-testid="table"]')?.getAttribute('data-seq') ?? null),
    over: (await page.locator(OVER).count()) > 0,
    asks: (await title.count()) > 0 && (await title.first().isVisible()),
    called: (await page.getByTestId('curtain').count()) > 0 || (await title.count()) === 0,
    picture: await pictureOf(page),
    targets: await targetsOf(page),
  };
}

/** Takes the move back that was made just now, if one was, and makes it again: the table is as it was before, and after. */
async function takeBack({ page, bots }: Walk, before: State): Promise<string[]> {
  await settled(page);
  const after = await stateOf(page);
  const [undo, redo] = [page.getByTestId('undo'), page.getByTestId('redo')];
  const can = async (button: typeof undo): Promise<boolean> =>
    (await button.isVisible()) && (await button.getAttribute('aria-disabled')) !== 'true';
  if (after.seq === null || after.seq === before.seq || after.over || !(await can(undo))) return [];
  const wrong: string[] = [];
  for (const [button, wanted, what] of [
    [undo, before, 'taking back'],
    [redo, after, 'making again'],
  ] as const) {
    if (!(await can(button))) return wrong;
    // A bot may move meanwhile, and nothing can be taken back any more.
    const at = (await stateOf(page)).seq;
    await button.click({ force: true });
    await settled(page);
    const now = await stateOf(page);
    const wentBack = button === redo ? !bots : await can(redo);
    if (now.seq === at || !wentBack || now.over) return wrong;
    const differs = firstDifference(wanted.picture, now.picture) ?? firstDifference(wanted.targets, now.targets);
    if (differs !== undefined) wrong.push(`${what} leaves a difference: ${differs}`);
  }
  return wrong;
}

/** What is pressed next. */
function choose(controls: readonly Control[], rng: Rng): Control {
  const leaves = controls.filter((control) => control.leaves && control.of !== 'decision');
  const any = (some: readonly Control[]): Control => some[pick(rng, some.length)] as Control;
  if (leaves.length > 0 && pick(rng, ONE_EXIT_IN) === 0) return any(leaves);
  let drawn = pick(
    rng,
    SHARES.reduce((sum, [, share]) => sum + share, 0),
  );
  for (const [of, share] of SHARES) {
    const some = controls.filter((control) => control.of === of);
    if (drawn < share && some.length > 0) return any(some);
    drawn -= share;
  }
  return any(controls);
}
