import { expose } from 'comlink';
import { subjectWork } from './subject-work.ts';

expose(subjectWork);
