// Draws bodies, branches and blades as tapered strokes.

/**
 * Draws strokes into a mask.
 *
 * @param strokes  [x1, y1, radius1, x2, y2, radius2] each, px
 * @param softness width of the edge, px
 */
export function drawStrokes(mask, strokes, softness = 1.2) {
  for (const stroke of strokes) drawStroke(mask, stroke, softness);
  return mask;
}

function drawStroke({ width, height, data }, [x1, y1, r1, x2, y2, r2], softness) {
  const reach = Math.max(r1, r2) + softness;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy || 1e-9;
  const right = Math.min(width - 1, Math.ceil(Math.max(x1, x2) + reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y1, y2) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(y1, y2) - reach)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(x1, x2) - reach)); x <= right; x++) {
      const t = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
      const away = Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
      const ink = Math.min(1, Math.max(0, 0.5 + (r1 + t * (r2 - r1) - away) / softness));
      // Strokes thinner than a pixel are paler instead.
      const fine = Math.min(1, 2 * (r1 + t * (r2 - r1)));
      if (ink * fine > data[y * width + x]) data[y * width + x] = ink * fine;
    }
  }
}

/** A blade that leaves (x, y) upwards and bends over; angles from upright, radians. */
export function blade({ x, y, length, angle, bend, radius }, steps = 12) {
  const strokes = [];
  let [px, py, turn] = [x, y, angle];
  for (let step = 0; step < steps; step++) {
    const [nx, ny] = [px + (Math.sin(turn) * length) / steps, py - (Math.cos(turn) * length) / steps];
    strokes.push([px, py, radius * (1 - step / steps), nx, ny, radius * (1 - (step + 1) / steps)]);
    [px, py] = [nx, ny];
    turn += (bend / steps) * (0.5 + step / steps);
  }
  return { strokes, tip: [px, py, turn] };
}
