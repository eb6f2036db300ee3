// Child process: inspects untrusted images. It may be killed at any moment; files that it writes count only after its answer.
import { setPriority } from 'node:os';
import { answerTasks } from './children/answer-tasks.ts';
import { lookAtPhoto } from './photos/checking/look-at-photo.ts';

setPriority(10); // requests of the server take priority
answerTasks(lookAtPhoto);
