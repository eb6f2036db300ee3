import { type MaterialCode, materialsOf, productOf, type Template } from '@muro/domain';
import { useDeferredValue, useMemo } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { choose } from '../../app/catalogue/design-actions.ts';
import { classNames } from '../../controls/class-names.ts';
import { HeadingSelect } from '../../controls/HeadingSelect.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import { type Choice, chooseMaterial } from '../../flow/catalogue/design-choice.ts';
import { placesByMaterial } from '../../flow/catalogue/material-places.ts';
import { type PriceParts, priceOn } from '../../flow/catalogue/price-parts.ts';
import { type TextKey, useText } from '../../state/language/text-store.ts';
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
      <RadioGroup aria-label={label} value={materialLabel(choice.material)} onChange={onChange} className={styles.rows ?? ''}>
        {codes
          .filter((code) => code !== '')
          .map((code) => (
            <MaterialRow key={code} {...{ template, choice, preview, code, parts, places }} />
          ))}
        <Radio value={materialLabel('')} className={classNames(styles.row, styles.none)}>
          {t('NO_PREFERENCE')} · {t('decideLater')}
        </Radio>
      </RadioGroup>
    </section>
  );
}

interface MaterialRowProps extends MaterialSectionProps {
  readonly code: Exclude<MaterialCode, ''>;
  readonly parts: PriceParts;
  readonly places: ReadonlyMap<MaterialCode, number>;
}

function MaterialRow({ template, choice, preview, code, parts, places }: MaterialRowProps) {
  const t = useText();
  const textOf = useText() as (key: string) => string;
  const numberText = useNumberText();
  const price = priceOn(parts, code);
  const { weightKg } = productOf(choice.size, code);
  const [now, then] = [places.get(choice.material), places.get(code)];
  const isLoss = now !== undefined && then !== undefined && then < now;
  return (
    <Radio value={code} className={styles.row ?? ''}>
      <MaterialCorner template={template} choice={choice} preview={preview} code={code} />
      <span className={styles.words}>
        <b>{textOf(code)}</b>
        <small className={isLoss ? styles.loss : undefined}>
          {isLoss ? t('placesInstead', { count: then, now }) : code in DESCRIBED && textOf(`${code}_LINE`)}
        </small>
      </span>
      <span className={styles.price}>
        <b>{price?.amount}</b>
        <small>{t('weightKg', { weight: numberText(Math.max(0.1, Math.round(weightKg * 10) / 10)) })}</small>
      </span>
    </Radio>
  );
}

/** Materials of whole pages, which have a description. */
const DESCRIBED: Readonly<Partial<Record<MaterialCode, true>>> = {
  POSTER: true,
  CANVAS2CM: true,
  CANVAS4CM: true,
  DIBOND: true,
  PLEXI: true,
};

/** Returns the photo places on each material; computed after the choice has been shown, because it lays the design out five times. */
function usePlaces(template: Template, choice: Choice): ReadonlyMap<MaterialCode, number> {
  const settled = useDeferredValue(choice);
  return useMemo(() => placesByMaterial(template, settled), [template, settled]);
}
