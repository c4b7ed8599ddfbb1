import type { InspectId } from '../../window/inspection.ts';
import type { InspectState } from './inspect-state.svelte.ts';

/** For how many milliseconds something is pressed until that asks about it. */
export const LONG_PRESS = 500;
/** A press that moves farther than this, in pixels, drags something and asks nothing. */
const STILL = 6;

/** What an element, or the nearest one around it, can be asked about. */
export function inspectable(
  target: EventTarget | null,
): { id: InspectId; element: HTMLElement | SVGElement } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-inspect]') : null;
  const id = element?.dataset['inspect'];
  return element === null || id === undefined ? undefined : { id, element };
}

/**
 * The gestures that ask about something, the same everywhere on the table: `?` while it has the focus, and a press of half a
 * second. The click that ends such a press does nothing else. Returns a function that removes them.
 */
export function inspectGestures(inspect: InspectState): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let asked = false;
  let from = { x: 0, y: 0, at: 0 };
  /** Asks about what is pressed; undefined where nothing is, or it is dragged. */
  let held: (() => void) | undefined;

  const end = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    held = undefined;
  };
  const onkeydown = (event: KeyboardEvent): void => {
    const found = event.key === '?' ? inspectable(event.target) : undefined;
    if (found === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    inspect.open(found.id, focusable(found.element));
  };
  const onpointerdown = (event: PointerEvent): void => {
    end();
    asked = false;
    from = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const found = event.button === 0 ? inspectable(event.target) : undefined;
    if (found === undefined) return;
    const ask = (): void => {
      asked = true;
      inspect.open(found.id, focusable(found.element));
    };
    held = ask;
    // A page that was busy hears of a drag only before its next frame.
    timer = setTimeout(() => (frame = requestAnimationFrame(ask)), LONG_PRESS);
  };
  const onpointermove = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) end();
  };
  const onpointerup = (event: PointerEvent): void => {
    // A page that was busy hears of press and release at once: what counts is how long it was pressed.
    if (!asked && event.timeStamp - from.at >= LONG_PRESS) held?.();
    end();
  };
  const onclick = (event: MouseEvent): void => {
    end();
    if (!asked) return;
    asked = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listeners: readonly [string, (event: never) => void][] = [
    ['keydown', onkeydown],
    ['pointerdown', onpointerdown],
    ['pointermove', onpointermove],
    ['pointerup', onpointerup],
    ['pointercancel', end],
    ['dragstart', end],
    ['click', onclick],
  ];
  for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener, true);
  return () => {
    end();
    for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener, true);
  };
}

/** What the focus goes back to when the slip closes. */
const focusable = (element: HTMLElement | SVGElement): HTMLElement | null =>
  element instanceof HTMLElement ? element : null;
