import { DrawerState } from '../drawer/drawer-state.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';
import { OwnStock } from './own-stock.svelte.ts';
import type { Playback } from './playback.svelte.ts';

/** What privacy depends on. */
type Around = {
  readonly laid: LaidTable;
  readonly playback: Playback;
  /** Closes the panels that belong to one page. */
  readonly closePagePanels: () => void;
};

/** Who may see what: the curtain, the drawer over the strips of the seats, and a part of their own for one person among bots. */
export class Privacy {
  /** The drawer over the strips of the seats. */
  readonly drawer: DrawerState;
  /** The stock of one person among bots. */
  readonly ownStock: OwnStock;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    const { laid, playback } = around;
    const { campaign, settings } = laid.session;
    this.ownStock = new OwnStock({
      campaign,
      settings,
      game: () => laid.game,
      now: () => laid.now,
      visible: () => this.open && !playback.showsPast,
    });
    this.drawer = new DrawerState(
      {
        open: (seat, depth) => void this.#openDrawer(seat, depth),
        close: () => void campaign.closeDrawer(),
      },
      () => ({ press: settings.values.drawer === 'toggle', stay: 1000 * settings.values['drawer-seconds'] }),
    );
  }

  /** Whether the table lies open, and not behind a curtain. */
  readonly open = $derived.by(() => {
    const { curtain } = this.#around.laid.now;
    return curtain === undefined || curtain.state === 'open';
  });

  /** Whether nobody has to look away: then nobody is called to the screen either. */
  readonly uncalled = $derived.by(() => this.ownStock.person !== undefined || this.#around.laid.now.level === 'open');

  /** Whether the table waits for somebody to come to it while the others look away; whoever decides in private has the table in sight. */
  readonly between = $derived.by(() => {
    const { curtain } = this.#around.laid.now;
    return !this.uncalled && (curtain?.state === 'covered' || curtain?.state === 'armed');
  });

  /** Whether a private page lies open that is not shown all the time. */
  get isPrivate(): boolean {
    return this.#around.laid.campaign.own !== null && !this.ownStock.shows;
  }

  /** Whether what somebody can pay is hidden from the open table. */
  get hidesStock(): boolean {
    return this.#around.laid.game.depths.length > 0 && !this.ownStock.shows;
  }

  /** Names a drawer. What is in it is about now, so panels of an earlier page close. */
  armDrawer(seat: number): void {
    this.#around.closePagePanels();
    this.drawer.arm(seat);
    void this.#around.laid.stayOpen();
  }

  /** Asks for what lies in the drawer once the page it belongs to is here, unless it has been shut meanwhile. */
  async #openDrawer(seat: number, depth: string): Promise<void> {
    const { laid } = this.#around;
    await laid.stayOpen();
    const { phase } = this.drawer;
    if (phase.at === 'open' && phase.seat === seat && phase.depth === depth)
      await laid.campaign.openDrawer(seat, depth);
  }
}
