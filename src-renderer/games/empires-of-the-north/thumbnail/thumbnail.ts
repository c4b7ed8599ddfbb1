import { z } from 'zod';

const count = z.int().min(0);
const thumbnailSchema = z.object({
  ring: z.array(z.enum(['explore', 'populate', 'construct', 'harvest', 'sail'])),
  /** Whose pawns stand on each tile of the ring; whose ships wait. */
  pawns: z.array(z.array(count)),
  queue: z.array(count),
  scores: z.array(count),
  locations: z.array(count),
});

/** The table in small, as the host tells it; nothing where it cannot be drawn. */
export const smallTable = (raw: unknown): z.infer<typeof thumbnailSchema> | undefined =>
  thumbnailSchema.safeParse(raw).data;
