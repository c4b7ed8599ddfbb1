import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

/** The project's own configuration, without the rules that need types: planted files belong to no TypeScript project. */
const eslint = new ESLint({
  cwd: process.cwd(),
  overrideConfig: {
    files: ['src-main/**/*.ts'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
});

/** The ids of the rules `code` breaks if it stood in `file`. */
async function brokenRules(file: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath: file });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const use = (specifier: string): string => `import { thing } from '${specifier}';\nexport const use = thing;\n`;
const useType = (specifier: string): string => `import type { Thing } from '${specifier}';\nexport type Use = Thing;\n`;

describe('a planted breach of the import rule is refused', () => {
  const breaches: [file: string, code: string][] = [
    ['src-engine/kernel/planted.ts', use('#main/log.ts')],
    ['src-engine/kernel/planted.ts', useType('#main/contract/port.ts')],
    ['src-engine/kernel/planted.ts', use('../../src-renderer/planted.ts')],
    ['src-engine/kernel/planted.ts', use('node:fs')],
    ['src-engine/kernel/planted.ts', use('electron')],
    ['src-engine/kernel/planted.ts', use('svelte')],
    ['src-engine/kernel/planted.ts', use('three')],
    ['src-engine/kernel/planted.ts', use('better-sqlite3')],
    ['src-engine/kernel/planted.ts', use('../archipelago/rules/planted.ts')],
    ['src-engine/kernel/planted.ts', useType('#engine/archipelago/types.ts')],
    ['src-engine/bots/planted.ts', use('#engine/archipelago/rules/planted.ts')],
    ['src-engine/endeavor/rules/planted.ts', use('../../archipelago/rules/planted.ts')],
    ['src-engine/archipelago/data/planted.ts', useType('../map/planted.ts')],
    ['src-engine/archipelago/figures/planted.ts', use('../pieces/planted.ts')],
    ['src-engine/archipelago/map/planted.ts', useType('../figures/planted.ts')],
    ['src-engine/archipelago/pieces/planted.ts', use('../rules/planted.ts')],
    ['src-engine/archipelago/scoring/planted.ts', useType('../rules/deals/planted.ts')],
    ['src-engine/archipelago/rules/deals/planted.ts', use('../../view/planted.ts')],
    ['src-engine/archipelago/rules/planted.ts', use('../flow.ts')],
    ['src-engine/archipelago/view/planted.ts', use('#engine/archipelago/bots/planted.ts')],
    ['src-renderer/planted.ts', use('#engine/archipelago/rules/planted.ts')],
    ['src-renderer/planted.ts', use('#engine/kernel/rng.ts')],
    ['src-renderer/planted.ts', `export * from '#engine/kernel/rng.ts';\n`],
    ['src-renderer/planted.ts', `export const late = () => import('#engine/kernel/rng.ts');\n`],
    ['src-renderer/planted.ts', use('#main/storage/planted.ts')],
    ['src-renderer/planted.ts', useType('#main/host/planted.ts')],
    ['src-renderer/planted.ts', use('electron')],
    ['src-renderer/planted.ts', use('node:fs')],
    ['src-renderer/Planted.svelte', `<script lang="ts">\n  import '#engine/kernel/rng.ts';\n</script>\n`],
    ['src-renderer/planted.ts', useType('#engine/archipelago/state.ts')],
    ['src-renderer/app/planted.ts', use('../games/archipelago/window.ts')],
    ['src-renderer/screens/home/planted.ts', useType('../../games/archipelago/types.ts')],
    [
      'src-renderer/panels/log/planted.ts',
      `export const late = () => import('#renderer/games/archipelago/window.ts');\n`,
    ],
    [
      'src-renderer/board/Planted.svelte',
      `<script lang="ts">\n  import '../games/archipelago/board/model.ts';\n</script>\n`,
    ],
    ['src-renderer/components/planted.ts', use('#engine/archipelago/view/view-schema.ts')],
    ['src-renderer/games/planted.ts', useType('./archipelago/types.ts')],
    ['src-renderer/games/index.ts', use('./archipelago/window.ts')],
    ['src-renderer/games/endeavor/planted.ts', use('../archipelago/words/t.ts')],
    ['src-renderer/games/endeavor/planted.ts', useType('#engine/archipelago/state.ts')],
    ['src-renderer/games/archipelago/planted.ts', use('#engine/archipelago/rules/planted.ts')],
    ['src-main/contract/planted.ts', useType('#engine/archipelago/state.ts')],
    ['src-main/host/planted.ts', use('#engine/archipelago/archipelago.ts')],
    ['src-main/cli/planted.ts', useType('#engine/archipelago/state.ts')],
    ['src-main/host/planted.ts', use('#main/games/archipelago.ts')],
    ['src-main/games/endeavor.ts', use('#engine/archipelago/archipelago.ts')],
    ['src-main/host/planted.ts', use('#renderer/planted.ts')],
    ['src-main/host/planted.ts', useType('../../src-renderer/planted.ts')],
    ['src-main/host/planted.ts', use('svelte')],
    ['src-main/host/planted.ts', use('#engine/archipelago/rules/planted.ts')],
    ['src-main/cli/planted.ts', useType('#engine/archipelago/state.ts')],
    ['src-main/bots/planted.ts', use('#main/games/archipelago.ts')],
    ['src-main/games.ts', use('#engine/archipelago/archipelago.ts')],
    ['src-main/games/endeavor.ts', use('#engine/archipelago/archipelago.ts')],
    ['src-main/contract/planted.ts', use('#engine/archipelago/rules/planted.ts')],
    ['src-main/contract/planted.ts', use('#main/storage/planted.ts')],
    ['src-main/shell-electron/planted.ts', use('#engine/archipelago/rules/planted.ts')],
    ['src-main/shell-browser/planted.ts', use('#main/storage/planted.ts')],
    ['src-main/shell-browser/browser-bridge.ts', use('node:fs')],
  ];
  test.each(breaches)('%s: %s', async (file, code) => {
    expect(await brokenRules(file, code)).toContain('house/imports');
  });
});

describe('what the rule allows passes', () => {
  const allowed: [file: string, code: string][] = [
    ['src-engine/archipelago/rules/planted.ts', use('#engine/kernel/rng.ts')],
    ['src-engine/archipelago/rules/planted.ts', use('zod')],
    ['src-engine/archipelago/rules/planted.ts', use('../pieces/planted.ts')],
    ['src-engine/archipelago/rules/actions/planted.ts', use('../cards/planted.ts')],
    ['src-engine/archipelago/pieces/planted.ts', use('../state.ts')],
    ['src-engine/archipelago/view/planted.ts', use('../flow.ts')],
    ['src-engine/archipelago/setup.ts', use('./flow.ts')],
    ['src-engine/kernel/planted.ts', use('pure-rand/generator/xoroshiro128plus')],
    ['src-renderer/games/archipelago/planted.ts', useType('#engine/archipelago/types.ts')],
    ['src-renderer/games/archipelago/planted.ts', use('#engine/archipelago/view/view-schema.ts')],
    ['src-renderer/games/archipelago/planted.ts', use('#engine/archipelago/map/geometry.ts')],
    ['src-renderer/games/archipelago/planted.ts', use('../../components/planted.ts')],
    ['src-renderer/games/index.ts', use('./archipelago/card.ts')],
    ['src-renderer/planted.ts', use('#engine/kernel/seat.ts')],
    ['src-renderer/app/planted.ts', use('../games/index.ts')],
    ['src-main/games/archipelago.ts', use('#engine/archipelago/archipelago.ts')],
    ['src-main/games.ts', use('./games/archipelago.ts')],
    ['src-main/host/planted.ts', use('#main/games.ts')],
    ['src-renderer/planted.ts', use('#main/contract/messages.ts')],
    ['src-renderer/planted.ts', use('#main/shell-browser/browser-bridge.ts')],
    ['src-renderer/planted.ts', use('three')],
    ['src-main/host/planted.ts', use('#engine/kernel/rng.ts')],
    ['src-main/shell-electron/planted.ts', use('#main/shell-browser/files.ts')],
    ['tests/host/planted.ts', use('#engine/kernel/rng.ts')],
  ];
  test.each(allowed)('%s: %s', async (file, code) => {
    expect(await brokenRules(file, code)).toEqual([]);
  });
});

describe('the engine has no clock, no platform and no chance of its own', () => {
  const impure = [
    'Math.random()',
    'Date.now()',
    'new Date()',
    'new Intl.Collator()',
    "'a'.localeCompare('b')",
    'process.argv',
    'console.log(1)',
    'setTimeout(String, 1)',
  ];
  test.each(impure)('%s', async (expression) => {
    const broken = await brokenRules('src-engine/kernel/planted.ts', `export const value = ${expression};\n`);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatch(/^no-restricted-(globals|properties)$/);
  });
});

test('any, non-null assertions and unused names are refused', async () => {
  const code = `export const f = (x: any): unknown => x!.y;\nconst unused = 1;\n`;
  expect(await brokenRules('src-main/host/planted.ts', code)).toEqual(
    expect.arrayContaining([
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/no-non-null-assertion',
      '@typescript-eslint/no-unused-vars',
    ]),
  );
});
