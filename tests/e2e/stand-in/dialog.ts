import { loud } from './loud.ts';

/** Save dialogs that are open, and answers that were given before one opened. */
const open: ((path: string | undefined) => void)[] = [];
const answers: (string | undefined)[] = [];

/** The person at the keyboard: answers the save dialog that is open, or the next one; null cancels. */
export function answerSave(path: string | null): void {
  const answer = open.shift() ?? ((given) => void answers.push(given));
  answer(path ?? undefined);
}

/** Opens the save dialog of a download, and waits for the answer; undefined where it was cancelled. */
export function askWhereTo(): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (answers.length > 0) resolve(answers.shift());
    else open.push(resolve);
  });
}

export const dialogPart = loud('dialog', {
  /** docs/api/dialog.md, `dialog.showErrorBox(title, content)`; on stderr, as Electron does on Linux before `ready`. */
  showErrorBox: (title: string, content: string): void => void process.stderr.write(`${title}\n${content}\n`),
});
