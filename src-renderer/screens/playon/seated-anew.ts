import { PERSON, type SeatSetup } from '#main/contract/messages.ts';

/** The seats as they were given out anew: whoever has another name, or is a bot now, is not the person who sat there before. */
export function seatedAnew(before: readonly SeatSetup[], now: readonly SeatSetup[]): SeatSetup[] {
  return now.map(({ person, ...seat }, index) => {
    const named = { ...seat, name: seat.name.trim() };
    const same = seat.player === PERSON && named.name === before[index]?.name;
    return same && person !== undefined ? { ...named, person } : named;
  });
}
