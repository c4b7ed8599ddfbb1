import type { View } from '../state.ts';

/** The chart in small, as the list of saved games draws it: who holds each city, and how many discs lie on each track. */
export function thumbnailOf({ cities, ships }: View): { cities: number[]; ships: number[][] } {
  return { cities: [...cities], ships: ships.map((track) => [...track]) };
}
