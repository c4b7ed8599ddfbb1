import type { FilmSpeed } from '#main/contract/settings.ts';
import type { Connection } from './connection.svelte.ts';
import { DEFAULT_SETTINGS, readSettings, type SettingName, type Settings } from './settings.ts';

/** The settings of this computer, and the dialog that changes them. */
export class SettingsStore {
  /** The settings as they are now. */
  values = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** Whether the dialog is open, over whatever screen shows. */
  dialogOpen = $state(false);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Fetches what the host has saved. */
  async load(): Promise<void> {
    const reply = await this.#connection.askQuietly({ type: 'settings' });
    if (reply.type === 'settings') this.values = readSettings(reply.settings);
  }

  /** Chooses how fast the table of a campaign shows what happened. */
  async saveFilmSpeed(campaign: string, speed: FilmSpeed): Promise<void> {
    await this.save('film', { ...this.values.film, [campaign]: speed });
  }

  /** Changes a setting at once and saves it; where it cannot be saved, the refusal says so. */
  async save<N extends SettingName>(name: N, value: Settings[N]): Promise<void> {
    this.values = { ...this.values, [name]: value };
    await this.#connection.ask({ type: 'set', name, value });
  }
}
