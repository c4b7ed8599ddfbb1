import type { Page } from '@playwright/test';

/** Milliseconds in which what has just come, a curtain that rises say, has its place. */
const COMES_IN = 500;

/** What is wrong with the controls and texts of the page and stays so: one line for each, none for an intact page. */
export async function faultsOf(page: Page): Promise<string[]> {
  if ((await page.evaluate(findFaults)).length === 0) return [];
  await page.waitForTimeout(COMES_IN);
  return page.evaluate(findFaults);
}

/** Runs in the page, so everything it needs stands inside it. */
function findFaults(): string[] {
  /** Fewest pixels of a side of anything that is pressed. */
  const SMALLEST = 32;
  /** How many pixels of a slip may be empty beside a scrollbar. */
  const EMPTY = 40;
  const faults: string[] = [];
  /** How far what scrolls was scrolled before the look. */
  const scrolled = new Map<Element, { left: number; top: number }>();
  const wordsOf = (one: Element): string => {
    const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return `${one.getAttribute('data-testid') ?? one.tagName.toLowerCase()} “${said.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
  const visible = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    boxOf(one).width > 1 &&
    one.closest('[inert], .visually-hidden, [aria-hidden="true"]:not([data-drawn])') === null;
  // Asked of the same elements again and again.
  const overflows = new Map<Element, string>();
  const overflowOf = (one: Element): string => {
    const known = overflows.get(one) ?? getComputedStyle(one).overflow;
    overflows.set(one, known);
    return known;
  };
  const scrolls = (one: Element): boolean => /auto|scroll/.test(overflowOf(one));
  const clips = (one: Element): boolean => overflowOf(one) !== 'visible';
  const inside = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;

  function* ancestors(one: Element): Generator<Element> {
    for (let at = one.parentElement; at !== null && at !== document.body; at = at.parentElement) yield at;
  }

  /** Whether a control lies whole in everything that clips it; what scrolls is scrolled to it first. */
  function isCut(one: Element): boolean {
    const around = [...ancestors(one)].filter(scrolls);
    for (const outer of around)
      if (!scrolled.has(outer)) scrolled.set(outer, { left: outer.scrollLeft, top: outer.scrollTop });
    if (around.some((outer) => !inside(boxOf(one), boxOf(outer))))
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const window = new DOMRect(0, 0, innerWidth, innerHeight);
    return (
      [...ancestors(one)].filter(clips).some((outer) => !inside(boxOf(one), boxOf(outer))) ||
      !inside(boxOf(one), window)
    );
  }

  /** What lies over the middle of a control; undefined where nothing does. */
  function coverOf(one: Element): string | undefined {
    const { left, top, width, height } = boxOf(one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) return 'the edge';
    if (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one) === true) return undefined;
    return hit.closest<HTMLElement>('[data-testid]')?.dataset['testid'] ?? hit.className;
  }

  const controls = [...document.querySelectorAll('button, input, select, a[href], [role="button"], [role="tab"]')];
  for (const one of controls.filter(visible)) {
    const onMap = one.closest('[data-board]') !== null && one.closest('.buttons') === null;
    // A line of the log that leads to its place is part of a text that scrolls.
    if (onMap || one.closest('[role="log"]') !== null) continue;
    const { width, height } = boxOf(one);
    const cut = isCut(one);
    // A foot that stays lies over what scrolls: what is under it is scrolled out from there first.
    if (!cut && coverOf(one) !== undefined && [...ancestors(one)].some(scrolls))
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const cover = cut ? undefined : coverOf(one);
    if (cut) faults.push(`cut: ${wordsOf(one)}`);
    else if (cover !== undefined) faults.push(`covered by ${cover}: ${wordsOf(one)}`);
    if (one.tagName !== 'INPUT' && (width < SMALLEST - 0.5 || height < SMALLEST - 0.5))
      faults.push(`small: ${wordsOf(one)} ${Math.round(width)}×${Math.round(height)}`);
  }
  for (const [scroller, { left, top }] of scrolled) scroller.scrollTo({ left, top, behavior: 'instant' });

  for (const one of document.querySelectorAll<HTMLElement>('[data-testid="table"] *')) {
    if (!visible(one) || one.children.length > 0 || (one.textContent ?? '').trim() === '') continue;
    for (const outer of [one, ...ancestors(one)]) {
      if (scrolls(outer)) break;
      if (!clips(outer)) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      if (
        text.width > 0 &&
        (text.right > boxOf(outer).right + 1 ||
          text.left < boxOf(outer).left - 1 ||
          text.bottom > boxOf(outer).bottom + Math.max(2, 0.15 * text.height))
      ) {
        faults.push(`text cut: “${(one.textContent ?? '').trim().slice(0, 40)}”`);
        break;
      }
    }
  }

  const slip = document.querySelector('[data-testid="slip"]');
  if (slip !== null) {
    for (const scroller of [slip, ...slip.querySelectorAll('*')]) {
      if (!scrolls(scroller) || scroller.scrollHeight <= scroller.clientHeight + 1) continue;
      const rows = [...scroller.querySelectorAll('button, p, h2, h3, li')].map((one) => boxOf(one).bottom);
      const empty = boxOf(scroller).bottom - Math.max(...rows, 0);
      if (empty > EMPTY) faults.push(`a scrollbar beside ${Math.round(empty)} empty pixels`);
    }
  }
  return faults;
}
