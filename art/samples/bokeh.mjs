// Lamps out of focus: even discs with a brighter rim, cut by the lens towards the corners.

/** Adds a disc of light at (x, y); `radius` px, `color` linear. */
export function addDisc(picture, { x, y, radius, color, rim = 0.38, softness = 1.5 }) {
  const { width, height, data } = picture;
  const [ox, oy] = [(x - width / 2) / width, (y - height / 2) / height];
  const [cutX, cutY] = [x - ox * radius * 0.9, y - oy * radius * 0.9];
  const bottom = Math.min(height - 1, Math.ceil(y + radius + softness));
  const right = Math.min(width - 1, Math.ceil(x + radius + softness));
  for (let py = Math.max(0, Math.floor(y - radius - softness)); py <= bottom; py++) {
    for (let px = Math.max(0, Math.floor(x - radius - softness)); px <= right; px++) {
      const away = Math.hypot(px - x, py - y);
      const cut = Math.hypot(px - cutX, py - cutY);
      const inside = Math.min(1, Math.max(0, (radius - Math.max(away, cut)) / softness + 0.5));
      if (inside <= 0) continue;
      const lit = inside * (1 + rim * (away / radius) ** 6);
      for (let c = 0; c < 3; c++) data[(py * width + px) * 3 + c] += lit * color[c];
    }
  }
}
