import { CITIZEN_LIMIT } from '#engine/archipelago/figures/citizens.ts';
import { neighboursOf } from './neighbours.ts';
import { hasTold, told } from '../../../window/moments.ts';
import { choosesAction, decidesAt, type OurLesson, type OurMoment } from './moment.ts';

/** Whether the back that lies on top carries red. */
function showsRed({ table }: OurMoment): boolean {
  const { top } = table.view.evolution;
  return top?.domestic.red === true || top?.export.red === true;
}

/** Whether the newcomer has as many citizens in a region as it holds. */
function isCrowded({ table: { view }, newcomer }: OurMoment): boolean {
  if (newcomer === undefined) return false;
  return view.regions.some(
    (_, region) =>
      view.units.filter((unit) => unit.kind === 'citizen' && unit.owner === newcomer && unit.region === region)
        .length >= CITIZEN_LIMIT,
  );
}

/** Whether a citizen may go farther than to the next region: then ships in a row carry it. */
function mayConvoy(moment: OurMoment): boolean {
  return (
    decidesAt('migration')(moment) &&
    moment.moves.some(
      (move) =>
        move.type === 'migrate' &&
        move.kind === 'citizen' &&
        move.from.region !== move.to.region &&
        !neighboursOf(moment.table.view, move.from.region).includes(move.to.region),
    )
  );
}

/** What comes up now and then: each said when it does, once, where it matters. */
export const rare: readonly OurLesson[] = [
  {
    id: 'pile',
    rule: 'explorer-tokens/piles',
    to: 'table',
    core: false,
    when: (moment) => told(moment, 'token-found')?.left === 0,
    holds: choosesAction,
  },
  { id: 'card-used', rule: 'cards/others', to: 'table', core: false, when: hasTold('card-used'), holds: choosesAction },
  { id: 'wonder', rule: 'wonders', to: 'table', core: false, when: hasTold('wonder-built'), holds: choosesAction },
  {
    id: 'leave',
    rule: 'actions/harvest/leave',
    to: 'table',
    core: false,
    when: hasTold('leave-asked'),
    holds: decidesAt('permission', 'round', 'harvest'),
  },
  {
    id: 'limit',
    rule: 'citizens/limit',
    to: 'newcomer',
    core: false,
    when: isCrowded,
    holds: (moment) => isCrowded(moment) && decidesAt('round', 'migration', 'reproduction')(moment),
  },
  {
    id: 'red',
    rule: 'balance/red',
    to: 'table',
    core: false,
    when: (moment) => told(moment, 'card-turned-up') !== undefined && showsRed(moment),
    holds: (moment) => showsRed(moment) && decidesAt('round', 'purchase')(moment),
  },
  { id: 'convoy', rule: 'actions/migration/convoy', to: 'newcomer', core: false, when: mayConvoy, holds: mayConvoy },
];
