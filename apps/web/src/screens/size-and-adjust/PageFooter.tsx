import type { Template } from '@muro/domain';
import { useEffect, useState } from 'react';
import { proceed } from '../../app/catalogue/design-actions.ts';
import { Button } from '../../controls/Button.tsx';
import { HtmlText } from '../../controls/HtmlText.tsx';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import type { Price } from '../../flow/catalogue/price-parts.ts';
import { emphasizeMaterial } from '../../flow/catalogue/price-text.ts';
import { dayRange } from '../../flow/saving/arrival.ts';
import { go } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useWork } from '../../state/editor/use-workspace.ts';
import { type TextKey, useLocale, useText } from '../../state/language/text-store.ts';
import { SHOP_HERE } from '../../state/shop/shop-here.ts';
import { materialLabel } from './material-label.ts';
import styles from './PageFooter.module.css';
import type { Preview } from './use-preview.ts';
import { usePriceOf, usePriceText } from './use-price-of.ts';

interface PageFooterProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview | null;
}

/** The footer of the page, always in view: price, product, and the button that opens the editor. [WALL-19] */
export function PageFooter(props: PageFooterProps) {
  const { template, choice } = props;
  const t = useText();
  return (
    <div className="size-foot">
      <section className={styles.sum} aria-label={t('priceLabel')} aria-live="polite">
        <PriceLines template={template} choice={choice} />
      </section>
      <ProceedButton {...props} />
    </div>
  );
}

/** Price, size and material, and delivery time. [SIZE-21] [PRICE-01] [PRICE-02] */
function PriceLines({ template, choice }: Pick<PageFooterProps, 'template' | 'choice'>) {
  const t = useText();
  const nameOf = useText() as (key: TextKey) => string;
  const price = usePriceOf(template, choice);
  const text = usePriceText(template, choice);
  const { width, height } = choice.size;
  const material = nameOf(materialLabel(choice.material));
  const summary = template.isTileBased
    ? (price?.note ?? '')
    : `${t('sizeOption', { width, height }).replaceAll(' ', '\u00a0')} · ${material}`;
  return (
    <>
      {price ? (
        <PriceLine price={price} />
      ) : (
        <p className={styles.words}>
          <HtmlText html={emphasizeMaterial(text, material)} />
        </p>
      )}
      <p>{summary}</p>
      <p className={styles.delivery}>{deliveryText(t)}</p>
    </>
  );
}

function PriceLine({ price: { amount, isFrom } }: { readonly price: Price }) {
  const t = useText();
  const [before = '', after = ''] = isFrom ? t('cartFrom', { price: '|' }).split('|') : [];
  return (
    <p className={styles.price}>
      {before && <small>{before}</small>}
      {amount}
      {after && <small>{after}</small>}
    </p>
  );
}

/** Returns the delivery time of the shop; '' if it names none. */
function deliveryText(t: ReturnType<typeof useText>): string {
  const { deliveryDays } = SHOP_HERE;
  return deliveryDays ? t('deliveryIn', dayRange(deliveryDays)) : '';
}

/** Takes the design to the editor; if its layout for the photos is still being computed, as soon as it is ready. [SIZE-33 … SIZE-38] */
function ProceedButton({ template, choice, preview }: PageFooterProps) {
  const t = useText();
  const locale = useLocale();
  const hasCurrent = useDesign((store) => store.current !== null);
  const collageId = useWork((work) => work.collageId);
  const [isWanted, setWanted] = useState(false);
  const isReady = preview?.isCurrent ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed choice is a new attempt
  useEffect(() => {
    if (isWanted && isReady && proceed(template)) go(editorPath(locale, collageId));
  }, [isWanted, isReady, template, choice, locale, collageId]);
  return (
    <Button variant="primary" isDisabled={!preview} isPending={isWanted} onPress={() => setWanted(true)} className={styles.proceed}>
      {t(hasCurrent ? 'changeCurrent' : 'startNow')}
    </Button>
  );
}
