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
  'wood-lift': of('slight', 0.2, 1200, 2500),
  'wood-set': of('plain', 0.25, 450, 1000),
  'wood-slide': of('slight', 0.6, 1200, 2400),
  'pawn-lie': of('plain', 0.5, 800, 1700),
  'pawn-stand': of('plain', 0.3, 500, 1200),
  'disc-set': of('plain', 0.4, 600, 1500),
  'cube-set': of('plain', 0.2, 650, 1500),
  'cube-pour': of('plain', 0.8, 900, 1900),
  'ship-set': of('plain', 0.3, 230, 550),
  'ship-sail': of('plain', 1, 1000, 2200),
  'anchor-rope': of('plain', 1.2, 450, 1200),
  'tile-lay': of('plain', 0.2, 330, 800),
  'tile-turn': of('plain', 0.4, 350, 850),
  'card-deal': of('slight', 0.3, 3200, 6000),
  'card-turn': of('slight', 0.3, 2500, 5000),
  'card-lay': of('slight', 0.2, 1500, 3200),
  paper: of('slight', 0.7, 2800, 5500),
  cloth: of('slight', 0.7, 1400, 2700),
  coin: of('plain', 0.5, 3200, 6000),
  coins: of('plain', 0.9, 3500, 6000),
  hammer: of('weighty', 0.5, 450, 1000),
  harvest: of('plain', 0.9, 3200, 5800),
  fish: of('plain', 0.7, 500, 1500),
  water: of('plain', 1.1, 800, 1700),
  fist: of('weighty', 0.4, 90, 220),
  blade: of('weighty', 0.9, 3800, 6800),
  seal: of('weighty', 0.6, 500, 1500),
  axe: of('weighty', 0.4, 800, 1900),
  'bell-turn': of('bell', 1.6, 1150, 2000),
  'bell-phase': of('bell', 1.2, 1500, 2600),
  'bell-round': of('bell', 2.1, 800, 1500),
  crisis: of('weighty', 1.6, 70, 160),
  unrest: of('weighty', 1.3, 115, 250),
  calm: of('plain', 1.4, 1600, 2700),
  independence: of('weighty', 1.9, 150, 350),
  'chord-end': of('end', 3, 330, 650),
};
