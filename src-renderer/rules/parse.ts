import { lexer, type Token, type Tokens } from 'marked';
import { frontMatter, isAnchor, pagesOf, type FrontMatter } from './front-matter.ts';
import type { Block, Inline, Section, Topic } from './tree.ts';

/** A section that is still being read. */
type OpenSection = Omit<Section, 'asked' | 'blocks'> & { readonly asked: string[]; readonly blocks: Block[] };

/**
 * Reads one topic of the rules; what its file may hold is described in docs/rules-text.md.
 * @throws Error that names the topic, and what in it is wrong
 */
export function parseTopic(file: string): Topic {
  let name = 'without a title';
  try {
    const { head, text } = frontMatter(file);
    name = `“${head.id}”`;
    return { ...head, sections: sectionsOf(head, lexer(text)) };
  } catch (error) {
    throw new Error(`the rules text ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function sectionsOf({ id, title, pages }: FrontMatter, tokens: readonly Token[]): Topic['sections'] {
  const first: OpenSection = { anchor: id, title, ...(pages !== undefined && { pages }), asked: [], blocks: [] };
  const further: OpenSection[] = [];
  for (const token of tokens) {
    const open = further.at(-1) ?? first;
    if (token.type === 'heading') further.push(sectionOf(token as Tokens.Heading));
    else if (token.type === 'blockquote') open.asked.push(...questionsOf(token as Tokens.Blockquote, open));
    else open.blocks.push(...blocksOf(token));
  }
  return [first, ...further];
}

/** A heading opens a section: `## Title {#anchor page=9}`. */
function sectionOf(heading: Tokens.Heading): OpenSection {
  const { depth, text } = heading;
  if (depth !== 2) throw new Error(`“${text}” is a heading of depth ${depth}: only ## begins a section`);
  const [, title, anchor, pages] = /^(.+?)\s*\{#(\S+?)(?:\s+page=(.+?))?\s*\}$/.exec(text) ?? [];
  if (title === undefined || anchor === undefined)
    throw new Error(`the heading “${text}” has no anchor: write {#anchor}`);
  if (!isAnchor(anchor)) throw new Error(`“${anchor}” cannot be an anchor: letters, digits, - and / only`);
  if (/[*_`[\]<>]/.test(title)) throw new Error(`the heading “${title}” is more than plain words`);
  return { anchor, title, ...(pages !== undefined && { pages: pagesOf(pages) }), asked: [], blocks: [] };
}

/** The questions a section answers: `> May I row twice? How far can I go?` before its text. */
function questionsOf({ tokens, raw }: Tokens.Blockquote, { asked, blocks }: OpenSection): string[] {
  const [only, ...more] = tokens;
  const questions =
    only?.type === 'paragraph' ? (only as Tokens.Paragraph).text.replaceAll(/\s+/g, ' ').split(/(?<=\?) /) : [];
  if (
    asked.length > 0 ||
    blocks.length > 0 ||
    more.length > 0 ||
    !questions.every((one) => /^[^*_`[\]<>?]+\?$/.test(one))
  )
    throw new Error(`“${raw.trim().slice(0, 40)}” stands before the text of a section and holds plain questions only`);
  return questions;
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    // `text` is the line of an item of a list whose items have no lines between them.
    case 'paragraph':
    case 'text':
      return [paragraphOf(token as Tokens.Paragraph)];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    default:
      return refuse(token);
  }
}

function paragraphOf({ tokens }: Tokens.Paragraph): Block {
  const [only] = tokens;
  if (tokens.length === 1 && only?.type === 'image' && isFigure(only as Tokens.Image))
    return { kind: 'figure', ...shown(only as Tokens.Image) };
  return { kind: 'paragraph', inside: inlines(tokens) };
}

function listOf({ ordered, items }: Tokens.List): Block {
  return {
    kind: 'list',
    ordered,
    items: items.map((item) => {
      if (item.task) refuse(item);
      return item.tokens.flatMap(blocksOf);
    }),
  };
}

function tableOf({ header, rows }: Tokens.Table): Block {
  const cells = (row: readonly Tokens.TableCell[]): Inline[][] => row.map(({ tokens }) => inlines(tokens));
  return { kind: 'table', head: cells(header), rows: rows.map(cells) };
}

/** A line; words that follow each other are one text. */
function inlines(tokens: readonly Token[]): Inline[] {
  const line: Inline[] = [];
  for (const token of tokens) {
    const next = inlineOf(token);
    const last = line.at(-1);
    if (next.kind === 'text' && last?.kind === 'text')
      line[line.length - 1] = { kind: 'text', text: last.text + next.text };
    else line.push(next);
  }
  return line;
}

function inlineOf(token: Token): Inline {
  switch (token.type) {
    case 'text':
      if (/&#?\w+;/.test(token.raw)) return refuse(token);
      return { kind: 'text', text: (token as Tokens.Text).text.replaceAll(/\s+/g, ' ') };
    case 'escape':
      return { kind: 'text', text: (token as Tokens.Escape).text };
    case 'strong':
      return { kind: 'strong', inside: inlines((token as Tokens.Strong).tokens) };
    case 'em':
      return { kind: 'emphasis', inside: inlines((token as Tokens.Em).tokens) };
    case 'link':
      return linkOf(token as Tokens.Link);
    case 'image':
      return iconOf(token as Tokens.Image);
    default:
      return refuse(token);
  }
}

function linkOf({ href, raw, tokens }: Tokens.Link): Inline {
  const to = href.replace(/^#/, '');
  if (!href.startsWith('#') || !isAnchor(to)) throw new Error(`${raw} leads out of the rules: write [words](#anchor)`);
  return { kind: 'link', to, inside: inlines(tokens) };
}

function iconOf(token: Tokens.Image): Inline {
  if (!token.href.startsWith('icon:'))
    throw new Error(
      `${token.raw} is no sign: write ![label](icon:name), or ![label](figure:name) alone in a paragraph`,
    );
  return { kind: 'icon', ...shown(token) };
}

const isFigure = ({ href }: Tokens.Image): boolean => href.startsWith('figure:');

/** Name and label of a sign or a picture. */
function shown({ href, text, raw }: Tokens.Image): { readonly name: string; readonly label: string } {
  const name = href.slice(href.indexOf(':') + 1);
  if (name === '' || text === '') throw new Error(`${raw} needs a name and a label`);
  return { name, label: text };
}

/** @throws Error always: there is more in the text than rules are made of */
function refuse({ type, raw }: Token): never {
  const begin = raw.trim().slice(0, 40);
  throw new Error(
    `“${begin}” (${type}) is not possible: paragraphs, lists, tables, strong, emphasis, links, signs and pictures only`,
  );
}
