// Child process: makes one order's print file and job ticket. It may be killed at any moment; the parent names the files.
import { setPriority } from 'node:os';
import { answerTasks } from './children/answer-tasks.ts';
import { printOrder } from './print/print-order.ts';

setPriority(10);
answerTasks(printOrder);
