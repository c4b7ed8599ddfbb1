import type { Advice as RawAdvice, Reply } from '#main/contract/messages.ts';
import { readTold } from '../window/log-line.ts';
import type { Advice, IndexedMove, MovePreview } from '../window/lookups.ts';
import type { GameWindow } from '../window/window.ts';

type Read = GameWindow['read'];
type RawPreview = Extract<Reply, { type: 'preview' }>;
type RawMove = Extract<Reply, { type: 'index' }>['moves'][number];

/** Reads the moves of an advice. @throws ZodError where host and window do not agree, which is a bug */
export const readAdvice = ({ move: read }: Read, { move, alternative, best, ...rest }: RawAdvice): Advice => ({
  ...rest,
  move: read(move),
  ...(alternative !== undefined && { alternative: read(alternative) }),
  ...(best !== undefined && { best: best.map((one) => ({ ...one, move: read(one.move) })) }),
});

/** Reads what began with a move. */
export const readIndexed = (read: Read, { seq, seat, begins }: RawMove): IndexedMove => ({
  seq,
  seat,
  begins: begins.map(({ turn, event }) => ({ turn, ...readTold(read, event) })),
});

/** Reads what a move would do. */
export const readPreview = (read: Read, { events, barrier, ahead }: RawPreview): Omit<MovePreview, 'move'> => ({
  told: events.map((event) => readTold(read, event)),
  ...(barrier !== undefined && { barrier }),
  ...(ahead !== undefined && { ahead }),
});
