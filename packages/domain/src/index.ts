/** The front door of the domain: everything apps and packages may use. One block per folder, in the order of the dependency rule. */

// units
export * from './units/cm.ts';

// geometry
export * from './geometry/matrix.ts';
export * from './geometry/path.ts';
export * from './geometry/rect.ts';

// photo
export * from './photo/photo.ts';
export * from './photo/view.ts';

// text
export * from './text/shaper.ts';
export * from './text/text-data.ts';

// catalogue
export * from './catalogue/material.ts';
export * from './catalogue/template.ts';

// layouts
export * from './layouts/control.ts';
export * from './layouts/generator.ts';
export * from './layouts/layout.ts';
export * from './layouts/template-document.ts';

// page
export * from './page/page.ts';

// collage
export * from './collage/collage.ts';
export * from './collage/command.ts';

// drawing
export * from './drawing/drawing.ts';

// xml
