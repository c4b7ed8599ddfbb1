/** How a picture is composed: a whole scene, or its hero alone. */
export type Composition = 'scene' | 'strip';

/** Where a painted picture of a game lies, as a page of the window asks for it (assets/painted, made by `npm run pictures`). */
export const pictureAddress = (game: string, composition: Composition, id: string): string =>
  `./pictures/${game}/${composition}/${id}.webp`;
