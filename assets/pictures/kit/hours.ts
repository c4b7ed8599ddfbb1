/** The light of an hour: washes of the sky from above down, far land, what tints everything, and how dark it is. */
export type Hour = {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly land: string;
  readonly water: string;
  /** Laid over everything, so that all stands in the same light. */
  readonly tint: string;
  readonly dark: number;
};

/** The hours a picture can be painted in. */
export const HOURS = {
  dawn: {
    sky: ['#8fa7a2', '#f1c79a', '#e79b6f'],
    far: '#8f9f9c',
    land: '#7d8b57',
    water: '#4f7f83',
    tint: '#f0b98a',
    dark: 0,
  },
  noon: {
    sky: ['#7fb0b4', '#cfe0d2', '#efe2b8'],
    far: '#9db6b4',
    land: '#8f9c4e',
    water: '#2f7480',
    tint: '#f3e2b0',
    dark: 0,
  },
  grey: {
    sky: ['#8b959b', '#c6c9c4', '#ddd9c9'],
    far: '#a0a8ab',
    land: '#7c8562',
    water: '#5a7680',
    tint: '#d5d6cf',
    dark: 0,
  },
  dusk: {
    sky: ['#4d5568', '#a8675a', '#dd8c4e'],
    far: '#66657a',
    land: '#5f5f45',
    water: '#3a5365',
    tint: '#d98d5a',
    dark: 0.12,
  },
  storm: {
    sky: ['#39424d', '#5c6a70', '#93a09a'],
    far: '#5c6a74',
    land: '#55603f',
    water: '#33505a',
    tint: '#8fa0a0',
    dark: 0.1,
  },
  winter: {
    sky: ['#7c93a6', '#c3d2d8', '#f0dcc0'],
    far: '#a9bccb',
    land: '#dfe6ea',
    water: '#5d8799',
    tint: '#dfe7ee',
    dark: 0,
  },
  night: {
    sky: ['#101a2a', '#1c2c42', '#31445a'],
    far: '#243348',
    land: '#2b3330',
    water: '#1b3140',
    tint: '#24344c',
    dark: 0.3,
  },
  inside: {
    sky: ['#3a2819', '#5a3d25', '#7a5330'],
    far: '#5a3f28',
    land: '#5f452c',
    water: '#3a4a4c',
    tint: '#e0a45c',
    dark: 0.14,
  },
} as const satisfies Record<string, Hour>;

/** The name of an hour. */
export type HourName = keyof typeof HOURS;
