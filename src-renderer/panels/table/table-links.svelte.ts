import { untrack } from 'svelte';
import type { Decisions } from './decisions.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';
import type { Playback } from './playback.svelte.ts';
import type { Privacy } from './privacy.svelte.ts';
import type { Reading } from './reading.svelte.ts';

/** The parts of an open table. */
export type LinkedParts = {
  readonly laid: LaidTable;
  readonly privacy: Privacy;
  readonly decisions: Decisions;
  readonly reading: Reading;
  readonly playback: Playback;
};

/**
 * What one part of an open table does to another. To be called while the component that shows the table is made: effects run in the
 * order in which they stand here, and several of them follow from one page.
 */
export function linkTable(parts: LinkedParts): void {
  linkPrivate(parts);
  linkReading(parts);
  linkPlayback(parts);
  linkLookups(parts);
}

/** A refusal that comes with what shuts the drawer is first known to have been told in private, and then forgotten. */
function linkPrivate({ laid, privacy, decisions, reading }: LinkedParts): void {
  $effect(() => {
    // Refusals come from requests of all kinds, so the table listens in one place.
    const { refusal } = laid.session;
    if (refusal !== null) untrack(() => decisions.noteRefusal(refusal));
  });
  let wasPrivate = false;
  $effect(() => {
    const shut = wasPrivate && !privacy.isPrivate;
    wasPrivate = privacy.isPrivate;
    if (!shut) return;
    untrack(() => {
      decisions.forgetPrivate();
      // What was asked about beside it goes as well.
      reading.inspect.forget();
    });
  });
}

/** First what closes what is read, and only then what is asked about it: nothing is asked about a slip that a new move closes. */
function linkReading({ laid, privacy, decisions, reading }: LinkedParts): void {
  const { inspect, rules } = reading;
  $effect(() => {
    void laid.now.played;
    untrack(() => inspect.forget());
  });
  const played = $derived(laid.now.played);
  $effect(() => {
    void played;
    // Whoever is asked has in front what they decide about, and not what was looked at while others played.
    if (decisions.playingSeat !== undefined) untrack(() => (reading.brought = undefined));
  });
  $effect(() => {
    // Whoever reads about something is not done with the step that would close meanwhile.
    if (inspect.pinned !== null) untrack(() => void laid.stayOpen());
  });
  $effect(() => {
    // So is whoever reads the rules, and a step may come up while they do.
    if (rules.place !== undefined && laid.now.closes !== undefined) untrack(() => void laid.stayOpen());
  });
  $effect(() => {
    // The book lies on the open table; a drawer and the curtain are for one person alone.
    if (!privacy.open || privacy.drawer.seat !== null) untrack(() => rules.forget());
  });
  $effect(() => {
    // What was told to one person alone goes before another sits down.
    if (!privacy.ownStock.shows) untrack(() => (inspect.why = null));
  });
  $effect(() => {
    const { pinned } = inspect;
    if (pinned !== null) untrack(() => void reading.findWhy(pinned));
  });
}

/** The film stops before a step is held back for it: one that nobody sees keeps nothing from closing. */
function linkPlayback({ laid, privacy, decisions, reading, playback }: LinkedParts): void {
  $effect(() => {
    // A drawer, the past and what somebody puts together are about now.
    if (privacy.drawer.seat !== null || playback.showsPast || reading.rightColumn.dealing)
      untrack(() => playback.film.stop());
  });
  $effect(() => playback.holdBack());
  $effect(() => {
    const { pilot } = reading;
    void [laid.page, decisions.decision.pointed, privacy.drawer.seat, playback.film.running, pilot.loaded];
    untrack(() => pilot.follow());
  });
}

/** What is asked about the page comes last: a step is kept open before that, and the own part is asked for before what was missing in it. */
function linkLookups({ laid, privacy, decisions }: LinkedParts): void {
  const { lookups } = laid.campaign;
  $effect(() => privacy.ownStock.keepOpen(privacy.drawer.seat !== null));
  $effect(() => {
    if (decisions.playingOwn !== null) untrack(() => decisions.findMissing());
  });
  $effect(() => {
    const { move, then } = decisions.previewed ?? {};
    const seat = decisions.playingSeat;
    if (move === undefined || seat === undefined) return;
    untrack(() => void lookups.previewMove(seat, move, then));
    return () => untrack(() => void lookups.previewMove(seat, null));
  });
}
