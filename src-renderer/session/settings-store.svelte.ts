import type { Connection } from './connection.svelte.ts';
import { DEFAULT_SETTINGS, readSettings, type OwnSetting, type SettingName, type Settings } from './settings.ts';

type Change = (values: Settings) => Settings;

/** The settings of this computer, and the dialog that changes them. */
export class SettingsStore {
  /** The settings as they are now. */
  values = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** Whether the dialog is open, over whatever screen shows. */
  dialogOpen = $state(false);
  readonly #connection: Connection;
  #loading = Promise.resolve();
  /** What was changed while the settings were on their way; undefined while they are not. */
  #early: Change[] | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Fetches what the host has saved. What somebody changes meanwhile stays as they want it. */
  load(): Promise<void> {
    return (this.#loading = this.#load());
  }

  /** Changes a setting at once and saves it; where it cannot be saved, the refusal says so. */
  async save<N extends SettingName>(name: N, value: Settings[N]): Promise<void> {
    // Whoever says how all maps are shown means those too that were switched at their tables.
    if (name === 'board') void this.#change('board-of', () => ({}));
    await this.#change(name, () => value);
  }

  /** The same for a setting that each campaign or each game (`of`) has of its own. */
  saveFor<N extends OwnSetting>(of: string, name: N, value: Settings[N][string]): Promise<void> {
    return this.#change(name, (before) => ({ ...before, [of]: value }));
  }

  async #change<N extends SettingName>(name: N, to: (before: Settings[N]) => Settings[N]): Promise<void> {
    const change: Change = (values) => ({ ...values, [name]: to(values[name]) });
    this.values = change(this.values);
    this.#early?.push(change);
    await this.#loading;
    await this.#connection.ask({ type: 'set', name, value: this.values[name] });
  }

  async #load(): Promise<void> {
    const early = (this.#early = []);
    const reply = await this.#connection.askQuietly({ type: 'settings' });
    this.#early = undefined;
    if (reply.type !== 'settings') return;
    this.values = early.reduce((values, change: Change) => change(values), readSettings(reply.settings));
  }
}
