import { join } from 'node:path';
import { type CatalogueFiles, faultText, PRICE_FILE } from '@muro/shop';
import type { CatalogueState } from './catalogue-state.ts';

/** Reports the errors of a catalogue to the operator, except those already reported for the previous state. */
export function reportChange(before: CatalogueState | null, current: CatalogueState, report: (sentence: string) => void): void {
  const reported = new Set(before?.faults.map(faultText));
  for (const fault of current.faults) {
    const sentence = faultText(fault);
    if (!reported.has(sentence)) report(fault.level === 'warning' ? `Warning: ${sentence}` : sentence);
  }
  const leftOutText = current.leftOut === 0 ? '' : `; ${designsText(current.leftOut)} left out until the files are corrected`;
  if (before || leftOutText) report(`The catalogue: ${designsText(current.templates.length)} sold${leftOutText}.`);
}

/** Returns in one line why no design can be sold: an error of the price list, otherwise of the folder or the first design. */
export function noDesignOffered({ folder, entries, prices }: CatalogueFiles, { faults }: CatalogueState): string {
  const errors = faults.filter(({ level }) => level === 'error');
  const ofPrices = prices || entries.length === 0 ? [] : errors.filter(({ file }) => file === join(folder, PRICE_FILE));
  const [first, ...more] = ofPrices.length > 0 ? ofPrices : errors;
  const reason = first ? faultText(first) : folder;
  return `Nothing can be sold from the catalogue: ${reason}${more.length > 0 ? ` (and ${more.length} more)` : ''}.`;
}

const designsText = (count: number) => (count === 1 ? '1 design is' : `${count} designs are`);
