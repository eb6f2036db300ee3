import { type MaterialCode, materialsOf, type Template } from '@muro/domain';
import { useDeferredValue, useMemo } from 'react';
import { choose } from '../../app/catalogue/design-actions.ts';
import { HeadingSelect } from '../../controls/HeadingSelect.tsx';
import { type Choice, chooseMaterial } from '../../flow/catalogue/design-choice.ts';
import { placesByMaterial } from '../../flow/catalogue/material-places.ts';
import { type PriceParts, priceOn } from '../../flow/catalogue/price-parts.ts';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import { MaterialRow } from '../material-rows/MaterialRow.tsx';
import { MaterialRows, PlainRow } from '../material-rows/MaterialRows.tsx';
import { MaterialCorner } from './MaterialCorner.tsx';
import styles from './MaterialSection.module.css';
import { materialLabel, materialWithLabel } from './material-label.ts';
import type { Preview } from './use-preview.ts';
import { usePriceParts } from './use-price-of.ts';

interface MaterialSectionProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview | null;
}

/** The materials as rows; the heading is their drop-down. [SIZE-19] [SIZE-24] [WALL-18] */
export function MaterialSection({ template, choice, preview }: MaterialSectionProps) {
  const t = useText();
  const nameOf = useText() as (key: TextKey) => string;
  const parts = usePriceParts(template, choice);
  const places = usePlaces(template, choice);
  const codes = materialsOf(choice.size);
  const label = t(template.isMaterialSpecific ? 'chooseProduct' : 'materialLabel');
  const onChange = (id: string) => choose(template, (now) => chooseMaterial(template, now, materialWithLabel(id)));
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <HeadingSelect
          label={label}
          heading={label}
          isValueHidden
          value={materialLabel(choice.material)}
          options={codes.map((code) => ({ id: materialLabel(code), label: nameOf(materialLabel(code)) }))}
          onChange={onChange}
        />
        <p>{parts.head}</p>
      </div>
      <MaterialRows aria-label={label} value={materialLabel(choice.material)} onChange={onChange}>
        {codes
          .filter((code) => code !== '')
          .map((code) => (
            <PricedRow key={code} {...{ template, choice, preview, code, parts, places }} />
          ))}
        <PlainRow value={materialLabel('')}>
          {t('NO_PREFERENCE')} · {t('decideLater')}
        </PlainRow>
      </MaterialRows>
    </section>
  );
}

interface PricedRowProps extends MaterialSectionProps {
  readonly code: Exclude<MaterialCode, ''>;
  readonly parts: PriceParts;
  readonly places: ReadonlyMap<MaterialCode, number>;
}

function PricedRow({ template, choice, preview, code, parts, places }: PricedRowProps) {
  const t = useText();
  const [currentPlaces, newPlaces] = [places.get(choice.material), places.get(code)];
  const isLoss = currentPlaces !== undefined && newPlaces !== undefined && newPlaces < currentPlaces;
  return (
    <MaterialRow
      code={code}
      size={choice.size}
      corner={<MaterialCorner template={template} choice={choice} preview={preview} code={code} />}
      price={priceOn(parts, code)?.amount}
      caution={isLoss ? t('placesInstead', { count: newPlaces, now: currentPlaces }) : null}
    />
  );
}

/** Returns the photo places on each material; computed after the choice has been shown, because it lays the design out five times. */
function usePlaces(template: Template, choice: Choice): ReadonlyMap<MaterialCode, number> {
  const settled = useDeferredValue(choice);
  return useMemo(() => placesByMaterial(template, settled), [template, settled]);
}
