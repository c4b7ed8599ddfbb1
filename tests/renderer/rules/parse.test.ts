import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTopic } from '#renderer/rules/parse.ts';
import { inlinesOf, linesOf, type Block, type Inline } from '#renderer/rules/tree.ts';

const HEAD = '---\nid: rowing\ntitle: Rowing\nchapter: On the lake\npages: 4-5\nwords: boat, oar\n---\n';
const topic = (text: string) => parseTopic(HEAD + text);
const first = (text: string): readonly Block[] => topic(text).sections[0].blocks;

describe('a topic of the rules', () => {
  test('has what stands above it, and its sections', () => {
    const read = topic('Row *slowly*.\n\n## Who rows {#rowing/who page=5}\n\nAnybody.\n');
    expect(read).toMatchObject({
      id: 'rowing',
      title: 'Rowing',
      chapter: 'On the lake',
      pages: '4–5',
      words: ['boat', 'oar'],
    });
    expect(read.sections.map(({ anchor, title, pages }) => [anchor, title, pages])).toEqual([
      ['rowing', 'Rowing', '4–5'],
      ['rowing/who', 'Who rows', '5'],
    ]);
    expect(read.sections.flatMap(({ blocks }) => linesOf(blocks))).toEqual(['Row slowly.', 'Anybody.']);
  });

  test('has no pages and no other words where none are named', () => {
    const read = parseTopic('---\nid: x\ntitle: "Row: how"\nchapter: Y\n---\nRow.');
    expect(read).toMatchObject({ title: 'Row: how', words: [] });
    expect(read).not.toHaveProperty('pages');
  });

  test('has questions that it answers, and says whether it lies beside the rules', () => {
    const read = topic(
      '> Who rows? May I row\n> twice?\n\nRow.\n\n## Who rows {#rowing/who}\n\n> Can anybody row?\n\nAnybody.\n\n## Far {#far}\n\nNo.',
    );
    expect(read.sections.map(({ asked }) => asked)).toEqual([
      ['Who rows?', 'May I row twice?'],
      ['Can anybody row?'],
      [],
    ]);
    expect(read.sections.flatMap(({ blocks }) => linesOf(blocks))).toEqual(['Row.', 'Anybody.', 'No.']);
    expect(read.aside).toBe(false);
    expect(parseTopic(HEAD.replace('words', 'aside: yes\nwords')).aside).toBe(true);
  });

  test('holds lists in lists, tables, links, signs and pictures', () => {
    const blocks = first(
      '- one [spot](#spots/far)\n  - **two**\n\n| a | b |\n|---|---|\n| ![a boat](icon:boat) | 2 |\n\n![The lake](figure:lake)\n',
    );
    const text = (words: string): Inline => ({ kind: 'text', text: words });
    expect(blocks).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          [
            { kind: 'paragraph', inside: [text('one '), { kind: 'link', to: 'spots/far', inside: [text('spot')] }] },
            {
              kind: 'list',
              ordered: false,
              items: [[{ kind: 'paragraph', inside: [{ kind: 'strong', inside: [text('two')] }] }]],
            },
          ],
        ],
      },
      {
        kind: 'table',
        head: [[text('a')], [text('b')]],
        rows: [[[{ kind: 'icon', name: 'boat', label: 'a boat' }], [text('2')]]],
      },
      { kind: 'figure', name: 'lake', label: 'The lake' },
    ]);
    expect(linesOf(blocks)).toEqual(['one spot', 'two', 'a – b', 'a boat – 2', 'The lake']);
    expect(inlinesOf(blocks).map(({ kind }) => kind)).toContain('icon');
  });

  test.each([
    ['Row.', 'without a title'],
    ['---\nid: x\n---\nRow.', '“title” is missing'],
    ['---\nid: a b\ntitle: A\nchapter: B\n---\n', 'cannot be an anchor'],
    ['---\nid: x\ntitle: A\nchapter: B\nauthor: C\n---\n', '“author: C” is unknown'],
    ['---\nid: x\ntitle: A\nchapter: B\npages: first\n---\n', 'names no page'],
    [`${HEAD}# Rowing`, 'only ## begins a section'],
    [`${HEAD}### Rowing {#x}`, 'only ## begins a section'],
    [`${HEAD}## Who rows`, 'has no anchor'],
    [`${HEAD}## Who rows {#a?}`, 'cannot be an anchor'],
    [`${HEAD}## Who **rows** {#a}`, 'more than plain words'],
    [`${HEAD}## Who rows {#a page=x}`, 'names no page'],
    [`${HEAD}<b>Row</b>`, 'is not possible'],
    [`${HEAD}Row \`now\`.`, 'codespan'],
    [`${HEAD}> Row.`, 'plain questions only'],
    [`${HEAD}> Who *rows*?`, 'plain questions only'],
    [`${HEAD}Row.\n\n> Who rows?`, 'before the text of a section'],
    [`${HEAD}> Who rows?\n\nRow.\n\n> How far?`, 'before the text of a section'],
    [HEAD.replace('words', 'aside: maybe\nwords'), 'neither yes nor no'],
    [`${HEAD}- [ ] Row`, 'is not possible'],
    [`${HEAD}Row &amp; rest`, 'is not possible'],
    [`${HEAD}Row [far](https://example.org)`, 'leads out of the rules'],
    [`${HEAD}Row www.example.org`, 'leads out of the rules'],
    [`${HEAD}Row ![far](boat.png)`, 'is no sign'],
    [`${HEAD}Row ![lake](figure:lake) here`, 'is no sign'],
    [`${HEAD}Row ![](icon:boat)`, 'needs a name and a label'],
  ])('is refused with a reason: %j', (file, reason) => {
    expect(() => parseTopic(file)).toThrow(reason);
    expect(() => parseTopic(file)).toThrow(/^the rules text /);
  });
});

