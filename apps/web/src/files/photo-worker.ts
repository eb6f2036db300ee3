import { expose } from 'comlink';
import { photoWork } from './photo-work.ts';

expose(photoWork);
