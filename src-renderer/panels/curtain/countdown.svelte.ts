/**
 * A time that has to pass while a component is shown. It starts again whenever `step` changes. Whether it is over goes by the clock
 * at the moment of the press: what is shown of it may be a moment late.
 */
export function countdown(
  milliseconds: number,
  step?: () => unknown,
): { readonly over: boolean; readonly left: number } {
  let left = $state(milliseconds);
  let start = Date.now();
  const rest = (): number => Math.max(0, milliseconds - (Date.now() - start));
  $effect.pre(() => {
    step?.();
    start = Date.now();
    left = milliseconds;
    const show = (): void => void (left = rest());
    const ticks = setInterval(show, 100);
    const end = setTimeout(() => {
      clearInterval(ticks);
      show();
    }, milliseconds);
    return () => {
      clearInterval(ticks);
      clearTimeout(end);
    };
  });
  return {
    get over() {
      return left === 0 || rest() === 0;
    },
    get left() {
      return left;
    },
  };
}
