/** Whether movements are to be reduced, by the setting or by what the computer asks of all programs. */
export function reducedMotion(wished: boolean, root: HTMLElement = document.documentElement): boolean {
  return wished || root.dataset['motion'] === 'less';
}
