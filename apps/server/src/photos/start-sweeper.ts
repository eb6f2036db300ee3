import { counted } from '@muro/shop';
import { type SweepPorts, type Swept, sweepPhotos } from '../use-cases/sweep-photos.ts';

const DAY_MS = 24 * 3_600_000;

export interface SweeperOptions extends Omit<SweepPorts, 'isLeaving'> {
  /** Removes the rows that say nothing any more. */
  readonly forgetExpired: () => Promise<void>;
  /** One line for every sweep that found something. */
  readonly log: (sentence: string) => void;
  readonly onFault: (error: unknown) => void;
}

/** Sweeps at once and then once a day. */
export function startSweeper(options: SweeperOptions): { stop(): Promise<void> } {
  let isLeaving = false;
  const sweep = async () => {
    try {
      await options.forgetExpired();
      const swept = await sweepPhotos({ ...options, isLeaving: () => isLeaving });
      if (Object.values(swept).some((count) => count > 0)) options.log(sentenceOf(swept));
    } catch (error) {
      options.onFault(error);
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, DAY_MS).unref();
  return {
    async stop() {
      isLeaving = true;
      clearInterval(timer);
      await running;
    },
  };
}

function sentenceOf({ drafts, photos, files }: Swept): string {
  return `Swept ${counted(drafts, 'unfinished upload')}, ${counted(photos, 'photo')} that no collage names, ${counted(files, 'file')} of nothing.`;
}
