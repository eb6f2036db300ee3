import { centreOf, type PhotoLayer, type Rect } from '@muro/domain';

/** CSS position of an element that starts at the top left of the visible part; its transform turns about that corner. */
export interface MarkPlace {
  /** Percent of the visible part, in the browser's shortest form, so that slots of equal size have identical values. */
  readonly width: string;
  readonly height: string;
  /** Lengths in percent of the element itself, which stay correct at every zoom. */
  readonly transform: string;
}

/** Returns the position of an element over a slot's frame, with the slot's tilt. */
export function markPlace({ frame, card, tiltDeg }: Pick<PhotoLayer, 'frame' | 'card' | 'tiltDeg'>, viewRect: Rect): MarkPlace {
  const width = percent(frame.width, viewRect.width);
  const height = percent(frame.height, viewRect.height);
  const moved = (x: number, y: number): string => `translate(${percent(x, frame.width)}, ${percent(y, frame.height)})`;
  const place = moved(frame.x - viewRect.x, frame.y - viewRect.y);
  if (tiltDeg === 0) return { width, height, transform: place };
  const centre = centreOf(card);
  const [x, y] = [centre.x - frame.x, centre.y - frame.y];
  return { width, height, transform: `${place} ${moved(x, y)} rotate(${tiltDeg}deg) ${moved(-x, -y)}` };
}

function percent(length: number, total: number): string {
  return `${Number(((100 * length) / total).toFixed(3))}%`;
}
