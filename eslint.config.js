import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { importRule } from './build/lint/import-rule.js';
import svelteConfig from './svelte.config.js';

/** What would make a rule give another result tomorrow, elsewhere or the second time. */
const IMPURE_GLOBALS = [
  ...['Date', 'Intl', 'performance', 'crypto', 'process', 'console', 'globalThis', 'window', 'document', 'navigator'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'fetch', 'localStorage'],
];
/** A colour as a value: hexadecimal, or of numbers. */
const RAW_COLOUR = /(?:^|[\s:;(,])#(?:[0-9a-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl)a?\(\s*[\d$]/i;
const LOCAL_METHODS = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'];

export default defineConfig(
  { ignores: ['out/', 'dist/', 'coverage/', '.cache/', '.svelte-check/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    plugins: { house: { rules: { imports: importRule } } },
    rules: {
      'house/imports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      // TypeScript knows the names of the platform better.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    // The same in style sheets: stylelint.config.js.
    files: ['src-renderer/**/*.{ts,svelte}'],
    ignores: ['**/palette.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=COLOUR]', 'SvelteLiteral[value=COLOUR]', 'TemplateElement[value.raw=COLOUR]'].map(
          (node) => ({
            selector: node.replace('COLOUR', String(RAW_COLOUR)),
            message:
              'A colour is a token of src-renderer/styles; on a canvas and in the model it comes from a palette.ts.',
          }),
        ),
      ],
    },
  },
  {
    files: ['src-engine/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({
          name,
          message: 'The engine has no clock, no platform and no chance but its own generator.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the generator inside the state.' },
        ...LOCAL_METHODS.map((property) => ({
          property,
          message: 'The engine does not depend on a language or a place.',
        })),
      ],
    },
  },
  {
    // What a rule is told comes in one context; with it, three arguments say the rest.
    files: ['src-engine/archipelago/rules/**'],
    rules: { '@typescript-eslint/max-params': ['error', { max: 4 }] },
  },
  {
    // Lint with types costs seconds, so only where a forgotten promise could lose a move.
    files: ['src-main/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // Playwright reads from the pattern of its first parameter what a fixture stands on, be it nothing.
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Declarations of empty types are how Svelte and Vite describe themselves.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
);
