import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soundKeys, soundKeySheet } from '#renderer/panels/sound/sound-keys.ts';
import { DEFAULT_SETTINGS, type Settings } from '#renderer/session/settings.ts';

/** An element that a key is pressed in, inside of others. */
class Pressed extends EventTarget {
  readonly inside: string;
  constructor(inside: string) {
    super();
    this.inside = inside;
  }
  /** The ways a library asks whether it is a field. */
  matches(): boolean {
    return false;
  }
  closest(selectors: string): object | null {
    return this.inside !== '' && selectors.split(', ').includes(this.inside) ? this : null;
  }
}

/** A window by its listeners: those of the way down hear a key before anything on its way can keep it to itself. */
class Root extends EventTarget {
  readonly phases: boolean[] = [];
  override addEventListener(type: string, listener: EventListener, capture = false): void {
    this.phases.push(capture);
    super.addEventListener(type, listener, { capture });
  }
  override removeEventListener(type: string, listener: EventListener, capture = false): void {
    super.removeEventListener(type, listener, { capture });
  }
}

beforeEach(() => void vi.stubGlobal('Element', Pressed));
afterEach(() => vi.unstubAllGlobals());

/** A window of which only the listeners matter, and settings that are saved at once. */
function keys() {
  const root = new Root();
  const settings = {
    values: DEFAULT_SETTINGS,
    save: <N extends keyof Settings>(name: N, value: Settings[N]): Promise<void> => {
      settings.values = { ...settings.values, [name]: value };
      return Promise.resolve();
    },
  };
  const said: string[] = [];
  const off = soundKeys(settings, (words) => said.push(words), root as unknown as Window);
  const press = (key: string, change: object = {}): void => {
    const held = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...change };
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      key,
      code: `Key${key.toUpperCase()}`,
      getModifierState: (name: string) => name === 'Shift' && held.shiftKey,
      ...held,
    });
    Object.defineProperty(event, 'target', { value: new Pressed((change as { inside?: string }).inside ?? '') });
    root.dispatchEvent(event);
  };
  const volumes = (): number[] => (['table', 'bed', 'bell'] as const).map((lane) => settings.values[`sound-${lane}`]);
  return { root, settings, said, off, press, volumes };
}

describe('the keys of sound', () => {
  it('begin at a third', () => {
    expect(keys().volumes()).toEqual([33, 33, 33]);
    expect(DEFAULT_SETTINGS.sound).toBe('on');
  });

  it('silence everything by one key, and bring it back as it was', () => {
    const { settings, press, volumes, said } = keys();
    press('m');
    expect([settings.values.sound, volumes()]).toEqual(['off', [33, 33, 33]]);
    press('m', { repeat: true });
    expect(settings.values.sound).toBe('off');
    press('m');
    expect(settings.values.sound).toBe('on');
    expect(said).toEqual(['Sound: Off', 'Sound: On']);
  });

  it('make each louder, and with Shift softer, as far as it goes, and say so', () => {
    const { press, volumes, said } = keys();
    press('t');
    press('S', { shiftKey: true });
    for (let more = 0; more < 9; more += 1) press('b');
    expect(volumes()).toEqual([50, 20, 100]);
    for (let less = 0; less < 9; less += 1) press('B', { shiftKey: true });
    expect(volumes()).toEqual([50, 20, 0]);
    expect(said.slice(0, 2)).toEqual(['Pieces and cards: 50 %', 'Sea and wind: 20 %']);
    expect(said.at(-1)).toBe('Bells: Off');
  });

  it('bring sound back where a volume is changed', () => {
    const { settings, press } = keys();
    press('m');
    press('t');
    expect(settings.values.sound).toBe('on');
  });

  it('do nothing in fields, menus and dialogs, with other keys, and once they are removed', () => {
    const { press, volumes, settings, off } = keys();
    for (const inside of ['input', 'textarea', '[role="menu"]', '[role="dialog"]']) press('t', { inside });
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) press('m', held);
    off();
    press('t');
    expect([volumes(), settings.values.sound]).toEqual([[33, 33, 33], 'on']);
  });

  it('are heard on the way down: while the end is told it keeps all keys to itself', () => {
    expect(keys().root.phases).toEqual([true]);
  });

  it('are all listed', () => {
    expect(soundKeySheet().lines.map(({ keys: named }) => named)).toEqual([['M'], ['T'], ['S'], ['B']]);
  });
});
