// Sample scenes of things near by: balloons, flowers, fruit, leaves, kites, snow.
import { alpha, disc, fillRidge, glow, mix, ridge, wash } from './brush.mjs';

export function balloons(ctx, { width, height }, dice) {
  wash(ctx, width, height, ['#5fa8dd', '#bfe0ef', '#fdf1d9']);
  for (let cloud = 0; cloud < 26; cloud++)
    disc(ctx, dice.next() * width, height * dice.between(0.55, 0.95), width * dice.between(0.03, 0.1), '#ffffff2e');
  const all = Array.from({ length: 9 }, () => ({
    x: dice.between(0.08, 0.92),
    y: dice.between(0.12, 0.8),
    r: dice.between(0.028, 0.1),
  })).sort((a, b) => a.r - b.r);
  for (const { x, y, r } of all)
    balloon(
      ctx,
      { x: x * width, y: y * height, r: r * width },
      dice.pick([
        ['#d6453d', '#f6d365'],
        ['#2f6f9f', '#f4f1e8'],
        ['#e58b2f', '#7d2e46'],
        ['#3f8f6b', '#f7e7a8'],
      ]),
    );
}

function balloon(ctx, { x, y, r }, [first, second]) {
  for (let stripe = 6; stripe >= 0; stripe--) {
    ctx.fillStyle = stripe % 2 ? first : second;
    ctx.beginPath();
    ctx.ellipse(x, y, (r * (stripe + 0.6)) / 6.6, r * 1.12, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = first;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.52, y + r);
  ctx.lineTo(x + r * 0.52, y + r);
  ctx.lineTo(x + r * 0.16, y + r * 1.45);
  ctx.lineTo(x - r * 0.16, y + r * 1.45);
  ctx.fill();
  ctx.fillStyle = '#6b4226';
  ctx.fillRect(x - r * 0.15, y + r * 1.62, r * 0.3, r * 0.24);
  const shade = ctx.createLinearGradient(x - r, 0, x + r, 0);
  shade.addColorStop(0, '#ffffff44');
  shade.addColorStop(0.5, '#ffffff00');
  shade.addColorStop(1, '#00000055');
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.ellipse(x, y, r * 1.001, r * 1.125, 0, 0, Math.PI * 2);
  ctx.fill();
}

const flower = (ctx, x, y, r, color, petals) => {
  for (let ring = 0; ring < 3; ring++) {
    for (let petal = 0; petal < petals; petal++) {
      const angle = ((petal + ring * 0.5) / petals) * Math.PI * 2;
      const reach = r * (1 - ring * 0.28);
      ctx.fillStyle = mix(color, ring === 0 ? '#3a1020' : '#ffffff', 0.08 + ring * 0.14);
      ctx.beginPath();
      ctx.ellipse(x + Math.cos(angle) * reach * 0.55, y + Math.sin(angle) * reach * 0.55, reach * 0.5, reach * 0.3, angle, 0, Math.PI * 2);
      ctx.fill();
    }
  }
  disc(ctx, x, y, r * 0.2, '#f4c542');
};

export function bouquet(ctx, { width, height }, dice) {
  wash(ctx, width, height, ['#e9dfd2', '#cdbfae', '#8c7a68']);
  glow(ctx, width * 0.3, height * 0.2, width * 0.8, '#fff7e6', 0.8);
  const unit = Math.min(width, height);
  for (let leaf = 0; leaf < 70; leaf++) {
    const angle = dice.next() * Math.PI * 2;
    const reach = unit * dice.between(0.2, 0.48);
    ctx.fillStyle = dice.pick(['#4f6b46', '#6d8a5a', '#33502f', '#8aa377']);
    ctx.beginPath();
    ctx.ellipse(
      width / 2 + Math.cos(angle) * reach,
      height * 0.5 + Math.sin(angle) * reach,
      unit * 0.075,
      unit * 0.022,
      angle,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  for (let bloom = 0; bloom < 30; bloom++) {
    const angle = bloom * 2.399;
    const reach = unit * 0.36 * Math.sqrt(1 - bloom / 30);
    const color = dice.pick(['#c8475a', '#e98aa0', '#f0b8a0', '#f3e3cf', '#8f3b6a', '#e7703f']);
    flower(
      ctx,
      width / 2 + Math.cos(angle) * reach,
      height * 0.48 + Math.sin(angle) * reach,
      unit * dice.between(0.06, 0.11),
      color,
      dice.pick([7, 9, 11]),
    );
  }
}

export function lemons(ctx, { width, height }, dice) {
  wash(ctx, width, height, ['#27505a', '#3a7380', '#6ea3a6']);
  const unit = Math.min(width, height);
  for (let fruit = 0; fruit < 22; fruit++) {
    const [x, y, r] = [dice.next() * width, dice.next() * height, unit * dice.between(0.08, 0.13)];
    disc(ctx, x + r * 0.14, y + r * 0.2, r * 1.03, '#00000040');
    if (dice.next() < 0.45) slice(ctx, x, y, r);
    else {
      const run = ctx.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r * 1.1);
      run.addColorStop(0, '#fff3a6');
      run.addColorStop(0.5, '#f5cf35');
      run.addColorStop(1, '#c98f14');
      ctx.fillStyle = run;
      ctx.beginPath();
      ctx.ellipse(x, y, r * 1.15, r * 0.88, dice.next() * 3, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

function slice(ctx, x, y, r) {
  disc(ctx, x, y, r, '#efc22e');
  disc(ctx, x, y, r * 0.93, '#fffbe6');
  for (let wedge = 0; wedge < 9; wedge++) {
    const from = (wedge / 9) * Math.PI * 2 + 0.06;
    ctx.fillStyle = '#f9e05e';
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(from + 0.29) * r * 0.12, y + Math.sin(from + 0.29) * r * 0.12);
    ctx.arc(x, y, r * 0.84, from, from + 0.58);
    ctx.fill();
  }
}

export function autumnLeaves(ctx, { width, height }, dice) {
  wash(ctx, width, height, ['#3a2a1e', '#5c3f28']);
  const unit = Math.min(width, height);
  for (let leaf = 0; leaf < 190; leaf++) {
    ctx.save();
    ctx.translate(dice.next() * width, dice.next() * height);
    ctx.rotate(dice.next() * Math.PI * 2);
    const r = unit * dice.between(0.06, 0.12);
    ctx.fillStyle = mix(dice.pick(['#c4421f', '#e08a25', '#f0bf45', '#8f2f1e', '#b8622a']), '#2a1a10', (1 - leaf / 190) * 0.5);
    ctx.beginPath();
    ctx.moveTo(0, -r);
    ctx.bezierCurveTo(r * 0.9, -r * 0.5, r * 0.7, r * 0.6, 0, r);
    ctx.bezierCurveTo(-r * 0.7, r * 0.6, -r * 0.9, -r * 0.5, 0, -r);
    ctx.fill();
    ctx.strokeStyle = '#00000055';
    ctx.lineWidth = r * 0.03;
    ctx.beginPath();
    ctx.moveTo(0, -r);
    ctx.lineTo(0, r * 1.25);
    for (let vein = -3; vein < 4; vein++) {
      ctx.moveTo(0, vein * r * 0.22);
      ctx.lineTo(r * 0.42, vein * r * 0.22 - r * 0.22);
      ctx.moveTo(0, vein * r * 0.22);
      ctx.lineTo(-r * 0.42, vein * r * 0.22 - r * 0.22);
    }
    ctx.stroke();
    ctx.restore();
  }
}

export function winterNight(ctx, size, dice) {
  const { width, height } = size;
  wash(ctx, width, height, ['#0d1b38', '#28456f', '#7f9fc0']);
  for (let star = 0; star < 160; star++)
    disc(ctx, dice.next() * width, dice.next() * height * 0.6, dice.between(0.8, 2.2), alpha('#ffffff', dice.between(0.3, 0.9)));
  for (let layer = 0; layer < 3; layer++) {
    fillRidge(
      ctx,
      size,
      ridge(dice, 128, height * (0.62 + layer * 0.12), height * 0.07),
      mix('#8fa9c8', '#f2f6fb', layer / 2),
      mix('#6d88ac', '#dfe9f4', layer / 2),
    );
    for (let tree = 0; tree < 10 + layer * 5; tree++)
      pine(
        ctx,
        dice.next() * width,
        height * (0.68 + layer * 0.12 + dice.between(-0.03, 0.06)),
        height * dice.between(0.07, 0.12) * (1 + layer * 0.6),
        mix('#274a63', '#0f2a33', layer / 2),
      );
  }
  for (let flake = 0; flake < 240; flake++)
    disc(ctx, dice.next() * width, dice.next() * height, dice.between(1, 5), alpha('#ffffff', dice.between(0.3, 0.9)));
}

function pine(ctx, x, y, tall, color) {
  for (let tier = 0; tier < 4; tier++) {
    const top = y - tall + tier * tall * 0.2;
    const half = tall * (0.12 + tier * 0.07);
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x + half, top + tall * 0.34);
    ctx.lineTo(x - half, top + tall * 0.34);
    ctx.fill();
    ctx.fillStyle = '#ffffff30';
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x - half * 0.5, top + tall * 0.17);
    ctx.lineTo(x + half * 0.15, top + tall * 0.12);
    ctx.fill();
  }
}

export function kites(ctx, size, dice) {
  const { width, height } = size;
  wash(ctx, width, height, ['#3d8fd1', '#9fd0ee', '#eef6ee']);
  fillRidge(ctx, size, ridge(dice, 64, height * 0.86, height * 0.04), '#86b04c', '#4d7a2b');
  for (let kite = 0; kite < 5; kite++) {
    const [x, y, r] = [width * (0.14 + kite * 0.18), height * dice.between(0.12, 0.55), Math.min(width, height) * dice.between(0.07, 0.12)];
    const color = ['#e2513c', '#f2b632', '#7c4bb0', '#2f9f86', '#ef7fa5'][kite];
    ctx.strokeStyle = '#3a3a3acc';
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x - r, height * 0.7, width * 0.45, height * 0.9);
    ctx.stroke();
    [
      [0, -1, 0.7, 0],
      [0.7, 0, 0, 1.3],
      [0, 1.3, -0.7, 0],
      [-0.7, 0, 0, -1],
    ].forEach(([ax, ay, bx, by], part) => {
      ctx.fillStyle = mix(color, part % 2 ? '#ffffff' : '#000000', 0.18);
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + ax * r, y + ay * r);
      ctx.lineTo(x + bx * r, y + by * r);
      ctx.fill();
    });
  }
}
