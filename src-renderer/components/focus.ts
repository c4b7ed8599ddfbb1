/** Gives something the focus as soon as it is there: bits-ui waits for the next frame, and keys pressed before that would go elsewhere. */
export function focusAtOnce(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/** Whether nothing has the focus, because what had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Gives something that comes up the focus where nothing else has it: an answer may come long after it was asked for, and whoever
 * writes or chooses elsewhere meanwhile goes on there.
 */
export function takeLostFocus(element: HTMLElement): void {
  if (isFocusLost()) element.focus();
}
