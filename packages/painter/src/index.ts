/** Public entry of the painter, which paints a drawing on every surface. */

export * from './paint-context.ts';
export * from './paint-drawing.ts';
export * from './shadow-mask.ts';
