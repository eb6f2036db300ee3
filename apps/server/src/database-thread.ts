// Worker thread of the embedded database: its queries and disk waits do not block the event loop that serves requests.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { LitePlace } from './db/lite/lite-place.ts';
import { openLite } from './db/lite/open-lite.ts';
import { faultOf, serveThread } from './db/lite/serve-thread.ts';
import type { ThreadAnswer } from './db/lite/thread-messages.ts';
import { collectWhenIdle } from './scheduling/collect-when-idle.ts';

const port = parentPort as MessagePort;
const postAnswer = (answer: ThreadAnswer) => port.postMessage(answer);
try {
  const place = workerData as LitePlace;
  serveThread(await openLite(place, ({ message }) => postAnswer({ kind: 'disk-fault', message })), port, place.folder);
  collectWhenIdle();
  postAnswer({ kind: 'opened' });
} catch (error) {
  postAnswer({ kind: 'shut', fault: faultOf(error) });
}
