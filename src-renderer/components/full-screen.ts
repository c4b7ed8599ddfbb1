/** What the desktop shell offers besides the bridge. */
type Desktop = { toggleFullScreen(): void };

/** Milliseconds a browser has to answer its own key before this page does. */
const PATIENCE = 400;

function desktopShell(): Desktop | undefined {
  const offered: unknown = Reflect.get(window, 'caravel');
  const isOne = typeof offered === 'object' && offered !== null && 'toggleFullScreen' in offered;
  return isOne ? (offered as Desktop) : undefined;
}

/** Whether the window has the whole screen, by whatever way. */
const isFull = (): boolean => document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches;

/** Gives the window the whole screen, or takes it back. Where the browser refuses it stays as it is. */
export function toggleFullScreen(): void {
  const desktop = desktopShell();
  if (desktop !== undefined) desktop.toggleFullScreen();
  else if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}

/**
 * Answers F11 where nobody else does: the desktop has it in its menu, and most browsers answer it themselves, in the better way, for they
 * leave Escape to the table. Returns a function that ends it.
 */
export function fullScreenKey(): () => void {
  const press = ({ key, repeat }: KeyboardEvent): void => {
    if (key !== 'F11' || repeat || desktopShell() !== undefined) return;
    const before = isFull();
    setTimeout(() => isFull() === before && toggleFullScreen(), PATIENCE);
  };
  addEventListener('keydown', press, { capture: true });
  return () => removeEventListener('keydown', press, { capture: true });
}
