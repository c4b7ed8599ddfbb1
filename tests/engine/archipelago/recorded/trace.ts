/** A whole game as text a person can read: one line a move, one under it for each thing that happened. */
import type { Event } from '#engine/archipelago/events.ts';
import type { CampaignRecord } from '#engine/kernel/record.ts';
import { replaySteps } from '#engine/kernel/replay.ts';
import { gameOf } from './files.ts';

/** `type key=value key=value`; lists and records as JSON without quotes. */
function words({ type, ...rest }: { readonly type: string }): string {
  const pairs = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${key}=${typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value)}`,
    );
  return [type, ...pairs].join(' ');
}

function eventLine(event: Event): string {
  if (event.type === 'turn') return `== turn ${event.turn}`;
  if (event.type === 'phase') return `-- ${event.phase}`;
  return `       ${words(event)}`;
}

/** The trace of a record. @throws Error where the record does not replay. */
export function traceOf(record: CampaignRecord): string {
  const game = gameOf(record);
  const lines: string[] = [`${record.options['players'] as number} players, seed ${record.seed}`];
  const steps = replaySteps(game, record.setup, record.entries);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      if (step.value !== undefined) throw new Error(step.value.says);
      return `${lines.join('\n')}\n`;
    }
    const { entry, events } = step.value;
    if (entry.kind === 'move') lines.push(`${String(entry.seq).padStart(4)} ${entry.seat}: ${words(entry.move)}`);
    lines.push(...events.map(({ event }) => eventLine(event)));
  }
}
