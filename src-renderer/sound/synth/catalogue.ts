/** All sounds of the table, by what is heard. */
export const SOUND_NAMES = [
  ...(['wood-lift', 'wood-set', 'wood-slide', 'pawn-lie', 'pawn-stand', 'disc-set', 'cube-set', 'cube-pour'] as const),
  ...(['ship-set', 'ship-sail', 'anchor-rope', 'tile-lay', 'tile-turn', 'card-deal', 'card-turn', 'card-lay'] as const),
  ...([
    'paper',
    'cloth',
    'coin',
    'coins',
    'hammer',
    'harvest',
    'fish',
    'water',
    'fist',
    'blade',
    'seal',
    'axe',
  ] as const),
  ...(['bell-turn', 'bell-phase', 'bell-round', 'crisis', 'unrest', 'calm', 'independence', 'chord-end'] as const),
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** How many of each sound there are, so that none is heard twice in a row. */
export const VARIANTS = 4;

/** How loud a sound is among the others. */
export type SoundClass = 'slight' | 'plain' | 'weighty' | 'bell' | 'end';

/** What a sound keeps to: its class, the most seconds it lasts, and where the centre of its spectrum lies, in hertz. */
export type SoundBounds = { class: SoundClass; seconds: number; centroid: readonly [number, number] };

/** The loudness of a class in LUFS: the loudest 400 ms of a sound, K-weighted, measured before any volume. */
export const LOUDNESS: Readonly<Record<SoundClass, number>> = {
  slight: -34,
  plain: -29,
  weighty: -25,
  bell: -27,
  end: -23,
};

const of = (klass: SoundClass, seconds: number, ...centroid: [number, number]): SoundBounds => ({
  class: klass,
  seconds,
  centroid,
});

export const SOUNDS: Readonly<Record<SoundName, SoundBounds>> = {
  'wood-lift': of('slight', 0.3, 600, 3000),
  'wood-set': of('plain', 0.4, 300, 1500),
  'wood-slide': of('slight', 0.7, 500, 3000),
  'pawn-lie': of('plain', 0.6, 400, 2000),
  'pawn-stand': of('plain', 0.4, 400, 2000),
  'disc-set': of('plain', 0.5, 500, 2500),
  'cube-set': of('plain', 0.3, 600, 3000),
  'cube-pour': of('plain', 1, 600, 3000),
  'ship-set': of('plain', 0.5, 200, 1200),
  'ship-sail': of('plain', 1.2, 300, 2000),
  'anchor-rope': of('plain', 1.2, 300, 2500),
  'tile-lay': of('plain', 0.3, 300, 2000),
  'tile-turn': of('plain', 0.5, 400, 2500),
  'card-deal': of('slight', 0.3, 1500, 6000),
  'card-turn': of('slight', 0.4, 1200, 6000),
  'card-lay': of('slight', 0.3, 800, 4000),
  paper: of('slight', 0.8, 2000, 6500),
  cloth: of('slight', 0.8, 500, 3000),
  coin: of('plain', 0.7, 3000, 9000),
  coins: of('plain', 1.2, 3000, 9000),
  hammer: of('weighty', 0.8, 500, 3500),
  harvest: of('plain', 0.9, 1500, 6000),
  fish: of('plain', 0.8, 500, 4000),
  water: of('plain', 1.2, 500, 3500),
  fist: of('weighty', 0.8, 80, 800),
  blade: of('weighty', 1, 2500, 7500),
  seal: of('weighty', 0.8, 100, 1500),
  axe: of('weighty', 0.7, 300, 2500),
  'bell-turn': of('bell', 1.8, 800, 3500),
  'bell-phase': of('bell', 1.3, 1200, 4500),
  'bell-round': of('bell', 2.4, 600, 3000),
  crisis: of('weighty', 2.2, 30, 300),
  unrest: of('weighty', 1.6, 80, 900),
  calm: of('plain', 2, 300, 2500),
  independence: of('weighty', 2.4, 60, 1200),
  'chord-end': of('end', 3.5, 300, 2000),
};
