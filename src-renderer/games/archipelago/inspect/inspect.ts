import { ACTIONS } from '#engine/archipelago/state.ts';
import { BUILDINGS, RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { InspectId } from '../../../window/inspection.ts';
import { t } from '../words/t.ts';
import { building, price, sideWords, type Table } from '../words/words.ts';
import { actionInspection } from './actions.ts';
import type { Answer } from './answer.ts';
import { bankInspection, marketInspection, stabilityInspection, surplusInspection } from './boards.ts';
import { balanceInspection, deckInspection, pilesInspection, trayInspection } from './counters.ts';
import { placeInspection } from './places.ts';
import { seatInspection } from './seats.ts';
import { thingInspection } from './things.ts';

/** The answer to a question about anything of Archipelago on the table; undefined for a name it does not know. */
export function inspect(table: Table, _seat: number | undefined, id: InspectId): Answer | undefined {
  const [kind = '', ...which] = id.split(':');
  return ANSWERS[kind]?.(table, which);
}

const ANSWERS: Readonly<Record<string, (table: Table, which: readonly string[]) => Answer | undefined>> = {
  action: (table, [name]) => {
    const action = ACTIONS.find((one) => one === name);
    return action && actionInspection(table, action);
  },
  market: (table, [name, resource]) => {
    const kind = RESOURCES.find((one) => one === resource);
    return kind && marketInspection(table, name === 'export' ? 'export' : 'domestic', kind);
  },
  bank: (table, [name]) =>
    bankInspection(
      table,
      RESOURCES.find((one) => one === name),
    ),
  stability: stabilityInspection,
  surplus: surplusInspection,
  balance: balanceInspection,
  piles: pilesInspection,
  tray: trayInspection,
  deck: deckInspection,
  thing: thingInspection,
  fees: ({ view }) => ({ title: t('inspect.fees'), lines: [t('wheel.fees', { n: view.fees })] }),
  seat: (table, [seat]) => seatInspection(table, Number(seat)),
  side: ({ pack }, [side = '']) => ({ title: t('inspect.side'), lines: [sideWords(pack, side)] }),
  place: (table, which) => placeInspection(table, which.join(':')),
  building: ({ pack }, [name]) => {
    const kind = [...BUILDINGS, 'ship' as const].find((one) => one === name);
    if (kind === undefined) return undefined;
    const { florins, cubes } = pack.costs[kind];
    const title = kind === 'ship' ? t('unit.ship') : building(kind);
    return {
      title,
      lines: [t(`inspect.building.${kind}`)],
      cost: t('choice.build.cost', { price: price(florins, cubes) }),
    };
  },
};
