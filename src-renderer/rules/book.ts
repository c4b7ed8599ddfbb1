import type { RuleAnchor } from '../window/rules.ts';
import { parseTopic } from './parse.ts';
import type { Section, Topic } from './tree.ts';

/** A heading of the contents, with the topics under it. */
export type Chapter = { readonly title: string; readonly topics: readonly Topic[] };

/** A section, and the topic it belongs to. */
export type Spot = { readonly topic: Topic; readonly section: Section };

/** The rules of a game, read. */
export type Book = {
  readonly topics: readonly Topic[];
  readonly chapters: readonly Chapter[];
  /** What an anchor leads to; undefined where the text has no such anchor. */
  find(anchor: RuleAnchor): Spot | undefined;
  /** The topics before and after one, where there are any. */
  beside(topic: Topic): { readonly before: Topic | undefined; readonly after: Topic | undefined };
};

/**
 * Reads the rules of a game.
 * @param files its topics, in the order of the contents
 * @throws Error where a file is broken, or an anchor stands twice
 */
export function readBook(files: readonly string[]): Book {
  const chapters = chaptersOf(files.map(parseTopic));
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const spots = new Map<RuleAnchor, Spot>();
  for (const topic of topics) {
    for (const section of topic.sections) {
      if (spots.has(section.anchor)) throw new Error(`the anchor “${section.anchor}” stands twice in the rules`);
      spots.set(section.anchor, { topic, section });
    }
  }
  return {
    topics,
    chapters,
    find: (anchor) => spots.get(anchor),
    beside(topic) {
      const at = topics.indexOf(topic);
      return { before: topics[at - 1], after: topics[at + 1] };
    },
  };
}

/** Topics of one chapter stand together, where the first of them stands. */
function chaptersOf(topics: readonly Topic[]): Chapter[] {
  const titles = new Set(topics.map(({ chapter }) => chapter));
  return [...titles].map((title) => ({ title, topics: topics.filter(({ chapter }) => chapter === title) }));
}
