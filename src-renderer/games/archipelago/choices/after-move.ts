import type { Pack } from '#engine/archipelago/data/schema.ts';
import { crisisLoss, lying } from '#engine/archipelago/figures/crisis.ts';
import { canAnybodyExpel } from '#engine/archipelago/figures/expulsion.ts';
import type { Markers } from '#engine/archipelago/figures/markers.ts';
import { branchPaid, cubesFor } from '#engine/archipelago/figures/prices.ts';
import { TAXES_REBELLION } from '#engine/archipelago/figures/taxes.ts';
import type { Frame } from '#engine/archipelago/frames.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { cardOf } from '#engine/archipelago/pack-index.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { markersOf, outlookOn, applyStep, type Outlook } from './outlook.ts';
import { follow, mayFollow, takeFind, type Pending } from './what-follows.ts';

/** Carries a move out, as far as it moves markers; `top` is what it answers, `below` what is pending under that. */
type Carry<T extends Move['type']> = (
  outlook: Outlook,
  move: MoveOf<T>,
  top: Frame | undefined,
  below: Pending,
) => void;

const CARRIES: { readonly [T in Move['type']]?: Carry<T> } = {
  act: (outlook, { action }) => {
    if (action === 'taxes') applyStep(outlook, { marker: 'rebellion', by: TAXES_REBELLION });
  },
  reproduce: (outlook) => applyStep(outlook, { marker: 'population', by: 1 }),
  recruit: (outlook, _, top, below) => {
    applyStep(outlook, { marker: 'population', by: 1 });
    applyStep(outlook, { marker: 'surplus', by: -1 });
    if (top?.kind === 'recruitment' && top.left === 1) follow(outlook, below);
  },
  disembark: (outlook, _, top, below) => {
    applyStep(outlook, { marker: 'population', by: 1 });
    if (top?.kind === 'disembark' && top.left === 1) follow(outlook, below);
  },
  discover,
  'lay-hex': (outlook, move, _, below) => follow(outlook, [...below, laid(outlook, move)]),
  send: find,
  keep: find,
  'name-next': (outlook, _, top, below) => {
    const { players } = outlook.view.options;
    if (top?.kind === 'order' && top.named.length === players - 2) follow(outlook, below);
  },
  consume: (outlook, _, top, below) => {
    if (top?.kind === 'domestic-crisis' && lying(outlook.view) <= top.amount) follow(outlook, below);
  },
  stand: (outlook, _, _top, below) => {
    if (lying(outlook.view) === 1) follow(outlook, below);
  },
  supply: (outlook, _, top, below) => {
    if (top?.kind === 'export-crisis' && top.missing === 1) follow(outlook, below);
  },
  done,
  'take-card': searched,
  pay: (outlook, _, top, below) => {
    if (top?.kind === 'payment' && top.owed.length === 1) follow(outlook, below);
  },
  'use-card': useCard,
  'build-wonder': useCard,
  choose: (outlook, { branch }, _, below) => {
    const card = below.at(-1);
    if (card?.kind === 'effects') follow(outlook, [...below.slice(0, -1), { ...card, branch }]);
  },
};

/** A region laid, and the finds that are pending in it. */
function laid(outlook: Outlook, { side, q, r, turn }: Pick<MoveOf<'discover'>, 'side' | 'q' | 'r' | 'turn'>): Frame {
  const { regions } = outlook.view;
  const bare = { neighbours: [], town: -1, temple: -1, market: -1, port: -1 };
  outlook.view = { ...outlook.view, regions: [...regions, { side, q, r, turn, ...bare }] };
  return { kind: 'finds', seat: 0, region: regions.length, sent: null };
}

/** A first region: the ship’s citizens step ashore, then come the finds; out of the desert one citizen walks (rulebook 2.0, p. 4, 16). */
function discover(outlook: Outlook, move: MoveOf<'discover'>, _: Frame | undefined, below: Pending): void {
  const finds = laid(outlook, move);
  const region = outlook.view.regions.length - 1;
  const left = outlook.box.pack.supply.start.citizens;
  const walks = outlook.view.options.variants.includes('desert');
  follow(outlook, [...below, finds, ...(walks ? [] : [{ kind: 'disembark', seat: 0, region, left } as const])]);
}

function find(
  outlook: Outlook,
  { resource }: MoveOf<'send'> | MoveOf<'keep'>,
  top: Frame | undefined,
  below: Pending,
): void {
  if (top?.kind === 'finds') takeFind(outlook, top, resource, below);
}

/** A card is paid first; without a cube to pay its effects begin at once (rulebook 2.0, p. 14). */
function useCard(outlook: Outlook, move: MoveOf<'use-card'> | MoveOf<'build-wonder'>): void {
  const { cost } = cardOf(outlook.box, move.card);
  const [choice, from] = move.type === 'use-card' ? [move.choice, null] : [0, move.from];
  const owed = cubesFor(cost, choice).flatMap((cubes) => Object.values(cubes));
  if (owed.some((count) => count > 0)) return;
  const branch = branchPaid(cost, choice);
  const { frames } = outlook.view;
  follow(outlook, [...frames, { kind: 'effects', seat: 0, card: move.card, next: 0, branch, victim: -1, from }]);
}

/** The cards turned up are gone: what is red on the back then on top happens at once (ruling 94). */
function searched(outlook: Outlook, _: unknown, _top: Frame | undefined, below: Pending): void {
  follow(outlook, [...below, { kind: 'balance', half: 0, red: true }]);
}

function done(outlook: Outlook, move: MoveOf<'done'>, top: Frame | undefined, below: Pending): void {
  if (top?.kind === 'search') return searched(outlook, move, top, below);
  if (top?.kind !== 'domestic-crisis' && top?.kind !== 'export-crisis') return follow(outlook, below);
  if (top.next + 1 < outlook.view.order.length) return;
  const loss = crisisLoss(outlook.view, top);
  applyStep(outlook, { marker: 'rebellion', by: loss });
  // Whoever controls a town is asked first whether rebels are put off (ruling 39).
  if (top.kind === 'domestic-crisis' && loss > 0 && canAnybodyExpel(outlook.view)) return;
  follow(outlook, below);
}

/** Moves with which what they answer is not always done; where it is, what follows of a card or crisis is not certain. */
function otherwise(outlook: Outlook, below: Pending): void {
  if (mayFollow(outlook, below)) outlook.certain = false;
}

/**
 * Where the markers would stand after a move, with all that follows from it by itself; nothing where that does not follow from what
 * lies open, and where it is left to the host.
 */
export function markersAfter(view: View, pack: Pack, move: Move): Markers | undefined {
  const outlook = outlookOn(view, pack);
  const [top, below] = [view.frames.at(-1), view.frames.slice(0, -1)];
  // The type of the move picks what was written for it.
  const carry = CARRIES[move.type] as Carry<Move['type']> | undefined;
  if (carry === undefined) otherwise(outlook, below);
  else carry(outlook, move, top, below);
  return outlook.certain ? markersOf(outlook.view) : undefined;
}
