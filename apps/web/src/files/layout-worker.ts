import { expose } from 'comlink';
import { layoutWork } from './layout-work.ts';

expose(layoutWork);
