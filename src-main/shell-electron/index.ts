import { join } from 'node:path';
import { start } from './start.ts';

// Built, this file lies in out/main, beside out/preload and out/renderer.
void start(join(import.meta.dirname, '..'));
