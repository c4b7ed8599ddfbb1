import { z } from 'zod';

/** Resources (rulebook, "Ressources"): what gold may stand for in a payment. */
export const RESOURCES = ['food', 'wood', 'stone', 'sheep', 'fish'] as const;
/** Goods: resources, gold and raze tokens (publisher's FAQ). Lists of amounts keep this order. */
export const GOODS = [...RESOURCES, 'gold', 'raze'] as const;
/** The five action tiles. */
export const TILES = ['explore', 'populate', 'construct', 'harvest', 'sail'] as const;

/** Schema of `Good`. */
export const GoodSchema = z.enum(GOODS);
/** Schema of `Tile`. */
export const TileSchema = z.enum(TILES);

/** A resource, gold or a raze token. */
export type Good = z.infer<typeof GoodSchema>;
/** An action tile. */
export type Tile = z.infer<typeof TileSchema>;

/** Amounts by good; a missing good means none. */
export const GoodsSchema = z.partialRecord(GoodSchema, z.int().min(1).max(99));
/** Amounts by good; a missing good means none. */
export type Goods = z.infer<typeof GoodsSchema>;
