import { untrack } from 'svelte';
import type { OpenTable } from '../table/open-table.svelte.ts';
import { isPress, isRead, PressGuard } from './press-guard.ts';

/** Set on the root of the page while no press counts; the style sheet lets the pointer pass through everything then. */
const DEAD = 'dead';

/** Who is asked at the table, and how far the curtain is: whatever changes it must not be pressed over by accident. */
function askedNow({ laid, privacy, decisions, playback }: OpenTable): string | undefined {
  if (playback.film.running) return undefined;
  const { curtain } = laid.now;
  const { decidingPerson } = decisions;
  if (!privacy.open && curtain !== undefined && curtain.state !== 'open') return `${curtain.seat} ${curtain.state}`;
  return decidingPerson === undefined ? undefined : `${decidingPerson}`;
}

/**
 * Guards an open table against presses that were meant for somebody else: after a change of person no press counts until half
 * a second has passed without one, and a key that is held down counts once. What is only read takes its presses all the same. To be called while a component is made.
 */
export function guardTable(table: OpenTable): void {
  const guard = new PressGuard();
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = untrack(() => askedNow(table));

  const filming = $derived(table.playback.film.running);
  const wait = (): void => {
    clearTimeout(timer);
    const left = guard.left(performance.now());
    root.toggleAttribute(`data-${DEAD}`, left > 0);
    if (left > 0) timer = setTimeout(wait, left);
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onpress = (event: Event): void => {
    if (isRead(event.target) || guard.press(performance.now())) return;
    swallow(event);
    wait();
  };
  const onkeydown = (event: KeyboardEvent): void => {
    if (!isPress(event) || isRead(event.target)) return;
    if (event.repeat && event.target instanceof HTMLButtonElement) swallow(event);
    else onpress(event);
  };
  const onclick = (event: Event): void => {
    if (!isRead(event.target) && guard.left(performance.now()) > 0) swallow(event);
  };

  $effect(() => {
    const now = askedNow(table);
    // While bots move nobody is asked; whoever was asked before them may go on at once.
    if (now === undefined || now === last) return;
    const same = now.split(' ')[0] === last?.split(' ')[0] && !now.includes(' ');
    last = now;
    if (same) return;
    guard.change(performance.now());
    wait();
  });
  $effect(() => {
    // Whoever wanted to be done with the film has not chosen anything yet.
    if (!filming) return;
    return () => {
      guard.change(performance.now());
      wait();
    };
  });
  $effect(() => {
    const listeners: readonly [string, (event: never) => void][] = [
      ['keydown', onkeydown],
      ['pointerdown', onpress],
      ['click', onclick],
    ];
    for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, true);
    return () => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener, true);
      clearTimeout(timer);
      root.removeAttribute(`data-${DEAD}`);
    };
  });
}
