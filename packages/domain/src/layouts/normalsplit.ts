import { defineGenerator } from './shared/define-generator.ts';
import { numberedCells, photoCell } from './shared/photo-cell.ts';
import { SPLIT_DEFAULTS, splitControls, splitPage } from './shared/split.ts';

/** One large photo and a field of small ones, side by side or, inline, on top of it. [GEN-SPLIT-01 … GEN-NSPLIT-01] */
export const normalsplit = defineGenerator({
  name: 'normalsplit',
  customSizeRule: 'default',
  defaults: SPLIT_DEFAULTS,
  controls: splitControls,
  generate(context, values) {
    const { large, small, texts } = splitPage(context, values);
    return { size: context.size, cells: [photoCell('imglarge', large), ...numberedCells(small), ...texts], photoBorder: null };
  },
});
