import { PERSON } from '#main/contract/messages.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { BoardTable, Fronting, Fronts } from '../../../board/board.ts';
import { seatOf } from '../figures.ts';
import { empirePlace, placeOf } from './place-ids.ts';

type Types = { view: View; pack: Pack; move: Move };
type Table = BoardTable<Types>;

/** Whose empire lies large in front: that of whoever decides, another where somebody brought it there or a raid goes there. */
export const fronts: Fronts<Types> = {
  now: (table, fronting) => empirePlace(raided(fronting) ?? asked(table, fronting) ?? usual(table, fronting)),
  comes: (id) => placeOf(id)?.kind === 'empire',
};

const seatAt = (place: string | undefined): number | undefined => {
  const where = place === undefined ? undefined : placeOf(place);
  return where?.kind === 'empire' ? where.seat : undefined;
};

/** The seat that would be raided by what is pointed at. */
function raided({ move }: Fronting): number | undefined {
  return move?.type === 'raid' && 'seat' in move && typeof move.seat === 'number' ? move.seat : undefined;
}

/** The seat somebody brought to the front; where neither that nor one's own has cards to pick, the first that has. */
function asked(table: Table, { brought, wanted }: Fronting): number | undefined {
  const wish = seatAt(brought);
  const owners = wanted.flatMap((place) => {
    const where = placeOf(place);
    const owner = where?.kind === 'location' ? seatOf(table.view, where.id) : undefined;
    return owner ?? [];
  });
  const [first] = owners;
  const own = usual(table, { before: undefined });
  const elsewhere = ![own, wish].some((seat) => seat !== undefined && owners.includes(seat));
  return first !== undefined && elsewhere ? first : wish;
}

/** The one person among bots; else the person who decides; else whoever was there; else the first seat with a person. */
function usual({ seats, view }: Table, { before }: Pick<Fronting, 'before'>): number {
  const persons = [...seats.keys()].filter((seat) => seats[seat]?.player === PERSON && seat < view.players.length);
  const [one, ...more] = persons;
  if (one !== undefined && more.length === 0) return one;
  const [decides, ...others] = view.deciders;
  if (decides !== undefined && others.length === 0 && (persons.includes(decides) || one === undefined)) return decides;
  return seatAt(before) ?? one ?? 0;
}
