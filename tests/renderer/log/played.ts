/** What happened in recorded games and in games of the toy: every event in each shape in which a window may get it. */
import { pick, streamOf } from '#engine/kernel/rng.ts';
import type { GameEvent } from '#engine/kernel/events.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { effectiveMoves, type CampaignRecord } from '#engine/kernel/record.ts';
import { COLOURS, type SeatSetup } from '#main/contract/messages.ts';
import { archipelagoCard } from '#renderer/games/archipelago/card.ts';
import { archipelagoWindow } from '#renderer/games/archipelago/window.ts';
import { empiresCard } from '#renderer/games/empires-of-the-north/card.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { endeavorCard } from '#renderer/games/endeavor/card.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import type { SentenceContext } from '#renderer/window/sentences.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { toyCard } from '#tests/toy/card.ts';
import { toyWindow } from '#tests/toy/window/window.ts';

type Recorded = {
  readonly recordedNames: () => string[];
  readonly readRecorded: (name: string) => CampaignRecord;
  readonly gameOf: (record: CampaignRecord) => Game<GameTypes>;
};
/** A game, its window, and where its recorded games are. */
type Source = { readonly window: GameWindow; readonly card: SentenceContext['card']; readonly files: Recorded };

/** Games of which there are records; forgets their types as the host does. */
export const SOURCES: Readonly<Record<string, Source>> = {
  archipelago: { window: archipelagoWindow, card: archipelagoCard, files: archipelago as unknown as Recorded },
  endeavor: { window: endeavorWindow, card: endeavorCard, files: endeavor as unknown as Recorded },
  'empires-of-the-north': { window: empiresWindow, card: empiresCard, files: empires as unknown as Recorded },
};

/** What was told in a game as a window gets it, and what its sentences are made with once it has ended. */
export type PlayedLog = {
  readonly window: GameWindow;
  readonly context: SentenceContext;
  readonly events: readonly GameEvent[];
};

const SEATS: readonly SeatSetup[] = COLOURS.map((colour, seat) => ({ name: `S${seat}`, colour, player: 'person' }));

/** As it comes over the wire. */
const sent = (event: GameEvent): GameEvent => JSON.parse(JSON.stringify(event)) as GameEvent;

/** Events whole, as their seat or everybody gets them in their turn, and as later turns have them. */
const shapesOf = (game: Game<GameTypes>, events: readonly GameEvent[]): GameEvent[] =>
  events.flatMap((event) => [sent(event), sent(game.redacted(event))]);

/** A recorded game once more. */
export function recordedLog({ window, card, files }: Source, name: string): PlayedLog {
  const record = files.readRecorded(name);
  const game = files.gameOf(record);
  const state: object = game.schema.state.parse(record.setup);
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  if (record.carried !== true) game.setup(game.schema.options.parse(record.options), record.seed, emit);
  for (const { seat, move } of effectiveMoves(record.entries).live)
    game.apply(state, seat, game.schema.move.parse(move), emit);
  const table = {
    seats: SEATS,
    view: window.read.view(game.view(state, 'public')),
    pack: window.read.pack(record.pack),
  };
  return { window, context: { card, words: window.words, table }, events: shapesOf(game, events) };
}

/** A game of the toy by chance, with a deal wherever one can be made. */
export function toyLog(seed: string): PlayedLog {
  const rng = streamOf(seed);
  const events: GameEvent[] = [];
  const state = toyGame.setup({ rounds: 4 }, seed, (event) => void events.push(event));
  for (let seats = toyGame.deciders(state); seats.length > 0; seats = toyGame.deciders(state)) {
    const seat = seats[pick(rng, seats.length)] ?? 0;
    const offers = toyGame.deals?.offers(toyGame.information(state, seat), rng) ?? [];
    const allowed = offers.filter((move) => toyGame.refusal(state, seat, move) === undefined);
    const moves = allowed.length > 0 ? allowed : toyGame.legalMoves(state, seat);
    const move = moves[pick(rng, moves.length)];
    if (move !== undefined) toyGame.apply(state, seat, move, (event) => void events.push(event));
  }
  const window = toyWindow('toy');
  const table = { seats: SEATS, view: window.read.view(toyGame.view(state, 'public')), pack: {} };
  const game = toyGame as unknown as Game<GameTypes>;
  return { window, context: { card: toyCard('toy'), words: window.words, table }, events: shapesOf(game, events) };
}
