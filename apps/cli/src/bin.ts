// Entry point of the built command: runs one call with the arguments and streams of this process.
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), process);
