/** The front door of the painter: one way to paint a drawing on every surface. */

export * from './paint-context.ts';
export * from './paint-drawing.ts';
export * from './shadow-mask.ts';
