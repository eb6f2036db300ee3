// Child process: looks at foreign pictures. It may be killed at any moment; nothing it writes counts before its answer.
import { setPriority } from 'node:os';
import { answerTasks } from './children/answer-tasks.ts';
import { lookAtPhoto } from './photos/checking/look-at-photo.ts';

setPriority(10); // the server's own answers come first
answerTasks(lookAtPhoto);
