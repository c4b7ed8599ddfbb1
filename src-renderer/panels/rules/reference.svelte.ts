import { tick } from 'svelte';
import type { RuleAnchor } from '../../window/rules.ts';

/** The parts of the reference. */
export const REFERENCE_TABS = ['rules', 'box', 'keys'] as const;
/** One of them. */
export type ReferenceTab = (typeof REFERENCE_TABS)[number];

/** Where somebody reads: a place in the rules or in the catalogue, or the beginning of a part. */
export type ReferencePlace = { readonly anchor: RuleAnchor } | { readonly tab: ReferenceTab };

/** What has the focus. */
type Opener = Pick<HTMLElement, 'focus'>;

/** What has the focus now, where it can have it again. */
export function focusedNow(): Opener | null {
  const { activeElement: active } = document;
  return active instanceof HTMLElement || active instanceof SVGElement ? active : null;
}

/**
 * Whether the rules reference is open, where somebody reads in it and the way they came, and what they ask. It is there before the
 * rules are loaded, so that a question and a press are kept until they can be answered.
 */
export class RulesReference {
  #trail = $state.raw<readonly ReferencePlace[]>([]);
  #at = $state(0);
  #open = $state(false);
  /** What the focus goes back to. */
  #opener: Opener | null = null;
  #question = $state('');
  /** The question to whose first answer somebody wants to go. */
  #wanted = $state<string>();
  #touched = false;

  /** What is asked; empty for nothing. */
  get question(): string {
    return this.#question;
  }

  set question(question: string) {
    this.#question = question;
  }

  /** Whether somebody wants to go to the first answer, as soon as there is one; not any more once they ask something else. */
  get wantsFirst(): boolean {
    return this.#wanted !== undefined && this.#wanted === this.#question;
  }

  /** Somebody is content with whatever answers first, if it is still to be found. */
  wantFirst(): void {
    this.#wanted = this.#question;
  }

  /** Whether anything was pressed in it since somebody came where they are: their focus is then where they want it. */
  get touched(): boolean {
    return this.#touched;
  }

  /** Something is pressed in it. */
  touch(): void {
    this.#touched = true;
  }

  /** Where somebody reads; undefined while it is closed. */
  get place(): ReferencePlace | undefined {
    return this.#open ? this.#trail[this.#at] : undefined;
  }

  /** Whether there is a way back, or forward again. */
  get canGoBack(): boolean {
    return this.#at > 0;
  }
  get canGoForward(): boolean {
    return this.#at < this.#trail.length - 1;
  }

  /** Opens it at a place, from what had the focus; goes there where it is open. */
  open(place: ReferencePlace, opener: Opener | null = null): void {
    if (this.#open) return this.go(place);
    this.#opener = opener;
    this.#trail = [place];
    this.#at = 0;
    this.#open = true;
    this.#arrive();
  }

  /** Goes to a place; what was ahead on the way is forgotten, unless it is where somebody is already. */
  go(place: ReferencePlace): void {
    const here = this.place;
    const stays = here !== undefined && keyOf(here) === keyOf(place);
    const before = this.#trail.slice(0, stays ? this.#at : this.#at + 1);
    this.#trail = [...before, place, ...(stays ? this.#trail.slice(this.#at + 1) : [])];
    this.#at = before.length;
    this.#arrive();
  }

  /** One step back on the way. */
  back(): void {
    if (!this.canGoBack) return;
    this.#at -= 1;
    this.#arrive();
  }

  /** One step forward again. */
  forward(): void {
    if (!this.canGoForward) return;
    this.#at += 1;
    this.#arrive();
  }

  /** Closes it; the focus goes back to what it was opened from. */
  close(): void {
    const opener = this.#opener;
    this.forget();
    // While a modal dialog is still there nothing else takes the focus.
    void tick().then(() => opener?.focus());
  }

  /** Closes it without moving the focus, as when the curtain falls. */
  forget(): void {
    this.#open = false;
    this.#trail = [];
    this.#at = 0;
    this.#opener = null;
    this.#arrive();
  }

  /** Whoever goes somewhere is done with what they asked, and has not pressed anything there. */
  #arrive(): void {
    this.#question = '';
    this.#wanted = undefined;
    this.#touched = false;
  }
}

const keyOf = (place: ReferencePlace): string => ('anchor' in place ? place.anchor : `tab ${place.tab}`);
