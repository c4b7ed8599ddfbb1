/**
 * The asset cards: eight stacks of six. Which stacks there are, their numbers and their order are known; of the faces
 * only those labelled so. All others follow the rules of `docs/data-endeavor.md`: as many symbols as the number and one
 * more, two leading kinds a stack.
 */
import type { Card, Stack, Symbols, Track } from '../schema.ts';

const LETTERS: Readonly<Record<string, Track>> = { I: 'industry', C: 'culture', F: 'finance', P: 'politics' };

/** Reads a face such as `2I 1C 1g`. */
function face(text: string): { symbols: Symbols; glory: number } {
  const symbols: Symbols = {};
  let glory = 0;
  for (const part of text.split(' ')) {
    const [amount, letter = ''] = [Number(part[0]), part[1]];
    const track = LETTERS[letter];
    if (track === undefined) glory = amount;
    else symbols[track] = amount;
  }
  return { symbols, glory };
}

type Labels = Pick<Card, 'source' | 'sources' | 'note'>;

const RECONSTRUCTED: Labels = { source: 'reconstructed', sources: { number: 'rulebook' } };
const UNSAID: Labels = {
  source: 'rulebook',
  sources: { glory: 'inferred' },
  note: 'The example moves status markers alone, so glory may have been left unsaid.',
};

function stack(
  id: string,
  governor: string | null,
  faces: readonly string[],
  known: Record<number, Labels> = {},
): Stack {
  const first = governor === null ? 0 : 1;
  const numbered = faces.map((text, index): Card => {
    const number = index + first;
    return { id: `${id}-${number}`, number, ...face(text), ...(known[number] ?? RECONSTRUCTED) };
  });
  const head: Card[] =
    governor === null
      ? []
      : [{ id: `${id}-governor`, number: null, ...face(governor), ...(known[-1] ?? RECONSTRUCTED) }];
  return { id, region: id === 'slavery' ? 'europe' : id, cards: [...head, ...numbered], source: 'rulebook' };
}

const GOVERNOR = -1;
const PAIR: Labels = {
  source: 'reconstructed',
  sources: { number: 'rulebook', glory: 'inferred' },
  note: 'Two slavery cards of an example give four industry and two finance together: 0 with 4, or 1 with 3.',
};

/** The stacks in the order of the regions, Europe's second one after its first. */
export const STACKS: Stack[] = [
  stack('europe', null, ['1P', '1I 1P', '1I 1C 1P', '2I 1P 1F', '2P 1I 1C 1g', '2I 1P 1C 1F 1g'], {
    5: { ...RECONSTRUCTED, note: 'It brings the abolition of slavery; what else it gives is not known.' },
  }),
  stack('slavery', null, ['1I', '1I 1F', '1I 2F', '3I 1F', '3I 2F', '3I 3F'], { 0: PAIR, 1: PAIR, 3: PAIR, 4: PAIR }),
  stack('north-america', '2C 1I', ['2I', '1I 1C 1F', '2I 2C', '2I 1C 1P 1F', '2C 1I 1P 1F 1g'], { 3: UNSAID }),
  stack('caribbean', '2F 1I 1g', ['1F 1P', '2F 1C', '2P 1F 1I', '2F 1P 1C 1g', '2F 2P 1I 1g']),
  stack('south-america', '2C 1P 1g', ['2C', '1C 1F 1I', '2F 1C 1P', '2C 1F 1I 1g', '2C 2F 1P 1g'], { 1: UNSAID }),
  stack('africa', '2F 1P', ['2P', '2F 1I', '2P 1F 1C', '2F 1P 1C 1I', '2F 2P 1I 1g'], { [GOVERNOR]: UNSAID }),
  stack('india', '2P 1C', ['1C 1P', '2C 1I', '2P 1C 1F', '2C 1P 1I 1g', '2C 2P 1F 1g'], { 1: UNSAID }),
  stack('far-east', '2I 1C 1g', ['1I 1C', '1I 1C 1P', '2I 1C 1F', '2C 1I 1P 1g', '2I 2C 1F 1g'], {
    [GOVERNOR]: { source: 'rulebook' },
  }),
];
