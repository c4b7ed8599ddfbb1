/** Makes everything in a process of its own, and prints what its bytes come to. */
import { SOUND_NAMES } from '#renderer/sound/synth/catalogue.ts';
import { digestOf } from './digest.ts';

process.stdout.write(JSON.stringify(digestOf(SOUND_NAMES)));
