import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { archipelagoBelief } from '#engine/archipelago/belief/belief.ts';
import { likelyDeals } from '#engine/archipelago/belief/deals.ts';
import type { ObjectiveBelief } from '#engine/archipelago/belief/trust.ts';
import { objectiveDeck, openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import type { Options, State } from '#engine/archipelago/state.ts';
import type { Information } from '#engine/archipelago/view/view-schema.ts';
import { TableBeliefs } from '#engine/bots/belief.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Emitted } from '#engine/kernel/events.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Part } from '../../part.ts';
import { botOf, GAME } from './play.ts';

const OPTIONS: Options = { players: 4, length: 'medium', variants: [] };
const BOX = openBox(BASE_PACK);
const BELIEF = archipelagoBelief(BOX);
/** When it is asked what is believed: after this share of the moves. */
const WHEN = 2 / 3;
/** The work of the captains here, as a share of theirs: what they are after does not depend on how long they think. */
const WORK = 1 / 4;

type Player = Bot<ArchipelagoTypes>;
/** What was lost on one objective of another seat: minus the logarithm of its chance, and the same if all were alike. */
type Loss = { readonly seat: number; readonly believed: number; readonly uniform: number };

/** What `viewer` knew and believed before a move. */
type Moment = { readonly information: Information; readonly belief: ObjectiveBelief };

/** Plays a game and gives what `viewer` knew and believed before each move. */
function watched(seed: string, players: readonly Player[], viewer: number): { state: State; moments: Moment[] } {
  const state = GAME.setup(OPTIONS, seed, () => undefined);
  const believers = players.map((_, seat) => (seat === viewer ? BELIEF : undefined));
  const table = new TableBeliefs<ArchipelagoTypes>(GAME, believers as never, state);
  const rng = streamOf(`${seed}:bots`);
  const moments: Moment[] = [];
  for (let [seat] = GAME.deciders(state); seat !== undefined; [seat] = GAME.deciders(state)) {
    const decider = seat;
    // The belief is that of this game.
    moments.push({ information: GAME.information(state, viewer), belief: table.of(viewer) as ObjectiveBelief });
    const move = elementAt(players, decider).decide(GAME, GAME.information(state, decider), decider, rng);
    table.watch(state, decider, move, () => {
      const events: Emitted<Event>[] = [];
      GAME.apply(state, decider, move, (event, audience) => void events.push({ event, audience }));
      return events;
    });
  }
  return { state, moments };
}

/** What the viewer's belief and an even one lose on each other seat. */
function lossesOf(seed: string, players: readonly Player[], viewer: number): Loss[] {
  const { state, moments } = watched(seed, players, viewer);
  const { information, belief } = elementAt(moments, Math.floor(moments.length * WHEN));
  const lost = (said: ObjectiveBelief, seat: number): number => {
    const deals = likelyDeals(BOX, information, said) ?? [];
    const held = elementAt(elementAt(state.objectives, seat), 0);
    return -Math.log(deals.reduce((sum, { deal, chance }) => sum + (deal[seat]?.[0] === held ? chance : 0), 0));
  };
  const even = BELIEF.start(information);
  return [0, 1, 2, 3]
    .filter((seat) => seat !== viewer)
    .map((seat) => ({ seat, believed: lost(belief, seat), uniform: lost(even, seat) }));
}

/** A steward who plays an objective it does not hold. */
function impostor(seed: string): Player {
  const steward = botOf('steward');
  return {
    level: 'impostor',
    decide(game, information, seat, rng) {
      const { view } = information;
      if (view.own === undefined || view.own.objectives.length === 0)
        return steward.decide(game, information, seat, rng);
      const other = objectiveDeck(BOX, view.options).filter(({ id }) => view.own?.objectives.includes(id) !== true);
      const { id } = elementAt(other, pick(streamOf(seed), other.length));
      return steward.decide(
        game,
        { ...information, view: { ...view, own: { ...view.own, objectives: [id] } } },
        seat,
        rng,
      );
    },
  };
}

/** Mean over games of the share of the even loss that is left, with its standard error, clustered by game. */
function shareLeft(games: readonly (readonly Loss[])[]): string {
  const sum = (losses: readonly Loss[], of: 'believed' | 'uniform') =>
    losses.reduce((total, loss) => total + loss[of], 0);
  const some = games.filter((losses) => losses.length > 0);
  const [believed, uniform] = [sum(some.flat(), 'believed'), sum(some.flat(), 'uniform')];
  const ratio = believed / uniform;
  const spread = some.reduce((total, one) => total + (sum(one, 'believed') - ratio * sum(one, 'uniform')) ** 2, 0);
  const pairs = some.flat().length;
  const error = Math.sqrt(spread) / uniform;
  const [own, even] = [believed, uniform].map((total) => (total / pairs).toFixed(2));
  return `${pairs} | ${even} | ${own} | ${(100 * ratio).toFixed(0)} ± ${(196 * error).toFixed(0)} %`;
}

/**
 * Measures what is believed of each other's objective two thirds into a game: of stewards, of stewards among whom one plays another's
 * objective (and of that one alone), and of captains. Fails where it is worth less than is promised.
 */
export function belief(games: number, captains: number): Part {
  const [steward, captain] = [
    botOf('steward'),
    searcher('captain', archipelagoMind(BASE_PACK), scaledEffort(EFFORTS.captain, WORK)),
  ];
  const played = (count: number, name: string, at: (game: number) => readonly Player[]): Loss[][] =>
    Array.from({ length: count }, (_, game) => lossesOf(`belief ${name} ${game}`, at(game), game % 4));
  const four = (player: Player): Player[] => [player, player, player, player];
  const liar = (game: number): number => (game + 1 + ((game >> 2) % 3)) % 4;
  const honest = played(games, 'honest', () => four(steward));
  const one = played(games, 'impostor', (game) => four(steward).with(liar(game), impostor(`impostor ${game}`)));
  const alone = one.map((losses, game) => losses.filter(({ seat }) => seat === liar(game)));
  const captained = played(captains, 'captains', () => four(captain));
  const lines = [
    '| Of | Pairs of seats | Log-loss if all are alike | Believed | Share left |',
    '|---|---|---|---|---|',
    `| stewards | ${shareLeft(honest)} |`,
    `| stewards, one of whom plays another’s objective | ${shareLeft(one)} |`,
    `| that one alone | ${shareLeft(alone)} |`,
    ...(captains > 0 ? [`| captains at a quarter of their work | ${shareLeft(captained)} |`] : []),
  ];
  const total = (of: readonly (readonly Loss[])[], what: 'believed' | 'uniform') =>
    of.flat().reduce((sum, loss) => sum + loss[what], 0);
  const failures = [
    total(honest, 'believed') > 0.9 * total(honest, 'uniform'),
    total(one, 'believed') > 1.02 * total(one, 'uniform'),
    total(captained, 'believed') > 0.9 * total(captained, 'uniform'),
  ].filter(Boolean).length;
  return { title: 'What is believed of the others’ objectives, two thirds into a game', lines, failures };
}
