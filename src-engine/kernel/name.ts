/** Line breaks, control characters and white space: in a name, each run of them becomes one space. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/**
 * Invisible characters: direction marks and the other format characters of Unicode, default-ignorable ones, and lone
 * surrogates. Excepted are the two joiners, which Persian, Indic scripts and emoji need, and the variation
 * selectors, which choose between text and emoji and between the forms of Japanese characters.
 */
const HIDDEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0100}-\u{e01ef}])[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0100}-\u{e01ef}]/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** White space, and joiners that join nothing, at both ends of a name. */
const ENDS = /^(?:\s|\u200c|\u200d)+|(?:\s|\u200c|\u200d)+$/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it may be shown beside others: in Unicode's composed form (NFC), on one line, without invisible characters
 * that could reorder the line. Empty if nothing visible is left. A clean name is returned unchanged.
 */
export function cleanName(text: string): string {
  const name = text.replaceAll(HIDDEN, '').replaceAll(BREAKS, ' ').normalize('NFC').replaceAll(ENDS, '');
  return SEEN.test(name) ? name : '';
}

/** Whether a text that should be one line contains invisible or control characters or line breaks. */
export function hasInvisibleMarks(text: string): boolean {
  return text.search(HIDDEN) >= 0 || text.search(CONTROLS) >= 0;
}

/** Whether a text contains marks that can change the reading direction of the text beside it. */
export function hasDirectionMarks(text: string): boolean {
  return text.search(DIRECTIONS) >= 0;
}

/** The same text for names that differ by their capitals alone in some language: ß and SS, and the letters i of Turkish, too. */
export function nameFold(name: string): string {
  return nameSkeleton(nameSkeleton(name).toUpperCase()).replaceAll('i\u0307', 'i');
}

/** The same text for names that look alike: joiners and case make no difference. */
export function nameSkeleton(name: string): string {
  return name.replaceAll(JOINERS, '').normalize('NFKC').toLowerCase();
}
