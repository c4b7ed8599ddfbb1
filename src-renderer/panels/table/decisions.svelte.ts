import type { Message } from '#main/contract/messages.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { t } from '../../i18n/t.ts';
import { DecisionState, NO_CHOICES, type DecisionActions } from '../../window/decision.svelte.ts';
import { eventsIn } from '../../window/log-line.ts';
import type { MovePreview } from '../../window/lookups.ts';
import type { OwnPage } from '../../window/pages.ts';
import type { GameTypes } from '../../window/types.ts';
import type { MoveEffect, Prompt } from '../../window/window.ts';
import type { Choice } from '../../window/choice.ts';
import { beatTitle } from '../film/beat-words.ts';
import { isBeyond } from './beyond.ts';
import { Attempts, HIDDEN_REASON } from './attempts.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';
import type { Playback } from './playback.svelte.ts';
import type { Privacy } from './privacy.svelte.ts';

type Move = GameTypes['move'];
type Decision = DecisionState<Move, GameTypes['picture']>;

/** What decisions depend on. */
type Around = {
  readonly laid: LaidTable;
  readonly privacy: Privacy;
  readonly playback: Playback;
  /** Answers why a choice is not possible, by its id. */
  readonly explain: (choice: string) => void;
};

/** Whose decision it is, what can be chosen, what that would do, and what becomes of a move that is refused. */
export class Decisions {
  /** What is chosen at the open table. */
  readonly decision: Decision;
  /** What is chosen out of the open drawer of the person who decides: its choices and refusals are for their eyes only. */
  readonly drawerDecision: Decision;
  readonly #around: Around;
  readonly #attempts: Attempts;
  /** The refusal told to one person alone: once what is theirs is shut it is told nobody. */
  #toldInPrivate = $state.raw<Message | null>(null);

