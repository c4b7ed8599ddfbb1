/** What breaks a line or controls a machine: in a name it is a space, and many are one. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/**
 * What nobody sees: direction marks and all else of Unicode's format characters, what is meant to be ignored, and halves of
 * characters. The two joiners stay, for Persian and the scripts of India are misspelt without them and emoji fall apart; so
 * do the selectors that say whether a sign is an emoji, and which of its forms a Japanese name is written in.
 */
const HIDDEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0100}-\u{e01ef}])[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0100}-\u{e01ef}]/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** At the ends nothing is joined. */
const ENDS = /^(?:\s|\u200c|\u200d)+|(?:\s|\u200c|\u200d)+$/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it may be shown beside others: composed, in one line, without marks that are never seen and can turn the rest of
 * a line about. Empty where nothing is left that can be seen. A clean name stays as it is.
 */
export function cleanName(text: string): string {
  const name = text.replaceAll(HIDDEN, '').replaceAll(BREAKS, ' ').normalize('NFC').replaceAll(ENDS, '');
  return SEEN.test(name) ? name : '';
}

/** Whether a text in one line holds anything that is never seen, or that breaks the line. */
export function hasInvisibleMarks(text: string): boolean {
  return text.search(HIDDEN) >= 0 || text.search(CONTROLS) >= 0;
}

/** Whether a text can turn about the order in which what stands beside it is read. */
export function hasDirectionMarks(text: string): boolean {
  return text.search(DIRECTIONS) >= 0;
}

/** What two names have in common that look alike: case and joiners make no difference. */
export function nameSkeleton(name: string): string {
  return name.replaceAll(JOINERS, '').normalize('NFKC').toLowerCase();
}
