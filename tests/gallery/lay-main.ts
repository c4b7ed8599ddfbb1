/** Reads a data folder, positions and people from its input, lays them, and prints the ids of the campaigns by name. */
import { readFileSync } from 'node:fs';
import { layHere } from './lay.ts';
import type { GalleryPosition, People } from './positions.ts';

type Wanted = { readonly dataDir: string; readonly positions: readonly GalleryPosition[]; readonly people: People };

const { dataDir, positions, people } = JSON.parse(readFileSync(0, 'utf8')) as Wanted;
process.stdout.write(JSON.stringify([...(await layHere(dataDir, positions, people))]));
