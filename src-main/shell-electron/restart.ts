import { spawn } from 'node:child_process';
import type { App } from 'electron';

/** What `restart` needs of Electron's app. */
export type Restartable = Pick<App, 'relaunch' | 'releaseSingleInstanceLock' | 'quit'> & {
  once(event: 'quit', listener: () => void): unknown;
};

/** Starts a program that keeps running when this one ends. */
export type Launch = (program: string, args: readonly string[]) => void;

const launchDetached: Launch = (program, args) => spawn(program, args, { detached: true, stdio: 'ignore' }).unref();

/**
 * Quits Caravel and starts it again with the same arguments and `flag`. `image` is the path of the AppImage it runs from,
 * if any: it is unmounted on quitting, with Electron's own relaunch helper in it, so the image file is started instead, at
 * the very end.
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
