/** Something of the page that can be pressed now. */
export type Control = {
  /** Its place in the list, which its element has in `data-monkey`. */
  readonly at: number;
  /** What it is, without what changes with the position: for counting and telling. */
  readonly name: string;
  /** Where it is pressed, in CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
  /**
   * Where it belongs: to the decision of the open table, to the board, to what lies over the table (a curtain, a drawer, a menu, a
   * dialog), to a panel in the place of the decision, or to the rest of the table.
   */
  readonly of: 'decision' | 'board' | 'over' | 'panel' | 'rest';
  /** Whether it closes or goes back. */
  readonly leaves: boolean;
  /** Whether a press of it may change nothing: it is chosen, dim, written in or shown already. */
  readonly settled: boolean;
};

/** What lies over the table and takes its place: nothing beneath can be pressed. What was asked about lies beside it. */
export const OVER =
  '[role="menu"], [role="listbox"], [role="dialog"]:not([data-testid="inspect"]), [data-testid="aside"].low [role="dialog"], dialog[open], [data-testid="drawer"]';

/** What can be pressed. */
export const PRESSABLE =
  'button, input, select, textarea, a[href], [role="button"], [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"]';

/** What would end the walk: leaving the table, deleting, files, and what belongs to the app instead of the table. */
const ENDS_THE_WALK = 'leave|export|delete|quit|later|settings|import|fullscreen|scores|give-up|consent|table-again';

/**
 * Lists in the page what can be pressed where it is seen, and gives each the attribute `data-monkey` with its place in the list. Runs
 * in the page, so everything it needs stands inside it.
 */
export function findControls({ over, pressable, ends }: { over: string; pressable: string; ends: string }): Control[] {
  const shows = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.closest('[inert], .visually-hidden') === null;
  const isScrolledAway = (one: Element, x: number, y: number): boolean => {
    for (let outer = one.parentElement; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const box = outer.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };
  const root = [...document.querySelectorAll(over)].filter(shows).at(-1) ?? document.body;
  const ending = new RegExp(ends);
  const leaving = /close|back|hand-on|keep-open|read$|Escape/;
  for (const before of document.querySelectorAll('[data-monkey]')) before.removeAttribute('data-monkey');
  const found: Control[] = [];
  for (const one of root.querySelectorAll<HTMLElement>(pressable)) {
    const testid = one.dataset['testid'] ?? '';
    if (!shows(one) || one.matches(':disabled') || ending.test(testid)) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (isScrolledAway(one, x, y)) continue;
    const label = one.closest('label');
    if (hit === null || !(one.contains(hit) || hit.contains(one) || label?.contains(hit) === true)) continue;
    const onBoard = one.closest('[data-board]') !== null;
    const of =
      root !== document.body
        ? 'over'
        : onBoard
          ? 'board'
          : one.closest('.over')
            ? 'panel'
            : one.closest('.panel')
              ? 'decision'
              : 'rest';
    const said = one.getAttribute('aria-label') ?? one.textContent ?? '';
    const settled =
      ['aria-selected', 'aria-checked', 'aria-pressed'].some((name) => one.getAttribute(name) === 'true') ||
      one.hasAttribute('aria-current') ||
      (one.ariaDisabled === 'true' && of !== 'decision') ||
      // What cannot be paid changes nothing at an open table, which says so beforehand.
      (of === 'decision' && document.querySelector('[data-testid="unpaid-hint"]') !== null) ||
      (one instanceof HTMLInputElement && (one.type !== 'checkbox' || one.checked)) ||
      one.closest('[role="log"], [data-board] .buttons') !== null;
    one.dataset['monkey'] = String(found.length);
    found.push({
      at: found.length,
      name: `${testid || one.tagName.toLowerCase()} “${said.replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      x,
      y,
      of,
      leaves: leaving.test(testid),
      settled,
    });
  }
  return found;
}

/** What `findControls` is given. */
export const CONTROLS = { over: OVER, pressable: PRESSABLE, ends: ENDS_THE_WALK };
