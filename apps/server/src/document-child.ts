// Child process: reads and checks long collage documents. It may be killed at any moment.
import { setPriority } from 'node:os';
import { answerTasks } from './children/answer-tasks.ts';
import { runDocumentTask } from './collages/documents/document-tasks.ts';

setPriority(10);
answerTasks(runDocumentTask);
