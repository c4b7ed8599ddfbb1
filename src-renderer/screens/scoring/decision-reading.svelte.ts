import { PERSON } from '#main/contract/messages.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import { t } from '../../i18n/t.ts';
import { isAdvised } from '../../window/advice.ts';
import type { ReviewedDecisions } from '../../window/lookups.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameWindow } from '../../window/window.ts';

/** Whether the decisions of a game can be looked at anew: it is over, somebody reads them, and a person made some. */
export function isJudged(page: TablePage, game: GameWindow): boolean {
  const reader = isAdvised(game) || page.coach !== undefined;
  return reader && page.outcome !== undefined && page.seats.some(({ player }) => player === PERSON);
}

/** The name of the chapter of decisions, with how far they are read while they are. */
export function decisionsTab(n: number, reading: DecisionReading): string {
  const name = t('score.decisions', { n });
  const { progress } = reading;
  return reading.state === 'reading' && progress !== undefined ? t('decisions.tab', { name, ...progress }) : name;
}

/**
 * The reading of the decisions of the game at the table. It begins when the game ends and goes on, whatever is shown, until all is
 * read, somebody has enough, or the table is left; what was read by then stays for whoever comes back.
 */
export class DecisionReading {
  /** What was told last. */
  told = $state.raw<ReviewedDecisions | null>(null);
  /** Whether it goes on, rests with something unread or all read, or could not be done. */
  state = $state<'reading' | 'rests' | 'failed'>('rests');
  readonly #campaign: OpenCampaign;
  #of: string | undefined;
  #enough = false;

  constructor(campaign: OpenCampaign) {
    this.#campaign = campaign;
  }

  /** How far it is: decisions read, of how many; undefined while that is not known. */
  get progress(): { readonly done: number; readonly of: number } | undefined {
    const { reading } = this.#campaign.lookups;
    if (reading !== null && (this.told === null || this.state === 'reading')) return reading;
    return this.told === null ? undefined : { done: this.told.read, of: this.told.of };
  }

  /** Begins to read the game that is over, unless it was read already or runs. */
  beginIfJudged(page: TablePage, game: GameWindow): void {
    if (!isJudged(page, game)) return;
    const known = this.#of === page.campaign && (this.state === 'reading' || this.told !== null);
    if (!known) void this.read();
  }

  /** Reads on. */
  async read(): Promise<void> {
    const campaign = this.#campaign.page?.campaign;
    if (campaign === undefined || (this.state === 'reading' && this.#of === campaign)) return;
    if (this.#of !== campaign) this.told = null;
    [this.#of, this.state, this.#enough] = [campaign, 'reading', false];
    for (;;) {
      const before = this.told?.read ?? 0;
      const reply = await this.#campaign.lookups.readDecisions();
      if (this.#of !== campaign) return;
      if (reply !== undefined) this.told = reply;
      const left = this.#campaign.page?.campaign !== campaign;
      if (reply !== undefined && reply.read < reply.of && reply.read > before && !this.#enough && !left) continue;
      this.state = reply === undefined && !left ? 'failed' : 'rests';
      return this.#forgetIfLeft(left);
    }
  }

  /** What was read by now is enough. */
  enough(): void {
    this.#enough = true;
    void this.#campaign.lookups.stopReading();
  }

  /** Whoever comes back to the table asks anew: the host reads on where it was. */
  #forgetIfLeft(left: boolean): void {
    if (left) this.#of = undefined;
  }
}

const readings = new WeakMap<OpenCampaign, DecisionReading>();

/** The reading of the game at the table of a window. */
export function readingOf(campaign: OpenCampaign): DecisionReading {
  const reading = readings.get(campaign) ?? new DecisionReading(campaign);
  readings.set(campaign, reading);
  return reading;
}
