import { useLayoutEffect, useRef } from 'react';

interface CanvasHostProps {
  readonly source: HTMLCanvasElement;
  readonly className?: string | undefined;
}

/** Shows an existing canvas element. */
export function CanvasHost({ source, className }: CanvasHostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(source);
  }, [source]);
  return <div ref={ref} className={className} aria-hidden="true" />;
}
