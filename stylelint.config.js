/** What a token is of: a size of text, and the fonts. */
const SIZE = String.raw`(?:[\d.]+em|var\(--(?:text|title|head|lettering|wordmark)(?:-[a-z]+)?\)|calc\(var\(--size\)[^)]*\))`;
const LINE = String.raw`(?: ?\/ ?[\d.]+(?:px)?)?`;
const CORNER = String.raw`(?:0|var\(--radius-[a-z]+\))`;

const values = {
  /** A function that makes a colour of numbers: none, but to shade a token. */
  colour: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from var\(--)/i,
  radius: new RegExp(`^(?:inherit|${CORNER}(?: ${CORNER})*)$`),
  size: new RegExp(`^(?:inherit|${SIZE})$`),
  font: new RegExp(String.raw`^(?:inherit|(?:italic )?\d00 ${SIZE}${LINE} var\(--font-(?:body|title)\))$`),
  /** Steps of the scale of space; what lies between them may be a number. */
  step: /(?:^|\s)(?:0\.[123458]rem|1rem|1\.5rem)(?:\s|$)/,
};

const named = (thing) => ({ message: (property, value) => `“${property}: ${value}”: ${thing} is a token` });
const COLOUR = { message: (value) => `“${value}”: a colour is a token, or \`rgb(from var(--token) r g b / 0.5)\`` };

/** Colours, corners, sizes of text and steps of space come from src-renderer/styles/tokens.css, and from a game's colours.css. */
export default {
  ignoreFiles: ['out/**', 'dist/**', 'coverage/**', '.cache/**'],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': [true, COLOUR],
    'color-named': ['never', COLOUR],
    'declaration-property-value-disallowed-list': [
      { '/./': [values.colour], '/gap$/': [values.step] },
      named('a colour, and a step of space,'),
    ],
    'declaration-property-value-allowed-list': [
      { '/^border(-.+)?-radius$/': [values.radius], 'font-size': [values.size], font: [values.font] },
      named('a corner, and a size of text,'),
    ],
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: ['src-renderer/styles/tokens.css', '**/colours.css'],
      rules: { 'color-no-hex': null },
    },
  ],
};
