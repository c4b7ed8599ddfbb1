/** A time that has to pass while a component is shown. It starts again whenever `step` changes. */
export function countdown(
  milliseconds: number,
  step?: () => unknown,
): { readonly over: boolean; readonly left: number } {
  let left = $state(milliseconds);
  $effect.pre(() => {
    step?.();
    left = milliseconds;
    const start = Date.now();
    const timer = setInterval(() => {
      left = Math.max(0, milliseconds - (Date.now() - start));
      if (left === 0) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  });
  return {
    get over() {
      return left === 0;
    },
    get left() {
      return left;
    },
  };
}
