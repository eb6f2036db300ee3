// Child process: inspects untrusted images. It may be killed at any moment; files that it writes count only after its answer.
import { setPriority } from 'node:os';
import { answerTasks } from './children/answer-tasks.ts';
import { runPhotoTask } from './photos/checking/photo-tasks.ts';

setPriority(10); // requests of the server take priority
answerTasks(runPhotoTask);
