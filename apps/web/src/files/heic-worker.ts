import { expose } from 'comlink';
import { heicWork } from './heic-work.ts';

expose(heicWork);
