/** What the search knows of the language that the rules are written in. Rules in another language need a file like this one. */

/** Words of a question that say nothing of what it is about. */
const EMPTY = new Set(
  (
    'a about after again all am an and any anybody anyone are as at be because been before being but by can cannot could did do does ' +
    'doing done for from had happen happens has have he her here him his i if in instead into is it its just let ' +
    'may me might mine must my no not now of off on one ones or other our out over own shall she should so some ' +
    'somebody someone something still such than that the their them then there these they thing things this those to too under until up ' +
    'us was we were what whether while will with without would yet you your yours'
  ).split(' '),
);

/** Words that begin a question: they say something only where they stand in a title, as in “Who may build”. */
const ASKING = new Set(['how', 'when', 'where', 'which', 'who', 'whom', 'whose', 'why']);

/** The words of a text, in small letters and without accents or apostrophes. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/(\p{L})['’]\p{L}{1,2}\b/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether a word says nothing of what a question is about. */
export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** Whether a word begins a question. */
export const isAsking = (word: string): boolean => ASKING.has(word);

/** A word without its ending: “rowing”, “rowed” and “rows” are one. */
export function stem(word: string): string {
  if (word.length < 4 || isAsking(word)) return word;
  const bare = word
    .replace(/(?<=.{2})ie[sd]$/, 'y')
    .replace(/(?<=^.)ied$/, 'ie')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const root = bare.replace(/(?<=.[aeiouy].*)(?:ing|ed)$/, '').replace(/([bdgklmnprtv])\1$/, '$1');
  const short = bare === root ? bare : root.length < 3 ? bare : root;
  return short.replace(/(?<=..[^aeiou])e$/, '').replace(/(?<=..[^aeiou])y$/, 'i');
}
