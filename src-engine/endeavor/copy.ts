import type { Frame } from './frames.ts';
import type { OwnBuilding, Player, State } from './state.ts';

const copyBuilding = ({ building, disc }: OwnBuilding): OwnBuilding => ({ building, disc });
const copyFrame = (frame: Frame): Frame => ({ ...frame });
const copyList = <T>(list: readonly T[]): T[] => list.slice();

function copyPlayer(player: Player): Player {
  const { industry, culture, finance, politics } = player.status;
  return {
    status: { industry, culture, finance, politics },
    buildings: player.buildings.map(copyBuilding),
    tokens: player.tokens.slice(),
    cards: player.cards.slice(),
    faceDown: player.faceDown.slice(),
    harbour: player.harbour,
    supply: player.supply,
    passed: player.passed,
  };
}

/** A copy that shares nothing with `state`: written out, because a search makes one before every move. */
export function copyState(state: State): State {
  return {
    pack: state.pack,
    options: { ...state.options },
    rng: state.rng.slice(),
    round: state.round,
    first: state.first,
    frames: state.frames.map(copyFrame),
    spaces: state.spaces.slice(),
    ships: state.ships.map(copyList),
    cities: state.cities.slice(),
    stacks: state.stacks.map(copyList),
    tiles: state.tiles.slice(),
    players: state.players.map(copyPlayer),
    neutral: state.neutral,
    spent: state.spent.slice(),
    removed: state.removed.slice(),
    abolished: state.abolished,
    ended: state.ended,
  };
}
