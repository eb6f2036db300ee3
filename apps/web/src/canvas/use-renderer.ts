import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type CollageRenderer, createRenderer } from './renderer.ts';
import type { LiveView, PictureSource, Scene } from './scene.ts';

/** A value that changes many times per second, outside of React's rendering. */
export interface LiveSource {
  get(): LiveView | null;
  subscribe(listener: () => void): () => void;
}

/** Paints the scene on the two canvases and follows the live view without rendering components. */
export function useRenderer(
  base: RefObject<HTMLCanvasElement | null>,
  overlay: RefObject<HTMLCanvasElement | null>,
  { scene, live, pictures }: { readonly scene: Scene | null; readonly live: LiveSource; readonly pictures: PictureSource },
): RefObject<CollageRenderer | null> {
  const renderer = useRef<CollageRenderer | null>(null);
  useLayoutEffect(() => {
    if (!base.current || !overlay.current) return undefined;
    const created = createRenderer(base.current, overlay.current, pictures);
    renderer.current = created;
    return () => {
      renderer.current = null;
      created.dispose();
    };
  }, [base, overlay, pictures]);
  useLayoutEffect(() => {
    if (scene) renderer.current?.setScene(scene);
  }, [scene]);
  useEffect(() => live.subscribe(() => renderer.current?.setLive(live.get())), [live]);
  return renderer;
}
