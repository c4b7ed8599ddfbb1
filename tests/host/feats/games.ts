/** The games there are, each with its recordings and with the referee that says what is to be told of it. */
import * as archipelago from '#tests/engine/archipelago/recorded/files.ts';
import { archipelagoReferee } from '#tests/engine/archipelago/feats/referee.ts';
import * as empires from '#tests/engine/empires-of-the-north/recorded/files.ts';
import { empiresReferee } from '#tests/engine/empires-of-the-north/feats/referee.ts';
import * as endeavor from '#tests/engine/endeavor/recorded/files.ts';
import { endeavorReferee } from '#tests/engine/endeavor/feats/referee.ts';
import type { Feat } from '#engine/kernel/feats.ts';
import { featsOf } from '#main/host/feats.ts';
import { reviewOf } from '#main/host/review.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { MOST_FEATS } from '#engine/kernel/feats.ts';
import type { Referee } from './again.ts';
import { recordedOver, type Over } from './over.ts';

/** Recorded games, and the game each was played with. */
type Recorded = {
  recordedNames(): string[];
  readRecorded(name: string): CampaignRecord;
  gameOf(record: CampaignRecord): object;
};

const REFEREES: Readonly<Record<string, readonly [Referee, Recorded]>> = {
  archipelago: [archipelagoReferee, archipelago],
  endeavor: [endeavorReferee, endeavor],
  'empires-of-the-north': [empiresReferee, empires],
};

/** Every game the host plays. @throws Error for one without a referee. */
export const JUDGED: readonly {
  readonly listed: ListedGame;
  readonly referee: Referee;
  readonly recorded: Recorded;
}[] = GAMES.map((listed) => {
  const [referee, recorded] = REFEREES[listed.id] ?? [];
  if (referee === undefined || recorded === undefined) throw new Error(`nobody judges the feats of ${listed.id}`);
  return { listed, referee, recorded };
});

/** A recorded game, played to where its record ends. */
export function readOver(recorded: Recorded, name: string): Over {
  const record = recorded.readRecorded(name);
  return recordedOver(name, recorded.gameOf(record) as AnyGame, record);
}

/** What is told of a game. */
export const toldOf = ({ game, history }: Over): readonly Feat[] => featsOf(game, history, reviewOf(game, history));

const written = ({ feat, seat, params }: Feat): string =>
  `${feat} of ${seat} ${JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/** What is told and not so, and what is so and not told, although there was room. */
export function wrongly(over: Over, referee: Referee): { readonly untrue: string[]; readonly missing: string[] } {
  const told = toldOf(over).map(written);
  const so = referee(over).map(written);
  return {
    untrue: told.filter((one) => !so.includes(one)),
    missing: told.length === MOST_FEATS ? [] : so.filter((one) => !told.includes(one)),
  };
}
