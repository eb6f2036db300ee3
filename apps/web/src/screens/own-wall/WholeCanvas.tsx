import { useLayoutEffect, useRef } from 'react';

interface WholeCanvasProps {
  readonly source: HTMLCanvasElement;
  readonly className?: string | undefined;
}

/** Shows a canvas that exists already. */
export function WholeCanvas({ source, className }: WholeCanvasProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(source);
  }, [source]);
  return <div ref={ref} className={className} aria-hidden="true" />;
}
