import type { Rect } from '@muro/domain';

/** Outlines of the objects in front of a wall, relative to their foot. */
export const LAMP_OUTLINE: Rect = { x: -13, y: -46, width: 26, height: 46 };
export const VASE_OUTLINE: Rect = { x: -11, y: -54, width: 22, height: 54 };
export const PLANT_OUTLINE: Rect = { x: -21, y: -112, width: 42, height: 112 };
export const FLOOR_LAMP_OUTLINE: Rect = { x: -22, y: -158, width: 44, height: 158 };
export const DESK_LAMP_OUTLINE: Rect = { x: -12, y: -46, width: 40, height: 46 };
export const BOOKS_OUTLINE: Rect = { x: -14, y: -14, width: 28, height: 14 };
