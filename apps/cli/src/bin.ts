// Entry point of the built command: runs one call with the arguments and streams of this process, and with the file `.env` of the working
// directory.
import { EnvFileError, loadEnvFile } from '@muro/shop';
import { main } from './main.ts';

try {
  loadEnvFile(process.env);
  process.exitCode = await main(process.argv.slice(2), process);
} catch (error) {
  if (!(error instanceof EnvFileError)) throw error;
  console.error(`muro: ${error.message}`);
  process.exitCode = 1;
}
