// Child process: paints card pictures, quote pictures and thumbnails of collages.
import { setPriority } from 'node:os';
import { answerTasks } from './children/answer-tasks.ts';
import { paint } from './paint/paint.ts';

setPriority(10);
answerTasks(paint);