  constructor(around: Around) {
    this.#around = around;
    const { laid } = around;
    this.#attempts = new Attempts({
      campaign: laid.campaign,
      graveBarriers: () => laid.game.graveBarriers ?? [],
      now: () => laid.now,
      seat: () => this.playingSeat,
    });
    this.decision = this.#decisionOn(
      () => this.#choices,
      (move, then) => this.play(move, then),
      () => this.#asked,
    );
    this.drawerDecision = this.#decisionOn(
      () => this.#drawerChoices,
      (move, then) => this.#attempts.send(move, then),
    );
  }

  /** The seat that decides alone now. */
  readonly decidingSeat = $derived.by(() => {
    const { laid, playback } = this.#around;
    return playback.film.running || laid.now.deciders.length !== 1 ? undefined : laid.now.deciders[0];
  });
  /** The same seat where a person decides at the open table. */
  readonly decidingPerson = $derived.by(() =>
    this.#around.privacy.open && this.#around.laid.isPerson(this.decidingSeat) ? this.decidingSeat : undefined,
  );
  /** The person who can play now; nobody while the table is shown as it was. */
  readonly playingSeat = $derived.by(() => (this.#around.playback.showsPast ? undefined : this.decidingPerson));
  readonly #played = $derived.by(() => this.#around.laid.now.played);
  /** The decision of the open table: another object once a move was played or taken back, or somebody else is asked. */
  readonly #asked = $derived.by(() => ({ played: this.#played, seat: this.playingSeat }));
  readonly #told = $derived.by(() => eventsIn(this.#around.laid.page.log));
  /** The choices of the open table; with what is played out of a part of their own for a person who has it always open. */
  readonly #choices = $derived.by(() => {
    const { laid, privacy } = this.#around;
    const [own, seat] = [this.playingOwn, this.playingSeat];
    const plays = privacy.ownStock.shows && laid.game.depths[0]?.plays === true;
    if (seat === undefined) return NO_CHOICES;
    if (plays && own !== null) return laid.game.choices(laid.table, seat, own.moves, own.own, this.#told);
    const moves = laid.now.moves.find((one) => one.seat === seat)?.moves ?? [];
    return laid.game.choices(laid.table, seat, moves, undefined, this.#told);
  });
  /** The choices of the drawer. */
  readonly #drawerChoices = $derived.by(() => {
    const { laid } = this.#around;
    const [own, seat] = [this.playingOwn, this.playingSeat];
    if (own === null || seat === undefined) return NO_CHOICES;
    return laid.game.choices(laid.table, seat, own.moves, own.own, this.#told);
  });
  /** The choice whose preview the host is asked for. */
  readonly previewed = $derived.by(() => {
    const { shown, toConfirm } = this.boardDecision;
    return this.#around.laid.game.effectsOf === undefined ? toConfirm : shown;
  });
  /** What the move pointed at would change. */
  readonly effects = $derived.by((): readonly MoveEffect[] => {
    const { preview, decision } = this;
    if (preview === null || preview.move !== decision.shown?.move) return [];
    const { game, table } = this.#around.laid;
    return game.effectsOf?.(table, eventsIn(preview.told)) ?? [];
  });
  /** What is asked, and of whom. */
  readonly prompt = $derived.by((): Prompt => {
    const { laid, playback } = this.#around;
    const { page, now } = laid;
    const seat = this.decidingSeat;
    const { beat, running } = playback.film;
    if (running && beat !== null) return { title: beatTitle(beat, page.seats), why: '' };
    if (now.outcome !== undefined || now.abandoned) return { title: t('ask.over'), why: '' };
    const all = laid.game.prompt(laid.table, seat);
    const bot = seat !== undefined && !laid.isPerson(seat);
    return bot ? { ...all, why: t('ask.bot', { seat: seatName(page.seats, seat) }) } : all;
  });

  /** The private page of the person who can play, while it lies open. Not derived: what nobody reads any more would keep it. */
  get playingOwn(): OwnPage | null {
    const { own } = this.#around.laid.campaign;
    return this.playingSeat !== undefined && own?.seat === this.playingSeat ? own : null;
  }

  /** What the host says the move that waits to be confirmed would do. */
  get preview(): MovePreview | null {
    return this.#around.laid.campaign.lookups.preview;
  }

  /** The decision whose places the board shows: what was chosen out of the drawer comes first. */
  get boardDecision(): Decision {
    return this.drawerDecision.canGoBack ? this.drawerDecision : this.decision;
  }

  /** The refusal to tell at the open table: neither one told in private, nor the one the trouble's banner tells. */
  get refusal(): Message | null {
    const { laid, privacy } = this.#around;
    const { refusal } = laid.session;
    if (refusal === null || refusal.code === HIDDEN_REASON || refusal.code === laid.now.trouble?.code) return null;
    return privacy.isPrivate || refusal === this.#toldInPrivate ? null : refusal;
  }

  /** The refusal that is told to the owner of the open drawer. */
  get drawerRefusal(): Message | null {
    const { laid, privacy } = this.#around;
    return privacy.isPrivate ? (laid.session.refusal ?? this.#attempts.missing) : null;
  }

  /** How many moves were played since the person who decides last looked. */
  get unseen(): number {
    return this.decidingPerson === undefined ? 0 : (this.#around.laid.now.unseen[this.decidingPerson] ?? 0);
  }

  /** Plays a move and what follows. The drawer closes first, so that a refusal is told without what lies behind the screen. */
  play(move: Move, then?: readonly Move[]): void {
    this.#around.privacy.drawer.cover();
    this.#attempts.send(move, then);
  }

  /** A request was refused: the choices come back, and it is known whether that was told to one person alone. */
  noteRefusal(refusal: Message): void {
    const { laid, privacy } = this.#around;
    if (privacy.isPrivate) this.#toldInPrivate = refusal;
    const inDrawer = this.playingOwn !== null && !privacy.ownStock.shows;
    const decision = inDrawer ? this.drawerDecision : this.decision;
    if (this.#attempts.noteRefusal(refusal, decision)) laid.session.clearRefusal();
  }

  /** What belongs to one person alone is shut: what was chosen and told to them goes with it. */
  forgetPrivate(): void {
    const { session } = this.#around.laid;
    this.drawerDecision.forget();
    if (session.refusal === this.#toldInPrivate) session.clearRefusal();
    this.#toldInPrivate = null;
    this.#attempts.missing = null;
  }

  /** Asks what was missing for the move tried last, once the drawer of whoever tried it is open. */
  findMissing(): void {
    void this.#attempts.findMissing();
  }

  /** Whether a person alone among bots, who has what is theirs always in sight, cannot pay for a choice. */
  #isBeyond(choice: Choice<Move, GameTypes['picture']>): boolean {
    const { privacy, laid } = this.#around;
    const [own, seat] = [this.playingOwn, this.playingSeat];
    if (!privacy.ownStock.shows || own === null || own.seq !== laid.now.seq) return false;
    return isBeyond(choice, laid.now.moves.find((one) => one.seat === seat)?.moves ?? [], own.moves);
  }

  #decisionOn(
    source: () => Decision['choices'],
    play: (move: Move, then: readonly Move[]) => void,
    asked?: () => unknown,
  ): Decision {
    const actions: DecisionActions<Move, GameTypes['picture']> = {
      take: (choice, move) =>
        void this.#attempts.takeUnlessGrave(decision, choice, () => play(move, choice.then ?? [])),
      play,
      explain: ({ id }) => this.#around.explain(id),
      isBeyond: (choice) => this.#isBeyond(choice),
    };
    const decision: Decision = new DecisionState(source, actions, asked);
    return decision;
  }
}
