// The same page as HTML, printed by a headless Chromium. node chromium.mjs JOB.json OUT
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../test-support/chromium.mjs';

const [, , job, out] = process.argv;
const { sheet, photos } = JSON.parse(readFileSync(job, 'utf8'));
const place = ({ x, y, width, height }, from) => `left:${x - from.x}cm;top:${y - from.y}cm;width:${width}cm;height:${height}cm`;
const slots = photos.map(
  ({ path, frame, rect }) => `<div style="${place(frame, sheet)}"><img src="${pathToFileURL(path)}" style="${place(rect, frame)}"></div>`,
);
const style = `@page{size:${sheet.width}cm ${sheet.height}cm;margin:0}body{margin:0;position:relative}div,img{position:absolute}div{overflow:hidden}`;
writeFileSync(`${out}.html`, `<!doctype html><style>${style}</style><body>${slots.join('')}`);
const browser = await chromium.launch(chromiumOptions('--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking'));
const page = await browser.newPage();
await page.goto(pathToFileURL(`${out}.html`).href, { waitUntil: 'load', timeout: 120_000 });
await page.pdf({ path: out, preferCSSPageSize: true, printBackground: true });
await browser.close();
rmSync(`${out}.html`);
