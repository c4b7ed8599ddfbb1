import type { PlaceId } from '../../board/board.ts';
import { choiceInspected, type InspectId, type Inspection } from '../../window/inspection.ts';
import type { RuleAnchor } from '../../window/rules.ts';
import { ruleOfThing } from '../../window/things.ts';
import type { ThingId } from '../../window/types.ts';
import { Missed } from '../decision/missed.svelte.ts';
import { inspectionOf } from '../inspect/inspection-of.ts';
import { InspectState } from '../inspect/inspect-state.svelte.ts';
import { LogFilterState } from '../log/log-filter.svelte.ts';
import { PilotState } from '../pilot/pilot-state.svelte.ts';
import type { RightColumnState } from '../right/right-column.svelte.ts';
import { focusedNow, RulesReference } from '../rules/reference.svelte.ts';
import type { Decisions } from './decisions.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';
import type { Playback } from './playback.svelte.ts';
import type { Privacy } from './privacy.svelte.ts';

/** What reading depends on. */
type Around = {
  readonly laid: LaidTable;
  readonly playback: Playback;
  readonly privacy: Privacy;
  readonly decisions: Decisions;
  /** What is open in the right column. */
  readonly rightColumn: RightColumnState;
};

/** What somebody reads beside the decision: answers, rules, the log, panels of the right column, the pilot, and what these mark on the board. */
export class Reading {
  /** What is asked about. */
  readonly inspect: InspectState;
  /** The rules reference. */
  readonly rules = new RulesReference();
  /** What of the log is told. */
  readonly logFilter: LogFilterState;
  /** What is open in the right column. */
  readonly rightColumn: RightColumnState;
  /** What newcomers are told. */
  readonly pilot: PilotState;
  /** What whoever decides may have missed. */
  readonly missed: Missed;
  /** The place of the board that is marked. */
  focus = $state<PlaceId | undefined>(undefined);
  /** The part of the board that somebody brought large to the front. */
  brought = $state<PlaceId | undefined>(undefined);
  /** The place that is to be brought into sight; another object each time. */
  flight = $state.raw<{ readonly place: PlaceId } | undefined>(undefined);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    const { laid, playback, privacy, decisions, rightColumn } = around;
    this.rightColumn = rightColumn;
    // A refusal would lie over the answer.
    this.inspect = new InspectState(() => laid.session.clearRefusal());
    this.logFilter = new LogFilterState(laid.now.campaign);
    this.missed = new Missed({
      page: () => laid.now,
      words: () => laid.words,
      seat: () => decisions.playingSeat,
    });
    this.pilot = new PilotState({
      game: () => laid.game,
      page: () => playback.film.page ?? laid.now,
      table: () => laid.table,
      pointed: () => decisions.decision.pointed?.move,
      running: () => playback.film.running,
      waits: () => playback.showsPast || privacy.drawer.seat !== null,
      stored: (memory) => laid.campaign.pilot(memory),
    });
  }

  /** Opens the rules reference, by default at what is going on. */
  openRules(anchor?: RuleAnchor): void {
    const { laid, privacy } = this.#around;
    if (laid.card.rules === undefined || !privacy.open) return;
    // What is asked beside an open drawer could tell everybody what lies in it.
    const at = privacy.isPrivate ? undefined : anchor;
    const now = at ?? laid.game.rules?.now(laid.table);
    privacy.drawer.cover();
    this.rules.open(now === undefined ? { tab: 'rules' } : { anchor: now }, focusedNow());
  }

  /** Opens the rules at something on the table; where it has no rule of its own, at what is going on. */
  openRulesOf(id: InspectId | undefined): void {
    this.openRules(id === undefined ? undefined : this.ruleOf(id));
  }

  /** Where something on the table is explained; undefined where its slip says all there is. */
  ruleOf(id: InspectId): RuleAnchor | undefined {
    const { laid, decisions } = this.#around;
    const choice = choiceInspected(id);
    const thing = choice === undefined ? undefined : decisions.decision.find(choice)?.thing;
    return ruleOfThing(laid.game.things, laid.table, thing ?? id);
  }

  /** The answer to a question about something on the table; undefined for what nobody knows. */
  inspection(id: InspectId): Inspection | undefined {
    const { words, page, table, game } = this.#around.laid;
    const { decision, drawerDecision, playingSeat } = this.#around.decisions;
    return inspectionOf({ words, page, table, game, decision, drawerDecision, playingSeat }, id);
  }

  /** Asks why what was asked about is not possible now. */
  async findWhy(pinned: InspectId): Promise<void> {
    const { laid, privacy, decisions } = this.#around;
    const [seat, { move, then } = {}] = [decisions.playingSeat, this.inspection(pinned)];
    // With the drawer open the host would tell what is hidden, and the slip stays when the drawer shuts.
    if (seat === undefined || move === undefined || privacy.isPrivate) return;
    const reply = await laid.campaign.lookups.tryMove(seat, move, then);
    // It may have opened while the answer was on its way.
    if (this.inspect.pinned === pinned && !privacy.isPrivate)
      this.inspect.why = reply?.type === 'refused' ? reply.why : null;
  }

  /** Reads a thing large; whoever reads another one is done with the refusal. */
  readThing(thing: ThingId | null): void {
    this.inspect.rest(thing);
    if (thing !== null) this.#around.laid.session.clearRefusal();
  }

  /** Marks a place of the board. */
  showPlace(place: PlaceId | undefined): void {
    this.focus = place;
  }

  /** Marks a place of the board and brings it into sight. */
  flyTo(place: PlaceId): void {
    this.focus = place;
    this.flight = { place };
  }

  /** Opens the recap of what the person who decides has not seen. */
  openRecap(): void {
    const { laid, decisions } = this.#around;
    if (decisions.decidingPerson === undefined) return;
    this.rightColumn.panel = 'recap';
    void laid.campaign.lookups.fetchRecap(decisions.decidingPerson);
  }
}
