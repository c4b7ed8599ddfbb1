import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { isFocusLost } from '../../components/focus.ts';
import { isRead } from '../guard/press-guard.ts';

/** What says what is asked; no choice is under a key there. */
const TITLE = '[data-testid="decision-title"]';

/**
 * Gives a focus that is nowhere to the decision, so that no choice is more than two presses of Tab away: when the choice a person
 * took disappears, the first of the next ones gets it; when the table has come up or something that lay over it is gone, the title
 * does. It never takes the focus from elsewhere.
 */
export function keepFocus(changes: () => unknown): Attachment<HTMLElement> {
  return (own) => {
    // Where head and foot stand elsewhere, they belong to it all the same.
    const panel = (): HTMLElement => own.closest<HTMLElement>('[data-decides]') ?? own;
    let inside = false;
    const follow = (event: FocusEvent): void => {
      inside = event.target instanceof Node && panel().contains(event.target);
    };
    document.addEventListener('focusin', follow);
    $effect(() => {
      changes();
      void tick().then(() => refocus(panel(), inside ? [...WORTHY, TITLE] : [TITLE]));
    });
    return () => document.removeEventListener('focusin', follow);
  };
}

/** What gets the focus, best first: what decides, for choices out of a hand may come a moment after the page. */
const WORTHY = ['[data-testid="commit"]', '[data-testid="choice"]', '.foot [data-move]'];

/** Gives a lost focus to the first of `worthy` that is there. */
function refocus(panel: HTMLElement, worthy: readonly string[]): void {
  if (!isFocusLost()) return;
  const first = worthy
    .map((selector) => panel.querySelector<HTMLElement>(selector))
    .find((found) => found !== null && found.closest('[hidden]') === null);
  first?.focus({ preventScroll: first.matches(TITLE) });
}

/**
 * Puts the focus on a title when another person is asked than before, so that no key they did not mean goes on to a choice.
 * Not at first, when the table has just come up: somebody may be on their way elsewhere.
 */
export function focusOnChange(person: () => number | undefined): Attachment<HTMLElement> {
  return (title) => {
    let last = untrack(person);
    $effect(() => {
      const now = person();
      if (now === undefined || now === last) return;
      const first = last === undefined;
      last = now;
      // Whoever reads the rules goes on reading: no key they press there goes on to a choice.
      if (!first && !isRead(document.activeElement)) title.focus({ preventScroll: true });
    });
  };
}
