import { type ComponentProps, useEffect, useState } from 'react';
import { retryDelayMs } from '../flow/retry-delay.ts';

/** About five minutes with the delays between the tries. */
const MOST_TRIES = 32;

type RetriedImageProps = Omit<ComponentProps<'img'>, 'onError' | 'key'> & { readonly src: string; readonly alt: string };

/**
 * A picture that is loaded again with backoff when the server could not give it: its store is away, or it is busy. Another `src` is
 * another element, so that the picture before does not stand in for it meanwhile.
 */
export function RetriedImage(props: RetriedImageProps) {
  return <Tries key={props.src} {...props} />;
}

function Tries({ alt, ...props }: RetriedImageProps) {
  const [failed, setFailed] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (failed === 0 || failed >= MOST_TRIES) return;
    const timer = window.setTimeout(() => setTries(failed), retryDelayMs(failed, Math.random()));
    return () => window.clearTimeout(timer);
  }, [failed]);
  // Another element each time: a browser does not load a broken one again.
  return <img key={tries} {...props} alt={alt} onError={() => setFailed(tries + 1)} />;
}
