/** Whether movements are to be reduced, by the setting or by what the computer asks of all programs. */
export function reducedMotion(wished: boolean, root: HTMLElement = document.documentElement): boolean {
  return wished || root.dataset['motion'] === 'less';
}

/** Does something in which nothing moves: what comes or goes meanwhile, and asks `reducedMotion`, is at once where it belongs. */
export function withoutMotion(act: () => void, root: HTMLElement = document.documentElement): void {
  const before = root.dataset['motion'];
  root.dataset['motion'] = 'less';
  try {
    act();
  } finally {
    if (before === undefined) delete root.dataset['motion'];
    else root.dataset['motion'] = before;
  }
}
