import { expect, it } from 'vitest';
import { xmpCaptureTime } from './xmp-capture-time.ts';

it.each<[xmp: string, ms: number | null, zoneMin?: number | null]>([
  ['<x exif:DateTimeOriginal="2026-07-14T10:00:00.25+02:00"/>', Date.UTC(2026, 6, 14, 10, 0, 0, 250), 120],
  ['<x xmp:CreateDate="2026-07-14T10:00Z"/>', Date.UTC(2026, 6, 14, 10), 0],
  ['<photoshop:DateCreated>2026-07-14T10:00</photoshop:DateCreated>', Date.UTC(2026, 6, 14, 10)],
  ["<x xmp:CreateDate='2026-07-14' photoshop:DateCreated='2026-07-13'/>", Date.UTC(2026, 6, 13)],
  ['<x xmp:CreateDate="2026-02-30T10:00:00"/>', null],
  ['<x xmp:ModifyDate="2026-07-14T10:00:00"/>', null],
  ['', null],
])('reads the capture time: %s', (xmp, ms, zoneMin = null) => {
  expect(xmpCaptureTime(xmp)).toEqual(ms === null ? null : { takenMs: ms, zoneMin });
});
