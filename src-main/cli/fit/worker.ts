// Entry of a worker thread of the fit: it plays the games it is posted and takes their positions.
import { serve } from '../farm.ts';
import { lessons } from './lessons.ts';

serve(lessons());
