import type { Playback } from '../table/playback.svelte.ts';
import type { Privacy } from '../table/privacy.svelte.ts';

/** What silence depends on. */
type Around = {
  readonly privacy: Pick<Privacy, 'open' | 'isPrivate'> & { readonly drawer: Pick<Privacy['drawer'], 'seat'> };
  readonly playback: Pick<Playback, 'showsPast'> & { readonly film: Pick<Playback['film'], 'running'> };
};

/**
 * Whether nothing at all is heard: somebody looks at what is theirs alone, or is about to. A curtain that waits for a film is not
 * there yet.
 */
export const hushed = ({ privacy, playback }: Around): boolean =>
  privacy.drawer.seat !== null || privacy.isPrivate || (!privacy.open && !playback.film.running);

/** Whether what happens now is not heard: it is silent altogether, or the past is looked at. */
export const unheard = (around: Around): boolean => hushed(around) || around.playback.showsPast;
