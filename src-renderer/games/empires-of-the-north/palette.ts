import type { Kind } from '#engine/empires-of-the-north/data/schema.ts';

/** The ground of a card by what it acts as: light, dark, and that of the block with its type. A sign tells it too. */
export const CARD_PAINT: Readonly<
  Record<Kind, { readonly light: string; readonly dark: string; readonly block: string }>
> = {
  field: { light: '#d6dfa8', dark: '#b3c378', block: '#6f8a3c' },
  upgrade: { light: '#d6dfa8', dark: '#b3c378', block: '#6f8a3c' },
  either: { light: '#d6dfa8', dark: '#b3c378', block: '#6f8a3c' },
  action: { light: '#f6ebcd', dark: '#dfc88f', block: '#9a7434' },
  special: { light: '#cfe0e6', dark: '#a5c0cc', block: '#4f7f97' },
  storage: { light: '#e6cfae', dark: '#c9a87c', block: '#7d5530' },
  copy: { light: '#e4eae6', dark: '#bccbc6', block: '#64827d' },
  plain: { light: '#e8e0d0', dark: '#cabfa9', block: '#7a6d5c' },
  boost: { light: '#f2cdb4', dark: '#d99a7a', block: '#a24a2a' },
};

/** The ground of each action tile. */
export const TILE_PAINT = {
  explore: '#7fa3b0',
  populate: '#d0a97c',
  construct: '#b3a897',
  harvest: '#aebb6c',
  sail: '#5f95ad',
} as const;

/** The colours of the table in depth, where they are not those of the drawn one. */
export const MODEL = {
  tableauMat: '#33231a',
  edge: '#efe6cf',
  rim: '#6d4527',
  shelf: '#2a8a8c',
  mid: '#15606f',
  deep: '#0c3c52',
  grass: '#5f8a3c',
  grassLight: '#8da64c',
  grassDark: '#3f652b',
  sand: '#e9d29a',
  rock: '#7d6f60',
  rockLight: '#a3937f',
  snow: '#f4efe4',
} as const;
