import type { Film } from '../../session/film/film.svelte.ts';

/** What keeps its keys while a film runs: fields, menus and dialogs. */
const OWN_KEYS = 'input, textarea, select, [role="menu"], [role="dialog"]';

/**
 * The keys of a film: Space held runs it (a press is one beat where it goes by presses), Escape ends it. A key that was pressed
 * for the film does nothing else until it is let go, also where the film is over meanwhile. Returns a function that removes them.
 */
export function filmKeys(film: Film, root: Window = window): () => void {
  /** The keys pressed for the film that are still down. */
  const down = new Set<string>();
  const swallow = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (key: string): void => {
    if (key === 'Escape') film.stop();
    else if (film.byStep) film.step();
    else film.hold(true);
  };
  const onkeydown = (event: KeyboardEvent): void => {
    const { key, repeat, target } = event;
    if (repeat && down.has(key)) {
      swallow(event);
      // In a film by presses, a press is one beat; held, it runs as well.
      if (key === ' ') film.hold(true);
      return;
    }
    const elsewhere = target instanceof Element && target.closest(OWN_KEYS) !== null;
    if (!film.running || repeat || elsewhere || (key !== ' ' && key !== 'Escape')) return;
    down.add(key);
    swallow(event);
    press(key);
  };
  const onkeyup = (event: KeyboardEvent): void => {
    if (!down.delete(event.key)) return;
    swallow(event);
    film.hold(false);
  };
  const letGo = (): void => {
    down.clear();
    film.hold(false);
  };
  root.addEventListener('keydown', onkeydown, true);
  root.addEventListener('keyup', onkeyup, true);
  root.addEventListener('blur', letGo);
  return () => {
    letGo();
    root.removeEventListener('keydown', onkeydown, true);
    root.removeEventListener('keyup', onkeyup, true);
    root.removeEventListener('blur', letGo);
  };
}
