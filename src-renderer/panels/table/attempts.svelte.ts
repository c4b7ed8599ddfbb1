import type { Message } from '#main/contract/messages.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import type { Choice } from '../../window/choice.ts';
import type { DecisionState } from '../../window/decision.svelte.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameTypes } from '../../window/types.ts';

type Move = GameTypes['move'];
type Decision = DecisionState<Move, GameTypes['picture']>;

/** What attempts are made at. */
type Around = {
  readonly campaign: OpenCampaign;
  /** Barriers that nobody may pass unasked. */
  readonly graveBarriers: () => readonly string[];
  readonly now: () => TablePage;
  /** The person who can play now. */
  readonly seat: () => number | undefined;
};

/** A move that was sent, and what was to follow; `played` is the number of moves in force then. */
type SentMove = {
  readonly seat: number;
  readonly move: Move;
  readonly then: readonly Move[] | undefined;
  readonly played: number;
};

/** The host's code where only the screen of the seat could tell why. */
export const HIDDEN_REASON = 'look-behind-your-screen';

/** The moves somebody tries: which of them ask first, and what becomes of one that is refused. */
export class Attempts {
  /** What was missing for the move tried last, once the drawer of whoever tried is open. */
  missing = $state.raw<Message | null>(null);
  readonly #around: Around;
  #sent: SentMove | undefined;
  /** The one sent last, if it could not be paid. */
  #unpaid: SentMove | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Sends a move, and what follows with the same press, for the person who can play now. */
  send(move: Move, then?: readonly Move[]): void {
    const { campaign, now, seat: playing } = this.#around;
    const seat = playing();
    if (seat === undefined) return;
    this.#sent = { seat, move, then, played: now().played };
    this.#unpaid = undefined;
    void campaign.move(seat, move, then);
  }

  /** Plays a choice that need not be confirmed, unless it would pass a barrier that nobody may pass unasked. */
  async takeUnlessGrave(
    decision: Decision,
    choice: Choice<Move, GameTypes['picture']>,
    play: () => void,
  ): Promise<void> {
    const { campaign, now } = this.#around;
    const grave = this.#around.graveBarriers();
    const [seat, { move, then }, { seq }] = [this.#around.seat(), choice, now()];
    if (grave.length === 0 || seat === undefined || move === undefined) return play();
    const reply = await campaign.lookups.tryMove(seat, move, then);
    // The table has gone on meanwhile, or is covered: what was pressed is not on it any more.
    if (reply === undefined || now().seq !== seq) return campaign.tellTooLate();
    if (reply.type === 'preview' && grave.includes(reply.ahead ?? '')) decision.confirmFirst(choice);
    else play();
  }

  /**
   * A move was refused. Where only the screen of its seat can tell why, the open table does the same as after going back,
   * and what is missing waits in the drawer: a word here would tell everybody that the seat cannot pay.
   * @returns whether the refusal is to be forgotten
   */
  noteRefusal(refusal: Message, decision: Decision): boolean {
    const hidden = refusal.code === HIDDEN_REASON;
    const sent = this.#sent;
    // It may name what its person holds.
    this.#sent = undefined;
    if (hidden) {
      this.#unpaid = sent;
      decision.undoConfirm();
    } else decision.noteRefusal();
    return hidden;
  }

  /** Asks, once the drawer of the person who decides is open, what was missing for the move they tried last. */
  async findMissing(): Promise<void> {
    const unpaid = this.#unpaid;
    const { campaign, now, seat } = this.#around;
    this.missing = null;
    if (unpaid === undefined || unpaid.played !== now().played || unpaid.seat !== seat()) return;
    const reply = await campaign.lookups.tryMove(unpaid.seat, unpaid.move, unpaid.then);
    this.missing = reply?.type === 'refused' ? reply.why : null;
  }
}
