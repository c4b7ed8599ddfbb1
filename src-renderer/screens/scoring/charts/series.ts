import type { Review } from '#main/contract/messages.ts';
import { seatName } from '../../../i18n/seat-name.ts';
import type { ChartSeries } from '../../../window/charts.ts';
import type { TableOf } from '../../../window/types.ts';
import type { PlotLook, PlotSeries } from './plot.ts';

/** What chapters are made from. */
export type Reviewed = { readonly table: TableOf; readonly review: Review };

/** How something that is no seat looks. */
export const lookOf = ({ colour, picture }: Partial<ChartSeries>, ink: number): PlotLook => ({
  ink,
  ...(colour !== undefined && { colour }),
  ...(picture !== undefined && { picture }),
});

/** The series of every seat. */
export function seatSeries({ seats }: TableOf, values: (seat: number) => PlotSeries['values']): PlotSeries[] {
  return seats.map((_, seat) => ({
    key: `seat ${seat}`,
    label: seatName(seats, seat),
    look: { seat },
    values: values(seat),
  }));
}
