import { spawn } from 'node:child_process';
import type { App } from 'electron';

/** What `restart` needs of Electron's app. */
export type Restartable = Pick<App, 'relaunch' | 'releaseSingleInstanceLock' | 'quit'> & {
  once(event: 'quit', listener: () => void): unknown;
};

/** Starts a program that lives on when this one ends. */
export type Launch = (program: string, args: readonly string[]) => void;

const launchDetached: Launch = (program, args) => spawn(program, args, { detached: true, stdio: 'ignore' }).unref();

/**
 * Ends Caravel in good order and starts it again as it was started, with `flag` added. `image` is the AppImage it runs
 * from, if it does: Electron's own helper would lie inside the image and go with it, so the file itself is started, last
 * of all.
 */
export function restart(
  app: Restartable,
  flag: string,
  image: string | undefined = process.env['APPIMAGE'],
  launch: Launch = launchDetached,
): void {
  const args = [...process.argv.slice(1).filter((argument) => argument !== flag), flag];
  if (image === undefined) app.relaunch({ args });
  else
    app.once('quit', () => {
      app.releaseSingleInstanceLock();
      launch(image, args);
    });
  app.quit();
}
