import { loud } from './loud.ts';

/** What the player was shown and what they answer; a test reads the one and writes the other. */
export const dialogs = {
  /** Every error box, as `title: content`. */
  boxes: [] as string[],
  /** Suggested names of save dialogs that opened. */
  asked: [] as string[],
  /** Where the next save dialogs are answered to, in this order; null stands for Cancel. */
  saveTo: [] as (string | null)[],
  waiting: [] as ((path: string | undefined) => void)[],
};

/** Answers the save dialog that is open, or the next one; null cancels. */
export function answerSave(path: string | null): void {
  const open = dialogs.waiting.shift();
  if (open === undefined) dialogs.saveTo.push(path);
  else open(path ?? undefined);
}

/** Opens the save dialog of a download, and waits as it would for the player. */
export function answerSaveDialog(name: string): Promise<string | undefined> {
  dialogs.asked.push(name);
  const answer = dialogs.saveTo.shift();
  if (answer !== undefined) return Promise.resolve(answer ?? undefined);
  return new Promise((resolve) => dialogs.waiting.push(resolve));
}

export const dialogPart = loud('dialog', {
  /** docs/api/dialog.md, `dialog.showErrorBox(title, content)`: before `ready` on Linux it goes to stderr, so it goes there too. */
  showErrorBox(title: string, content: string): void {
    dialogs.boxes.push(`${title}: ${content}`);
    process.stderr.write(`${title}\n${content}\n`);
  },
});
