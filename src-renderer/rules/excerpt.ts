import { kindOf, stem, wordsIn } from './english.ts';

/** A piece of a sentence; `hit` where it is what was looked for. */
export type Piece = { readonly text: string; readonly hit: boolean };

/**
 * The sentence of some lines that fits best, in pieces; none where no sentence holds what was looked for.
 * @param terms the words that were found, as they stand or without their endings
 */
export function excerptOf(lines: readonly string[], terms: ReadonlySet<string>): readonly Piece[] {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.?!:;])\s+/));
  const rated = sentences.map((sentence) => ({ sentence, hits: new Set(hitsIn(sentence, terms)).size }));
  const best = rated.reduce((a, b) => (b.hits > a.hits ? b : a), { sentence: '', hits: 0 });
  return best.hits === 0 ? [] : piecesOf(best.sentence.replace(/[;:]$/, ' …'), terms);
}

/** The stems of the words of a text that were looked for. */
const hitsIn = (text: string, terms: ReadonlySet<string>): string[] =>
  wordsIn(text)
    .filter((word) => kindOf(word) === 'telling' && (terms.has(word) || terms.has(stem(word))))
    .map(stem);

function piecesOf(sentence: string, terms: ReadonlySet<string>): Piece[] {
  const parts = sentence.split(/([\p{L}\p{N}'’]+)/u).filter((text) => text !== '');
  const pieces: Piece[] = [];
  for (const text of parts) {
    const hit = hitsIn(text, terms).length > 0;
    const last = pieces.at(-1);
    if (last?.hit === hit) pieces[pieces.length - 1] = { text: last.text + text, hit };
    else pieces.push({ text, hit });
  }
  return pieces;
}
