import type { RuleAnchor } from '../window/rules.ts';

/** What a line of the rules is made of. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: RuleAnchor; readonly inside: readonly Inline[] }
  /** A sign of the game; the label is what is read aloud. */
  | { readonly kind: 'icon'; readonly name: string; readonly label: string };

/** What a section of the rules is made of. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** A picture the game draws. */
  | { readonly kind: 'figure'; readonly name: string; readonly label: string };

/** What links lead to and what the search finds. The first section of a topic has the topic's own anchor and title. */
export type Section = {
  readonly anchor: RuleAnchor;
  readonly title: string;
  /** Its page of the rulebook, or pages: `9`, `8–9`. */
  readonly pages?: string;
  /** Questions that it answers, as players put them: it is looked for by them, and they are not shown. */
  readonly asked: readonly string[];
  readonly blocks: readonly Block[];
};

/** One topic: a file, and a page of the reference. */
export type Topic = {
  readonly id: RuleAnchor;
  readonly title: string;
  readonly chapter: string;
  readonly pages?: string;
  /** Other words by which it is looked for. */
  readonly words: readonly string[];
  /** Whether it lies beside the rules, as variants do: where both answer a question, the rules come first. */
  readonly aside: boolean;
  readonly sections: readonly [Section, ...Section[]];
};

/** A line as it is read aloud. */
export function plainText(inside: readonly Inline[]): string {
  return inside
    .map((one) => (one.kind === 'text' ? one.text : one.kind === 'icon' ? one.label : plainText(one.inside)))
    .join('');
}

/** A line in words alone: a sign at its beginning only shows what the words say anyway. */
export function wordsOf(inside: readonly Inline[]): string {
  const [first, ...rest] = inside;
  const words = plainText(rest).trim();
  return first?.kind === 'icon' && words !== '' ? words : plainText(inside);
}

/** The lines of some blocks; by default each as it is read aloud. */
export function linesOf(blocks: readonly Block[], lineOf: (inside: readonly Inline[]) => string = plainText): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [lineOf(block.inside)];
      case 'list':
        return block.items.flatMap((item) => linesOf(item, lineOf));
      case 'table':
        return [block.head, ...block.rows].map((row) => row.map(lineOf).join(' – '));
      case 'figure':
        return [block.label];
    }
  });
}

/** Everything inside some blocks, with what lies inside that. */
export function inlinesOf(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return deep(block.inside);
      case 'list':
        return block.items.flatMap(inlinesOf);
      case 'table':
        return [block.head, ...block.rows].flat().flatMap(deep);
      case 'figure':
        return [];
    }
  });
}

function deep(inside: readonly Inline[]): Inline[] {
  return inside.flatMap((one) => ('inside' in one ? [one, ...deep(one.inside)] : [one]));
}
