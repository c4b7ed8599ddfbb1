import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

/** The rules that `code` breaks if it stood in `codeFilename`, by the project's own configuration. */
async function brokenIn(codeFilename: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const component = (declaration: string): string =>
  `<p>Text</p>\n\n<style>\n  p {\n    ${declaration};\n  }\n</style>\n`;
const sheet = (declaration: string): string => `p {\n  ${declaration};\n}\n`;

const NO_HEX = 'color-no-hex';
const NOT_NAMED = 'color-named';
const REFUSED = 'declaration-property-value-disallowed-list';
const NOT_ALLOWED = 'declaration-property-value-allowed-list';

describe('style sheets and components name tokens', () => {
  const breaches: [declaration: string, rule: string][] = [
    ['color: #fff', NO_HEX],
    ['--mine: #c8a15a', NO_HEX],
    ['background: linear-gradient(#c8a15a55, transparent)', NO_HEX],
    ['fill: red', NOT_NAMED],
    ['color: rgb(0 0 0 / 0.5)', REFUSED],
    ['box-shadow: 0 1px 2px rgba(0, 0, 0, 0.5)', REFUSED],
    ['color: hsl(40 50% 50%)', REFUSED],
    ['color: rgb(from red r g b / 0.5)', REFUSED],
    ['border-radius: 0.2rem', NOT_ALLOWED],
    ['border-top-left-radius: 3px', NOT_ALLOWED],
    ['font-size: 1.1rem', NOT_ALLOWED],
    ['font: 700 18px/1 var(--font-body)', NOT_ALLOWED],
    ['gap: 0.5rem 0.7rem', REFUSED],
  ];

  test.each(breaches)('%s is refused', async (declaration, rule) => {
    expect(await brokenIn('src-renderer/panels/Planted.svelte', component(declaration))).toContain(rule);
    expect(await brokenIn('src-renderer/panels/planted.css', sheet(declaration))).toContain(rule);
  });

  test.each([
    'color: var(--ink)',
    'background: rgb(from var(--brass) r g b / 0.25)',
    'background: color-mix(in srgb, var(--ink) 20%, transparent)',
    'border-color: transparent currentColor inherit',
    'border-radius: var(--radius-small) 0 0 var(--radius-small)',
    'font: 700 var(--text-large) / 1.2 var(--font-title)',
    'font-size: 0.92em',
    'gap: var(--space-small) 0.7rem',
  ])('%s is not', async (declaration) => {
    expect(await brokenIn('src-renderer/panels/Planted.svelte', component(declaration))).toEqual([]);
  });

  test('a style in the markup is looked at too', async () => {
    expect(await brokenIn('src-renderer/panels/Planted.svelte', '<p style="color: #fff">Text</p>\n')).toEqual([NO_HEX]);
  });

  test.each(['src-renderer/styles/tokens.css', 'src-renderer/games/endeavor/colours.css'])(
    '%s alone may say what a token is',
    async (file) => {
      expect(await brokenIn(file, ':root {\n  --planted: #c8a15a;\n}\n')).toEqual([]);
    },
  );
});

describe('drawings name tokens, and what has no style sheet names a palette', () => {
  const eslint = new ESLint({ cwd: process.cwd() });
  const RULE = 'no-restricted-syntax';
  const broken = async (filePath: string, code: string): Promise<(string | null)[]> => {
    const results = await eslint.lintText(code, { filePath });
    return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  };
  const constant = (text: string): string => `export const planted = ${text};\n`;

  test.each([
    ['src-renderer/board/Planted.svelte', '<svg><path d="M0 0" fill="#fff" /></svg>\n'],
    [
      'src-renderer/board/Planted.svelte',
      "<svg><path d=\"M0 0\" fill={[1].length > 0 ? '#c8a15a' : 'none'} /></svg>\n",
    ],
    ['src-renderer/board/planted.ts', constant("'#c8a15a'")],
    ['src-renderer/board/planted.ts', constant("'rgb(20 12 6 / 0.22)'")],
    ['src-renderer/games/endeavor/board/planted.ts', constant('`1px solid #c8a15a`')],
  ])('a raw colour in %s is refused: %s', async (file, code) => {
    expect(await broken(file, code)).toEqual([RULE]);
  });

  test.each([
    ['src-renderer/board/Planted.svelte', '<svg><path d="M0 0" fill="var(--brass)" /></svg>\n'],
    ['src-renderer/board/planted.ts', constant("'#deal'")],
    ['src-renderer/games/endeavor/palette.ts', constant("'#c8a15a'")],
  ])('%s may say %s', async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});
