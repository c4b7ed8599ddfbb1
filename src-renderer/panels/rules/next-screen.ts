import { tick } from 'svelte';

/** Asks the screen that comes next for the rules, as `F1` does: whoever wanted them on the way there is not forgotten. */
export async function askRulesOfNextScreen(): Promise<void> {
  await tick();
  const press = { key: 'F1', code: 'F1', bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', press));
}
