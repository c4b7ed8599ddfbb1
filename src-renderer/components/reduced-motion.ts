/** Whether pieces are to move by less: by the setting, or by what the computer asks for everywhere. */
export function reducedMotion(wished: boolean, root: HTMLElement = document.documentElement): boolean {
  return wished || root.dataset['motion'] === 'less';
}
