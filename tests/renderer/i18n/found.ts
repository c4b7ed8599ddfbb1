import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Every file of a folder and what lies below it, with one of these endings. */
export function files(folder: string, ...endings: string[]): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(ROOT, folder, name));
}

/** The TypeScript of a folder in one text. */
export const source = (folder: string): string =>
  files(folder, '.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** All first groups of a pattern in a text, each once. */
export function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))].sort();
}

/** Literal English in the markup of a component: text between tags, and attributes that are read out. */
export function wordsIn(component: string): string[] {
  const markup = component
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  const attributes = found(markup, /\b(?:aria-label|title|placeholder|alt)="([^"{}]*[A-Za-z]{2}[^"{}]*)"/g);
  return [...attributes, ...textsOf(markup)];
}

/** The text between tags, with everything in braces taken out. */
function textsOf(markup: string): string[] {
  let depth = 0;
  let tag = false;
  let text = '';
  for (const letter of markup) {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (depth > 0) continue;
    else if (letter === '<') tag = true;
    else if (letter === '>' && tag) {
      tag = false;
      text += '\n';
    } else if (!tag) text += letter;
  }
  return text.split('\n').filter((line) => /[A-Za-z]{2}/.test(line));
}
