import type { PlaceId } from '../../board/board.ts';
import type { Session } from '../../session/session.svelte.ts';
import { inspectChoice, type InspectId } from '../../window/inspection.ts';
import type { RuleAnchor } from '../../window/rules.ts';
import type { TableContext } from '../../window/table-context.ts';
import type { GameTypes, ThingId } from '../../window/types.ts';
import { RightColumnState } from '../right/right-column.svelte.ts';
import { Decisions } from './decisions.svelte.ts';
import { FullBoard } from './full-board.svelte.ts';
import { LaidTable, type TableParts } from './laid-table.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { Privacy } from './privacy.svelte.ts';
import { Reading } from './reading.svelte.ts';
import { linkTable, type LinkedParts } from './table-links.svelte.ts';

/**
 * An open table, made of its parts. Each panel of the house asks for those it needs (`table-contexts.ts`); a game sees what
 * `TableContext` names.
 */
export class OpenTable implements TableContext, LinkedParts {
  readonly laid: LaidTable;
  readonly privacy: Privacy;
  readonly decisions: Decisions;
  readonly reading: Reading;
  readonly playback: Playback;
  readonly full: FullBoard;

  /**
   * Made while the component that shows the table is made.
   * @param parts read again whenever they change
   * @param first the panel that is open at the beginning
   * @param at the move at which the history opens; by default the last one
   */
  constructor(session: Session, parts: () => TableParts, first: 'decision' | 'history', at = parts().page.played) {
    const { lookups } = session.campaign;
    const rightColumn = new RightColumnState(first, () => lookups.backToNow());
    const laid = new LaidTable(session, parts);
    const playback = new Playback(laid, rightColumn);
    const privacy = new Privacy({ laid, playback, closePagePanels: () => rightColumn.closePagePanels() });
    const explain = (choice: string): void => this.ask(inspectChoice(choice));
    const decisions = new Decisions({ laid, privacy, playback, explain });
    [this.laid, this.playback, this.privacy, this.decisions] = [laid, playback, privacy, decisions];
    this.reading = new Reading({ laid, playback, privacy, decisions, rightColumn });
    this.full = new FullBoard({ laid, privacy, decisions, reading: this.reading, rightColumn });
    if (first === 'history') void lookups.lookBack(at);
    linkTable(this);
  }

  get card(): TableContext['card'] {
    return this.laid.card;
  }

  get game(): TableContext['game'] {
    return this.laid.game;
  }

  get words(): TableContext['words'] {
    return this.laid.words;
  }

  get table(): TableContext['table'] {
    return this.laid.table;
  }

  get page(): TableContext['page'] {
    return this.laid.page;
  }

  get showsPast(): boolean {
    return this.playback.showsPast;
  }

  get decidingSeat(): number | undefined {
    return this.decisions.decidingSeat;
  }

  get decidingPerson(): number | undefined {
    return this.decisions.decidingPerson;
  }

  get decision(): TableContext['decision'] {
    return this.decisions.decision;
  }

  get preview(): TableContext['preview'] {
    return this.decisions.preview;
  }

  get effects(): TableContext['effects'] {
    return this.decisions.effects;
  }

  get drawerSeat(): number | null {
    return this.privacy.drawer.seat;
  }

  play(move: GameTypes['move']): void {
    this.decisions.play(move);
  }

  toggleRightPanel(name: string): void {
    this.reading.rightColumn.toggle(name);
  }

  ask(id: InspectId): void {
    this.reading.inspect.open(id);
  }

  openRules(anchor?: RuleAnchor): void {
    this.reading.openRules(anchor);
  }

  readThing(thing: ThingId | null): void {
    this.reading.readThing(thing);
  }

  takeThing(thing: ThingId): void {
    this.reading.inspect.forget();
    this.decisions.decision.takeThing(thing);
  }

  armDrawer(seat: number): void {
    this.privacy.armDrawer(seat);
  }

  showPlace(place: PlaceId | undefined): void {
    this.reading.showPlace(place);
  }

  /**
   * One step back: the rules close, else the answer to a question, else in what was chosen from the drawer, else the drawer closes, else
   * what was brought to the front of the board goes back, else in the decision, else the lanes come back where the board has the whole window.
   */
  back(): void {
    const { laid, privacy, decisions, reading, full } = this;
    if (reading.rules.place !== undefined) reading.rules.close();
    else if (reading.inspect.pinned !== null) reading.inspect.close();
    else if (decisions.drawerDecision.canGoBack) decisions.drawerDecision.back();
    else if (privacy.drawer.seat !== null) privacy.drawer.cover();
    else if (reading.brought !== undefined) reading.brought = undefined;
    else if (decisions.decision.canGoBack) decisions.decision.back();
    else if (privacy.open && !laid.session.settings.dialogOpen) full.leave();
  }
}
