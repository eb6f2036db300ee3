import type { Drawing } from '@muro/domain';
import { useEffect, useState } from 'react';

type Loaded = ReadonlyMap<string, HTMLImageElement>;

const NONE: Loaded = new Map();

/** Returns the design's own pictures in a drawing that have loaded so far. */
export function useResourcePictures(drawing: Drawing): Loaded {
  const [loaded, setLoaded] = useState(NONE);
  const sources = sourcesOf(drawing);
  const names = sources.join('\n');
  useEffect(() => {
    let isUnmounted = false;
    for (const source of names.split('\n').filter(Boolean)) {
      void loadPicture(source).then((picture) => {
        if (picture && !isUnmounted) setLoaded((before) => new Map(before).set(source, picture));
      });
    }
    return () => {
      isUnmounted = true;
    };
  }, [names]);
  return loaded;
}

function sourcesOf({ ops }: Drawing): readonly string[] {
  const sources = ops.flatMap((op) => (op.op === 'image' && op.picture.kind === 'resource' ? [op.picture.source] : []));
  return [...new Set(sources)].sort();
}

async function loadPicture(source: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = source;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}
