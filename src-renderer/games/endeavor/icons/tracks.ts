import { body, glint, line, ring, second, shade, solid, type IconArt } from '../../../icons/icon.ts';

/** Teeth of a cog as path data: `n` of them round the middle of the grid. */
function cog(n: number, inner: number, outer: number): string {
  const at = (angle: number, radius: number) =>
    `${(12 + Math.cos(angle) * radius).toFixed(2)} ${(12 + Math.sin(angle) * radius).toFixed(2)}`;
  const step = (2 * Math.PI) / n;
  const corners = Array.from({ length: n }, (_, i) => {
    const middle = i * step;
    return [
      at(middle - step * 0.3, inner),
      at(middle - step * 0.19, outer),
      at(middle + step * 0.19, outer),
      at(middle + step * 0.3, inner),
    ];
  });
  return `M${corners.flat().join('L')}Z`;
}

const industry: IconArt = {
  main: '#b5683a',
  tint: '#f0e2c4',
  paths: [body(cog(8, 7.6, 10.8)), second(ring(12, 12, 3.4))],
};

const culture: IconArt = {
  main: '#3f8f8a',
  tint: '#e9d9ae',
  paths: [
    body(
      'M6.2 2.2C3.2 6.8 3.4 12.6 7.4 16.4V18.6H16.6V16.4C20.6 12.6 20.8 6.8 17.8 2.2L15.2 3.4C17.2 7 17 11.4 14.2 14.2H9.8C7 11.4 6.8 7 8.8 3.4Z',
    ),
    line('M10 5V14M12 5V14M14 5V14', 1.1),
    second('M5.6 4.6H18.4V6.8H5.6Z'),
    second('M6.4 18.6H17.6V21.8H6.4Z'),
  ],
};

const finance: IconArt = {
  main: '#e3b23c',
  tint: '#f7dc8c',
  paths: [
    body(ring(12, 12, 10)),
    second(ring(12, 12, 7)),
    solid('M12 7L13.5 10.5L17 12L13.5 13.5L12 17L10.5 13.5L7 12L10.5 10.5Z'),
  ],
};

/** A charter with its seal; a crown would be taken for that of the first player. */
const politics: IconArt = {
  main: '#b98fc4',
  tint: '#7a2f7c',
  paths: [
    body(
      'M4.4 5.4C4.4 2.8 6 1.8 8 1.8H20.2C22 1.8 22.8 3.6 22.2 5.6H18.6V18.8C18.6 21 17.4 22.2 15.4 22.2H3.8C1.8 22.2 1.2 20.4 1.8 18.6H4.4Z',
    ),
    line('M7.6 6.6H15.4M7.6 10.2H15.4', 1.3),
    second(ring(11.5, 16.2, 3.9)),
    glint(ring(11.5, 16.2, 1.4)),
  ],
};

/** Glory: a star of the compass. */
const glory: IconArt = {
  main: '#d9a93c',
  tint: '#8a6a33',
  paths: [
    body('M12 1.4L14.6 9.4L22.6 12L14.6 14.6L12 22.6L9.4 14.6L1.4 12L9.4 9.4Z'),
    shade('M12 1.4L14.6 9.4L12 12ZM22.6 12L14.6 14.6L12 12ZM12 22.6L9.4 14.6L12 12ZM1.4 12L9.4 9.4L12 12Z'),
  ],
};

/** A governor: the plumed hat of the office, as it stands on the seal of his letters. */
const governor: IconArt = {
  main: '#f3d9a0',
  tint: '#fbf3df',
  paths: [
    body('M1.6 15.4C5 17.4 19 17.4 22.4 15.4C21.6 19.4 16.8 21 12 21S2.4 19.4 1.6 15.4Z'),
    body('M5.6 15.8C5 9.4 8 6.6 12 6.6S19 9.4 18.4 15.8C14.6 17.2 9.4 17.2 5.6 15.8Z'),
    second('M7 11.4C5.4 5.4 10.6 .8 19.6 3.2C16.4 3.6 15.2 5 15.4 7.4C12.4 6.4 9.4 7.6 7 11.4Z'),
  ],
};

/** The four status tracks, glory, and the governor. */
export const TRACK_ICONS = { industry, culture, finance, politics, glory, governor };
