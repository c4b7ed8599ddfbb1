import type { Message } from '#main/contract/messages.ts';
import type { InspectId } from '../../window/inspection.ts';

/**
 * What is asked about: something that somebody opened (`pinned`), and something the pointer or the focus rests on
 * (`passing`), which is shown in its place for as long as it does.
 */
export class InspectState {
  #pinned = $state<InspectId | null>(null);
  #passing = $state<InspectId | null>(null);
  /** Why the pinned thing is not possible now; null while nothing is known. */
  why = $state.raw<Message | null>(null);
  /** How often something was asked about: asking about the same once more is an act of its own. */
  #times = $state(0);
  /** What the focus goes back to. */
  #opener: HTMLElement | null = null;
  readonly #opened: () => void;

  /** @param opened called each time something is asked about: whoever asks is done with what was told before */
  constructor(opened: () => void) {
    this.#opened = opened;
  }

  /** What the slip shows; null for nothing. */
  get shown(): InspectId | null {
    return this.#passing ?? this.#pinned;
  }

  /** What stays until it is closed; null for nothing. */
  get pinned(): InspectId | null {
    return this.#pinned;
  }

  /** Another number each time something is asked about. */
  get times(): number {
    return this.#times;
  }

  /** Whether what is shown goes away by itself. */
  get isPassing(): boolean {
    return this.#passing !== null;
  }

  /** Opens the slip about something; it stays until it is closed. */
  open(id: InspectId, opener: HTMLElement | null = null): void {
    this.why = null;
    this.#passing = null;
    this.#pinned = id;
    this.#times++;
    this.#opener = opener ?? this.#opener;
    this.#opened();
  }

  /** Shows something for as long as the pointer or the focus rests on it; null leaves it. */
  rest(id: InspectId | null): void {
    this.#passing = id;
  }

  /** Closes the slip; the focus goes back to what it was opened from, which must not show it again as what the focus rests on. */
  close(): void {
    if (this.#opener?.isConnected === true) this.#opener.focus();
    this.forget();
  }

  /** Closes it without moving the focus, as when the table has gone on. */
  forget(): void {
    this.#opener = null;
    this.#pinned = null;
    this.#passing = null;
    this.why = null;
  }
}