/** Words that mean nothing to Markdown, but for one sign that is written with a backslash. */
const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
const name = fc.stringMatching(/^[a-z]{1,6}$/);
const plain: fc.Arbitrary<Inline> = fc.oneof(words, fc.constant('*')).map((text) => ({ kind: 'text', text }));
const part: fc.Arbitrary<Inline> = fc.oneof(
  plain,
  fc.record({ kind: fc.constant('icon' as const), name, label: words }),
  fc.record({
    kind: fc.constantFrom('strong' as const, 'emphasis' as const),
    inside: words.map((text): Inline[] => [{ kind: 'text', text }]),
  }),
  fc.record({
    kind: fc.constant('link' as const),
    to: fc.tuple(name, name).map((both) => both.join('/')),
    inside: plain.map((one) => [one]),
  }),
);
/** A line begins with a word, and a space stands between its parts. */
const line: fc.Arbitrary<Inline[]> = fc.tuple(words, fc.array(part, { maxLength: 4 })).map(([begin, parts]) =>
  parts.reduce<Inline[]>(
    (before, next) => {
      const last = before.at(-1);
      const space: Inline[] =
        last?.kind === 'text'
          ? [...before.slice(0, -1), { kind: 'text', text: `${last.text} ` }]
          : [...before, { kind: 'text', text: ' ' }];
      const end = space.at(-1);
      return next.kind === 'text' && end?.kind === 'text'
        ? [...space.slice(0, -1), { kind: 'text', text: end.text + next.text }]
        : [...space, next];
    },
    [{ kind: 'text', text: begin }],
  ),
);
const paragraph: fc.Arbitrary<Block> = line.map((inside) => ({ kind: 'paragraph', inside }));
const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc.record({ kind: fc.constant('figure' as const), name, label: words }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(
      paragraph.map((one) => [one]),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc
    .tuple(
      fc.array(line, { minLength: 2, maxLength: 2 }),
      fc.array(fc.array(line, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([head, rows]): Block => ({ kind: 'table', head, rows })),
);

const inlineText = (inside: readonly Inline[]): string => inside.map(written).join('');
function written(one: Inline): string {
  switch (one.kind) {
    case 'text':
      return one.text.replaceAll('*', '\\*');
    case 'icon':
      return `![${one.label}](icon:${one.name})`;
    case 'strong':
      return `**${inlineText(one.inside)}**`;
    case 'emphasis':
      return `*${inlineText(one.inside)}*`;
    case 'link':
      return `[${inlineText(one.inside)}](#${one.to})`;
  }
}
function blockText(one: Block): string {
  switch (one.kind) {
    case 'paragraph':
      return inlineText(one.inside);
    case 'figure':
      return `![${one.label}](figure:${one.name})`;
    case 'list':
      return one.items.map((item) => `${one.ordered ? '1.' : '-'} ${item.map(blockText).join('')}`).join('\n');
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[]): string => `| ${cells.map(inlineText).join(' | ')} |`;
      return [row(one.head), '| --- | --- |', ...one.rows.map(row)].join('\n');
    }
  }
}

describe('any text', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        // Lists of one kind that follow each other are one list; a paragraph keeps them apart.
        const apart = blocks.flatMap((one) => [
          one,
          { kind: 'paragraph' as const, inside: [{ kind: 'text' as const, text: 'then' }] },
        ]);
        expect(first(apart.map(blockText).join('\n\n'))).toEqual(apart);
      }),
    );
  });

  test('is either read or refused with the name of its topic', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab #{}[]()!*_|-\n<>&;`~123.:/\\'), maxLength: 60 }), (text) => {
        try {
          topic(text);
        } catch (error) {
          expect(String(error)).toMatch(/the rules text “rowing”/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
