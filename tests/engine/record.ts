/** `npm run record`: makes the recorded games of every game anew. */
import './archipelago/recorded/make.ts';
import './endeavor/recorded/make.ts';
import './empires-of-the-north/recorded/make.ts';
