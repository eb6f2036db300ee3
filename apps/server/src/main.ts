// `node apps/server/dist/main.js`: starts Muro with the settings of the environment and of the file `.env` of the working directory.
import { nodeRefusal } from './settings/node-version.ts';

const refusal = nodeRefusal(process.versions.node);
if (refusal === null) await (await import('./start/run-server.ts')).runServer();
else {
  // The log is not loaded yet, and may not load on this version.
  const entry = { level: 'fatal', time: new Date().toISOString(), msg: `Muro cannot start. ${refusal}` };
  console.log(process.stdout.isTTY ? entry.msg : JSON.stringify(entry));
  process.exitCode = 1;
}
