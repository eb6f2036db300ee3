// Sample scenes out of doors. Each is (ctx, {width, height}, dice) and paints the whole picture.
import { alpha, disc, fillRidge, glow, mix, ridge, wash } from './brush.mjs';

const hills = (sky, sun, near, far, sunAt) => (ctx, size, dice) => {
  const { width, height } = size;
  wash(ctx, width, height, sky);
  const [x, y] = [width * sunAt[0], height * sunAt[1]];
  glow(ctx, x, y, width * 0.55, sun);
  disc(ctx, x, y, Math.min(width, height) * 0.045, mix(sun, '#ffffff', 0.65));
  for (let layer = 0; layer < 6; layer++) {
    const share = layer / 5;
    const heights = ridge(dice, 256, height * (0.48 + share * 0.38), height * (0.16 - share * 0.05));
    fillRidge(ctx, size, heights, mix(far, near, share), mix(mix(far, near, share), far, 0.25));
  }
};

export const dawnHills = hills(['#3f5f8f', '#e9a37c', '#fbe3b5'], '#ffd9a0', '#1f2d3d', '#c99a92', [0.62, 0.44]);
export const greenValley = hills(['#7fb4e0', '#cfe6f2', '#fdf6e0'], '#fff6d0', '#23452b', '#9fc3b0', [0.2, 0.22]);
export const duskMountains = hills(['#1d2350', '#7a4a86', '#f08a6c'], '#ffb27a', '#120f26', '#8a5a8c', [0.35, 0.52]);

export function sea(ctx, { width, height }, dice) {
  const horizon = height * 0.46;
  wash(ctx, width, horizon, ['#4f86b8', '#a9cfe0', '#fdeacb']);
  glow(ctx, width * 0.7, horizon * 0.9, width * 0.5, '#fff1c8');
  wash(ctx, width, height, ['#8fbfc6', '#2f7f95', '#0d4256'], horizon);
  for (let wave = 0; wave < 900; wave++) {
    const depth = dice.next() ** 1.6;
    const y = horizon + depth * (height - horizon);
    const length = (0.01 + depth * 0.09) * width * dice.between(0.4, 1);
    const lit = Math.max(0, 1 - Math.abs(dice.next() * width - width * 0.7) / (width * 0.35));
    ctx.strokeStyle = alpha(lit > 0.4 ? '#fff3d6' : '#0b3a4d', 0.1 + depth * 0.25);
    ctx.lineWidth = 1 + depth * 5;
    const x = dice.between(-0.05, 1) * width;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + length / 2, y - depth * 14, x + length, y);
    ctx.stroke();
  }
  sail(ctx, width * 0.3, horizon + height * 0.06, height * 0.17);
}

function sail(ctx, x, y, tall) {
  ctx.fillStyle = '#fbf4e6';
  ctx.beginPath();
  ctx.moveTo(x, y - tall);
  ctx.quadraticCurveTo(x + tall * 0.45, y - tall * 0.4, x + tall * 0.4, y - tall * 0.06);
  ctx.lineTo(x, y - tall * 0.06);
  ctx.fill();
  ctx.fillStyle = '#e6d8c0';
  ctx.beginPath();
  ctx.moveTo(x - tall * 0.03, y - tall * 0.9);
  ctx.lineTo(x - tall * 0.28, y - tall * 0.06);
  ctx.lineTo(x - tall * 0.03, y - tall * 0.06);
  ctx.fill();
  ctx.fillStyle = '#7a3b2a';
  ctx.beginPath();
  ctx.moveTo(x - tall * 0.36, y - tall * 0.03);
  ctx.lineTo(x + tall * 0.5, y - tall * 0.03);
  ctx.quadraticCurveTo(x + tall * 0.35, y + tall * 0.09, x - tall * 0.2, y + tall * 0.08);
  ctx.fill();
}

export function birchWood(ctx, { width, height }, dice) {
  wash(ctx, width, height, ['#f6e7b4', '#d9c36a', '#7d8b3a', '#3f4d22']);
  glow(ctx, width * 0.55, height * 0.25, width * 0.7, '#fff6cf');
  for (let depth = 0; depth < 4; depth++) {
    const near = depth / 3;
    for (let trunk = 0; trunk < 9 - depth; trunk++) {
      const thick = width * (0.008 + near * 0.026);
      const x = dice.next() * width;
      ctx.fillStyle = mix('#d8cf9a', '#f4efe2', near);
      ctx.fillRect(x, 0, thick, height * (0.62 + near * 0.4));
      ctx.fillStyle = alpha('#3a3226', 0.15 + near * 0.6);
      for (let mark = 0; mark < 26; mark++)
        ctx.fillRect(x + dice.next() * thick * 0.5, dice.next() * height, thick * dice.between(0.2, 0.6), 2 + near * 5);
      ctx.fillStyle = alpha('#000000', 0.14);
      ctx.fillRect(x + thick * 0.7, 0, thick * 0.3, height * (0.62 + near * 0.4));
    }
    for (let leaf = 0; leaf < 260; leaf++) {
      const color = dice.pick(['#e7b53a', '#c98a24', '#f2d06b', '#9aa23b', '#d9642c']);
      disc(
        ctx,
        dice.next() * width,
        dice.next() ** 1.7 * height * 0.6,
        width * dice.between(0.003, 0.006 + near * 0.008),
        alpha(color, 0.75),
      );
    }
  }
}

export function cityNight(ctx, { width, height }, dice) {
  wash(ctx, width, height, ['#0c1430', '#2b2f63', '#a0567a', '#f2a66b']);
  for (let row = 0; row < 3; row++) {
    let x = -20;
    while (x < width) {
      const wide = width * dice.between(0.04, 0.1);
      const top = height * dice.between(0.3 + row * 0.14, 0.62 + row * 0.1);
      ctx.fillStyle = ['#3b3560', '#241f42', '#120f24'][row];
      ctx.fillRect(x, top, wide, height);
      for (let wy = top + 14; wy < height; wy += 22) {
        for (let wx = x + 9; wx < x + wide - 12; wx += 18) {
          if (dice.next() < 0.36) {
            ctx.fillStyle = alpha(dice.pick(['#ffd98a', '#fff0c4', '#ffb35c']), 0.35 + row * 0.25);
            ctx.fillRect(wx, wy, 8, 11);
          }
        }
      }
      x += wide + dice.between(0, 8);
    }
  }
  glow(ctx, width * 0.78, height * 0.16, height * 0.16, '#fff4d8', 0.6);
  disc(ctx, width * 0.78, height * 0.16, height * 0.05, '#fff8e6');
}

export function dunes(ctx, size, dice) {
  const { width, height } = size;
  wash(ctx, width, height, ['#79b3dc', '#d7e9ee', '#fbeed6']);
  for (let layer = 0; layer < 5; layer++) {
    const level = height * (0.5 + layer * 0.11);
    const phase = dice.next() * 6;
    const heights = Array.from(
      { length: 201 },
      (_, i) => level + Math.sin(i / dice.between(27, 28) + phase) * height * 0.05 + Math.sin(i / 60 + phase * 2) * height * 0.04,
    );
    fillRidge(ctx, size, heights, mix('#f3cf96', '#c07f3f', layer / 4), mix('#e0a860', '#8f5527', layer / 4));
  }
}
