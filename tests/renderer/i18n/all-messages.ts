import { globSync, readFileSync } from 'node:fs';

/** All messages of a folder of message files, by key. A key in two files is an error. */
export function messagesIn(folder: string): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const file of globSync(`${folder}/*.json`)) {
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
      if (Object.hasOwn(all, key)) throw new Error(`${key} stands twice in ${folder}`);
      all[key] = text;
    }
  }
  return all;
}
