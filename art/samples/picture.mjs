// Pictures in linear light, and operations on whole pictures: shading, blending, blurring.

/** `data` holds red, green and blue per pixel, 1 is paper white, lamps are brighter. */
export function newPicture(width, height) {
  return { width, height, data: new Float32Array(width * height * 3) };
}

export function newMask({ width, height }) {
  return { width, height, data: new Float32Array(width * height) };
}

/** Converts '#rrggbb' to linear light. */
export function light(color, gain = 1) {
  return [1, 3, 5].map((at) => gain * (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2);
}

/** Calls `colorAt(x, y, out)` for each pixel, `rays` times; x and y in picture heights from the top left. */
export function shade(picture, colorAt, rays = 2) {
  const { width, height, data } = picture;
  const out = [0, 0, 0];
  const share = 1 / (rays * rays);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      for (let ray = 0; ray < rays * rays; ray++) {
        colorAt((x + ((ray % rays) + 0.5) / rays) / height, (y + (Math.floor(ray / rays) + 0.5) / rays) / height, out);
        for (let c = 0; c < 3; c++) data[at + c] += share * out[c];
      }
    }
  }
  return picture;
}

/** Lays a colour, or `colorAt(x, y)` in pixels, over the picture where the mask is 1. */
export function cover(picture, mask, color, strength = 1) {
  const { width, data } = picture;
  for (let at = 0; at < mask.data.length; at++) {
    const share = Math.min(1, mask.data[at]) * strength;
    if (share <= 0) continue;
    const ink = typeof color === 'function' ? color(at % width, Math.floor(at / width)) : color;
    for (let c = 0; c < 3; c++) data[at * 3 + c] += share * (ink[c] - data[at * 3 + c]);
  }
}

function blurLine(line, length, reach) {
  const source = line.slice(0, length);
  let sum = 0;
  const value = (at) => source[at < 0 ? 0 : at >= length ? length - 1 : at];
  for (let at = -reach; at <= reach; at++) sum += value(at);
  for (let at = 0; at < length; at++) {
    line[at] = sum / (2 * reach + 1);
    sum += value(at + reach + 1) - value(at - reach);
  }
}

function blurAlong({ data }, { lines, length, lineStep, step, start }, reach) {
  const line = new Float32Array(length);
  for (let row = 0; row < lines; row++) {
    const first = start + row * lineStep;
    for (let at = 0; at < length; at++) line[at] = data[first + at * step];
    for (let pass = 0; pass < 3; pass++) blurLine(line, length, reach);
    for (let at = 0; at < length; at++) data[first + at * step] = line[at];
  }
}

/** Blurs a picture or a mask in place; `radius` px, near a Gaussian of that deviation. */
export function blur(surface, radius) {
  const reach = Math.round(radius);
  if (reach < 1) return surface;
  const { width, height, data } = surface;
  const channels = data.length / (width * height);
  for (let c = 0; c < channels; c++) {
    const row = width * channels;
    blurAlong(surface, { lines: height, length: width, lineStep: row, step: channels, start: c }, reach);
    blurAlong(surface, { lines: width, length: height, lineStep: channels, step: row, start: c }, reach);
  }
  return surface;
}

export const copyOf = (picture) => ({ ...picture, data: picture.data.slice() });
