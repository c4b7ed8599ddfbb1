import { readFileSync } from 'node:fs';

/** The feats of a game that the document names, in its order. */
export function documented(game: string): string[] {
  const part = readFileSync('docs/feats.md', 'utf8').split(`(\`${game}\`)`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, feat = '']) => feat);
}
