import { it } from 'vitest';
import { expectForeignMovesRefused } from '#tests/engine/foreign-moves.ts';
import * as files from './recorded/files.ts';

it('refuses what is not asked now', () => expectForeignMovesRefused(files));
