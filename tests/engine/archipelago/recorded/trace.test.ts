import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANEW } from '#tests/engine/recorded.ts';
import { readRecorded } from './files.ts';
import { traceOf } from './trace.ts';

const FOLDER = new URL('./traces/', import.meta.url);

it.each(readdirSync(FOLDER))(`golden trace %s ${ANEW}`, (name) => {
  const trace = traceOf(readRecorded(name.replace('.txt', '.json.gz')));
  expect(trace).toBe(readFileSync(new URL(name, FOLDER), 'utf8'));
});
