/** What stands above the text of a topic. */
export type FrontMatter = {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly pages?: string;
  readonly words: readonly string[];
  readonly aside: boolean;
};

const KEYS = ['id', 'title', 'chapter', 'pages', 'words', 'aside'];
/** What an anchor looks like: `rowing`, `rowing/far`, `card/E12`. */
const ANCHOR = /^[\w-]+(\/[\w-]+)*$/;
const PAGES = /^\d+([–-]\d+)?(, \d+([–-]\d+)?)*$/;

/** Whether a text can be an anchor. */
export const isAnchor = (text: string): boolean => ANCHOR.test(text);

/**
 * Pages of the rulebook as they are shown, with a dash from one to another.
 * @throws Error where it is not a number, a range or some of them
 */
export function pagesOf(text: string): string {
  if (!PAGES.test(text)) throw new Error(`“${text}” names no page: write 9, 8-9 or 8, 12`);
  return text.replaceAll('-', '–');
}

/**
 * A file of the rules, taken apart into what stands above its text and the text.
 * @throws Error where something is missing, unknown or broken
 */
export function frontMatter(file: string): { readonly head: FrontMatter; readonly text: string } {
  const [whole, lines] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(file) ?? [];
  if (whole === undefined || lines === undefined)
    throw new Error('it does not begin with --- and its title between two such lines');
  const values = new Map(
    lines
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map(entryOf),
  );
  const needed = (key: string): string => {
    const value = values.get(key);
    if (value === undefined || value === '') throw new Error(`“${key}” is missing at its top`);
    return value;
  };
  const [id, title, chapter] = [needed('id'), needed('title'), needed('chapter')];
  if (!isAnchor(id)) throw new Error(`“${id}” cannot be an anchor: letters, digits, - and / only`);
  const pages = values.get('pages');
  const aside = values.get('aside') ?? 'no';
  if (aside !== 'yes' && aside !== 'no') throw new Error(`“aside: ${aside}” says neither yes nor no`);
  return {
    head: {
      id,
      title,
      chapter,
      ...(pages !== undefined && pages !== '' && { pages: pagesOf(pages) }),
      words: (values.get('words') ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
      aside: aside === 'yes',
    },
    text: file.slice(whole.length),
  };
}

function entryOf(line: string): [string, string] {
  const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
  if (key === undefined || value === undefined || !KEYS.includes(key))
    throw new Error(`“${line}” is unknown at its top: ${KEYS.join(', ')} may stand there`);
  return [key, unquoted(value)];
}

/** Formatters of Markdown put quotation marks round values with a colon in them. */
function unquoted(value: string): string {
  return /^(['"])(.*)\1$/.exec(value)?.[2] ?? value;
}
