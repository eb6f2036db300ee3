import { HttpFault } from '../../client/http.ts';
import type { UploadPorts } from './run-upload.ts';

type Upload = UploadPorts['upload'];

/** A running upload and its callers. */
interface Flight {
  readonly finished: Promise<void>;
  readonly abort: AbortController;
  readonly listeners: Set<(bytes: number) => void>;
  sentBytes: number;
}

/**
 * Shares one request per photo (single flight): a save joins an upload that already runs in the background. The request is aborted when its
 * last caller has aborted.
 */
export function singleFlightUpload(upload: Upload): Upload {
  const flights = new Map<string, Flight>();
  return async (photo, signal, onSent) => {
    const flight = flights.get(photo.id) ?? startFlight(flights, upload, photo);
    const listener = (bytes: number): void => onSent(bytes);
    flight.listeners.add(listener);
    listener(flight.sentBytes);
    try {
      await Promise.race([flight.finished, aborted(signal)]);
    } finally {
      flight.listeners.delete(listener);
      if (flight.listeners.size === 0) flight.abort.abort();
    }
  };
}

function startFlight(flights: Map<string, Flight>, upload: Upload, photo: Parameters<Upload>[0]): Flight {
  const abort = new AbortController();
  const listeners = new Set<(bytes: number) => void>();
  const end = (): void => {
    if (flights.get(photo.id) === flight) flights.delete(photo.id); // a new flight of the photo may have started
  };
  const finished = upload(photo, abort.signal, (bytes) => {
    flight.sentBytes = bytes;
    for (const listener of listeners) listener(bytes);
  }).finally(end);
  finished.catch(() => undefined);
  const flight: Flight = { finished, abort, listeners, sentBytes: 0 };
  flights.set(photo.id, flight);
  abort.signal.addEventListener('abort', end);
  return flight;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const cancel = (): void => reject(new HttpFault('cancelled', 'cancelled'));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}
