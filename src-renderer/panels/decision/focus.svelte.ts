import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus of a person who plays by keyboard inside the panel: when the choice they took disappears, the first
 * of the next ones gets it. It never takes the focus from elsewhere.
 */
export function keepFocus(changes: () => unknown): Attachment<HTMLElement> {
  return (panel) => {
    let inside = false;
    const follow = (event: FocusEvent): void => {
      inside = event.target instanceof Node && panel.contains(event.target);
    };
    document.addEventListener('focusin', follow);
    $effect(() => {
      changes();
      if (inside) void tick().then(() => refocus(panel));
    });
    return () => document.removeEventListener('focusin', follow);
  };
}

/** What gets the focus, best first. */
const WORTHY = ['[data-testid="commit"]', '[data-testid="choice"]', '.foot button'];

/** Gives a lost focus to the first thing that can be chosen. */
function refocus(panel: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost) return;
  const first = WORTHY.map((selector) => panel.querySelector<HTMLElement>(selector)).find((found) => found !== null);
  first?.focus();
}

/**
 * Puts the focus on a title when another person is asked than before, so that no key they did not mean goes on to a choice.
 * Not at first, when the table has just come up.
 */
export function focusOnChange(person: () => number | undefined): Attachment<HTMLElement> {
  return (title) => {
    let last = untrack(person);
    $effect(() => {
      const now = person();
      if (now === undefined || now === last) return;
      const first = last === undefined;
      last = now;
      if (!first) title.focus({ preventScroll: true });
    });
  };
}
