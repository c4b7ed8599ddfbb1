/** What a look at the page is told. */
export type Asked = {
  readonly over: string;
  readonly pressable: string;
};

/**
 * What is wrong with the page as it stands, a line each that begins with its kind. Runs in the page, so everything it needs stands
 * inside it.
 */
export function findWrong({ over, pressable }: Asked): string[] {
  const wrong: string[] = [];
  const shows = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.closest('[inert], .visually-hidden, [aria-hidden="true"]:not([data-drawn])') === null;
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
  /** What is seen of something inside all that cuts it. */
  const seenOf = (one: Element): DOMRect => {
    let { left, top: upper, right, bottom } = boxOf(one);
    for (let outer = one.parentElement; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const box = boxOf(outer);
      [left, upper] = [Math.max(left, box.left), Math.max(upper, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, bottom - upper));
  };
  const wordsOf = (one: Element): string => {
    const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
    const testid = one.closest<HTMLElement>('[data-testid]')?.dataset['testid'] ?? one.tagName.toLowerCase();
    return `${testid} “${said.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    one.left + 2 < other.right &&
    other.left + 2 < one.right &&
    one.top + 2 < other.bottom &&
    other.top + 2 < one.bottom;
  /** Whether the middle of something lies outside what scrolls round it. */
  const isScrolledAway = (one: Element): boolean => {
    const { left, top: upper, width, height } = boxOf(one);
    const [x, y] = [left + width / 2, upper + height / 2];
    for (let outer = one.parentElement; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const box = boxOf(outer);
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };
  const top = [...document.querySelectorAll(over)].filter(shows).at(-1);
  const root = top ?? document.body;

  // Texts: their size, and what no person should read.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const sizes = new Map<Element, number>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
    if (text === '' || parent === null || sizes.has(parent)) continue;
    if (!shows(parent)) continue;
    const inDrawing = parent instanceof SVGGraphicsElement;
    const scale = inDrawing ? Math.abs(parent.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    sizes.set(parent, size);
    if (size < 13.5)
      wrong.push(`small text, ${inDrawing ? 'drawn' : 'set'}: ${Math.round(size)} px ${wordsOf(parent)}`);
    if (/\bNaN\b|\bundefined\b|\bnull\b|\[object |Infinity|\{\w+\}/.test(text))
      wrong.push(`raw text: ${text.slice(0, 60)}`);
  }

  // One brass, one aside.
  const brass = [...root.querySelectorAll('button.brass')].filter(shows);
  if (brass.length > 1) wrong.push(`brass twice: ${brass.map(wordsOf).join(', ')}`);
  for (const one of brass)
    if (/pass|give|abandon/i.test(`${(one as HTMLElement).dataset['testid']} ${one.textContent}`))
      wrong.push(`brass on ${wordsOf(one)}`);

  // The exit is in sight without scrolling, whatever lies open.
  const isWhole = (one: Element): boolean => {
    const { left, top: upper, right, bottom, width, height } = boxOf(one);
    if (left < -1 || upper < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const hit = document.elementFromPoint(left + width / 2, upper + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  const exits = /close|shut|back|hand-on|leave|cancel|read|keep|take-over|held-back|history-now/;
  const opened =
    top?.matches('[role="menu"], [role="listbox"]') === true
      ? undefined
      : (top ?? document.querySelector('.right .over') ?? undefined);
  if (opened !== undefined && shows(opened)) {
    const ways = [...opened.querySelectorAll<HTMLElement>(pressable)].filter(
      (one) => exits.test(one.dataset['testid'] ?? '') || /close|back|done|cancel/i.test(one.textContent ?? ''),
    );
    if (!ways.some((one) => shows(one) && isWhole(one)))
      wrong.push(`no exit in sight: ${opened.getAttribute('aria-label') ?? wordsOf(opened)}`);
  }
  // Where no part of the board is free, what speaks covers what it must, and the next press there closes it.
  const speaksOver = [...document.querySelectorAll('[data-testid="aside"]:not([data-free="true"], .silent)')].some(
    shows,
  );
  if (top === undefined && !speaksOver) {
    const title = document.querySelector('[data-testid="decision-title"]');
    if (title !== null && shows(title) && !isWhole(title)) wrong.push('the question is out of sight');
    for (const one of document.querySelectorAll('.panel .foot button'))
      if (shows(one) && !isWhole(one)) wrong.push(`foot out of sight: ${wordsOf(one)}`);
    const list = document.querySelector('.panel .frame .box');
    if (list !== null && shows(list) && list.scrollHeight > list.clientHeight + 4 && list.clientHeight < 60)
      wrong.push(`choices in ${list.clientHeight} px`);
    const seat = document.querySelector('.strip.deciding');
    if (seat !== null && shows(seat) && isWhole(seat)) seat.closest('[data-left]')?.removeAttribute('data-left');
    if (seat !== null && seat.closest('[data-left]') === null && shows(seat) && !isWhole(seat))
      wrong.push('the active seat is out of sight');
  }

  // What speaks covers nothing that can be taken.
  const targets = [...document.querySelectorAll('[data-board] [data-target]')].filter(shows);
  for (const speaks of document.querySelectorAll(
    '[data-testid="pilot"], [data-testid="inspect"], [data-testid="film"], [data-testid="advice-slip"]',
  )) {
    if (!shows(speaks) || top !== undefined || speaksOver) continue;
    const covered = targets.filter((target) => meet(boxOf(target), seenOf(speaks)));
    if (covered.length > 0) wrong.push(`${wordsOf(speaks).split(' ')[0]} over ${covered.length} targets`);
    const under = [...document.querySelectorAll(pressable)].filter(
      (one) =>
        shows(one) &&
        !isScrolledAway(one) &&
        !speaks.contains(one) &&
        !one.contains(speaks) &&
        one.closest('[data-board]') === null &&
        meet(boxOf(one), seenOf(speaks)),
    );
    const hidden = under.filter((one) => {
      const { left, top: upper, width, height } = boxOf(one);
      const hit = document.elementFromPoint(left + width / 2, upper + height / 2);
      return hit !== null && speaks.contains(hit);
    });
    for (const one of hidden) wrong.push(`${(speaks as HTMLElement).dataset['testid']} covers ${wordsOf(one)}`);
  }

  // What is decided on the model is in sight when it comes up, whatever the camera looked at before.
  const board = document.querySelector<HTMLElement>('[data-board="three"]');
  if (board !== null && shows(board)) {
    const picked = [...board.querySelectorAll('.cell.live, [data-target]')];
    const names = (one: Element): string => one.getAttribute('data-place') ?? one.getAttribute('data-target') ?? '';
    const decided = picked.map(names).sort().join();
    const { left, top: upper, right, bottom } = boxOf(board);
    const isIn = (one: Element): boolean => {
      const box = boxOf(one);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x >= left && x <= right && y >= upper && y <= bottom;
    };
    const comesUp = decided !== board.dataset['decided'];
    if (comesUp && decided !== '' && !picked.some(isIn)) wrong.push('what is decided on the model is out of sight');
    else board.dataset['decided'] = decided;
  }

  // The log lies at its newest line, unless somebody went up in it.
  const log = document.querySelector<HTMLElement>('[role="log"]');
  if (log !== null && shows(log) && top === undefined) {
    const last = [...log.querySelectorAll('[data-line]')].at(-1);
    const away = last !== undefined && boxOf(last).bottom > boxOf(log).bottom + 2;
    if (!away) log.removeAttribute('data-left');
    if (away && !log.hasAttribute('data-left')) wrong.push('the log is not at its newest line');
    if (boxOf(log).height > 0 && boxOf(log).height < 24) wrong.push(`the log has ${Math.round(boxOf(log).height)} px`);
  }
  return [...new Set(wrong)];
}

/** What has the focus: its place among the controls, what it is called, and whether somebody sees that it has it. Runs in the page. */
export function showsFocus(pressable: string): { at: number | undefined; name: string; shown: boolean } {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement) || one === document.body) return { at: undefined, name: 'nothing', shown: true };
  const around: Element[] = [one, ...one.querySelectorAll('*')];
  for (let outer = one.parentElement, far = 0; outer !== null && far < 3; outer = outer.parentElement, far++)
    around.push(outer);
  const isRinged = (ring: Element): boolean =>
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(ring, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  // The ring of a place on the board is drawn by the board; what is only led to, as a title, has none.
  const ringed = one.closest('[data-board]') !== null || !one.matches(pressable) || around.some(isRinged);
  const said = (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const at = one.dataset['monkey'];
  return {
    at: at === undefined ? undefined : Number(at),
    name: `${one.dataset['testid'] ?? one.tagName.toLowerCase()} “${said}”`,
    shown: ringed,
  };
}

/** Notes on what scrolls that somebody has gone elsewhere in it with the focus. Runs in the page. */
export function noteScrolling(): void {
  for (let outer = document.activeElement; outer !== null; outer = outer.parentElement)
    if (/auto|scroll/.test(getComputedStyle(outer).overflow)) outer.toggleAttribute('data-left', true);
}
