import { type ComponentProps, useEffect, useState } from 'react';
import { retryDelayMs } from '../flow/retry-delay.ts';

/** Maximum number of retries; about five minutes with the delays. */
const MAX_ATTEMPTS = 32;

type RetriedImageProps = Omit<ComponentProps<'img'>, 'onError' | 'key'> & { readonly src: string; readonly alt: string };

/**
 * An image that is reloaded with backoff after a failure, e.g. an unavailable file store or an overloaded server. A changed `src` mounts a
 * new element, so that the previous picture is not shown meanwhile.
 */
export function RetriedImage(props: RetriedImageProps) {
  return <ImageWithRetries key={props.src} {...props} />;
}

function ImageWithRetries({ alt, ...props }: RetriedImageProps) {
  const [failed, setFailed] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (failed === 0 || failed >= MAX_ATTEMPTS) return;
    const timer = window.setTimeout(() => setTries(failed), retryDelayMs(failed, Math.random()));
    return () => window.clearTimeout(timer);
  }, [failed]);
  // A new element per attempt: a browser does not reload a broken image.
  return <img key={tries} {...props} alt={alt} onError={() => setFailed(tries + 1)} />;
}
