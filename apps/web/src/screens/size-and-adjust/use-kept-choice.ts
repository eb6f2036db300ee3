import type { Template } from '@muro/domain';
import { useState } from 'react';
import { choose } from '../../app/catalogue/design-actions.ts';
import { readKeptChoice } from '../../flow/catalogue/read-kept-choice.ts';
import { takeKeptChoice } from '../../state/catalogue/kept-choices.ts';

/** Restores the choice on a design's page after a reload. */
export function useKeptChoice(template: Template): void {
  useState(() => {
    const storedChoice = readKeptChoice(template, takeKeptChoice(template.id));
    if (storedChoice) choose(template, () => storedChoice);
    return null;
  });
}
