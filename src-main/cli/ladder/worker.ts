// Entry of a worker thread of the ladder: it plays the games it is posted.
import { serve } from '../farm.ts';
import { matches } from './match.ts';

serve(matches());
