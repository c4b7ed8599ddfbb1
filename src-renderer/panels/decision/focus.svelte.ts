import { tick } from 'svelte';
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

/** A key held down must play one move, not all that follow it. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
