// The built command: one call with the words and the streams of this process.
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), process);
