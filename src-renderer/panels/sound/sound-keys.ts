import { tinykeys } from 'tinykeys';
import { nextStep } from '../../components/stepper.ts';
import type { SettingsStore } from '../../session/settings-store.svelte.ts';
import type { Lane } from '../../sound/cue.ts';
import { VOLUMES, volumeWords } from '../../sound/volumes.ts';
import { say } from '../../sound/words.ts';
import type { KeyGroup } from '../rules/reader.ts';

/** The keys of the volumes: each makes one louder, and with Shift softer. */
const VOLUME_KEYS = [
  { key: 't', lane: 'table' },
  { key: 's', lane: 'bed' },
  { key: 'b', lane: 'bell' },
] as const satisfies readonly { key: string; lane: Lane }[];
/** The key that silences everything. */
const ALL = 'm';

/** What keeps its keys: fields, menus and dialogs. */
const OWN_KEYS = 'input, textarea, select, [role="menu"], [role="dialog"], dialog';

/** The keys of sound, for the sheet of keys. */
export function soundKeySheet(): KeyGroup {
  const lines = VOLUME_KEYS.map(({ key, lane }) => ({
    name: `sound ${lane}`,
    keys: [key.toUpperCase()],
    does: say(`keys.${lane}`),
  }));
  return {
    title: say('keys'),
    lines: [{ name: 'sound', keys: [ALL.toUpperCase()], does: say('keys.all') }, ...lines],
  };
}

/**
 * Binds the keys of sound.
 * @param onsaid is told in words what a key has done
 * @returns removes them
 */
export function soundKeys(
  settings: Pick<SettingsStore, 'values' | 'save'>,
  onsaid: (words: string) => void,
  root: Window = window,
): () => void {
  const toggle = (event: KeyboardEvent): void => {
    if (event.repeat || !counts(event)) return;
    const to = settings.values.sound === 'on' ? 'off' : 'on';
    void settings.save('sound', to);
    onsaid(say('said', { name: say('title'), volume: say(to) }));
  };
  const step = (lane: Lane, by: 1 | -1) => (event: KeyboardEvent) => {
    if (!counts(event)) return;
    const name = `sound-${lane}` as const;
    const now = settings.values[name];
    const to = nextStep(VOLUMES, now, by) ?? now;
    void settings.save(name, to);
    if (settings.values.sound === 'off') void settings.save('sound', 'on');
    onsaid(say('said', { name: say(lane), volume: volumeWords(to) }));
  };
  const bindings = VOLUME_KEYS.flatMap(({ key, lane }) => [
    [key, step(lane, 1)],
    [`Shift+${key.toUpperCase()}`, step(lane, -1)],
  ]);
  const all = { [ALL]: toggle, ...(Object.fromEntries(bindings) as Record<string, typeof toggle>) };
  // While the end is told the keys of the table do nothing; what is heard can be silenced all the same.
  return tinykeys(root, all, { capture: true });
}

/** Whether a key was pressed alone or with Shift, where nothing else takes it. */
function counts({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const elsewhere = target instanceof Element && target.closest(OWN_KEYS) !== null;
  return !elsewhere && !ctrlKey && !metaKey && !altKey && !defaultPrevented;
}
