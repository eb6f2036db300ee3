import { customSideBounds, generatorOf, printSharpness, type Template, typeOf } from '@muro/domain';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { choose } from '../../app/catalogue/design-actions.ts';
import { PreviewCanvas } from '../../canvas/PreviewCanvas.tsx';
import { classNames } from '../../controls/class-names.ts';
import { type Choice, chooseSize } from '../../flow/catalogue/design-choice.ts';
import { cardScale, type SizeCard, type SizeCardList, sizeCards } from '../../flow/catalogue/size-cards.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import styles from './SizeCards.module.css';
import type { Preview } from './use-preview.ts';
import { usePriceOf } from './use-price-of.ts';

/** Space for the largest card, px. */
const CELL = { widthPx: 76, heightPx: 60 };

interface SizeCardsProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview | null;
  readonly onCustom: () => void;
}

/** All sizes of an orientation as cards of one scale, each with its price in the chosen material. [WALL-16] */
export function SizeCards({ template, choice, preview, onCustom }: SizeCardsProps) {
  const t = useText();
  const noteId = useId();
  const cardList = sizeCards(template, choice);
  const pxPerCm = cardScale(cardList.cards, CELL);
  const list = useChosenInView(choice.size.id);
  const { from, to } = customSideBounds(generatorOf(template)?.customSizeRule ?? 'default');
  return (
    <div className={styles.section}>
      <SuggestionNote id={noteId} template={template} cardList={cardList} />
      <div className={styles.cards} ref={list}>
        <RadioGroup
          aria-label={t('sizeLabel')}
          orientation="horizontal"
          value={choice.size.id}
          onChange={(id) => {
            const chosen = cardList.cards.find(({ size }) => size.id === id);
            if (chosen) choose(template, (now) => chooseSize(template, now, chosen.size));
          }}
          className={styles.group ?? ''}
        >
          {cardList.cards.map((card) => (
            <Card key={card.size.id} {...{ template, choice, preview, card, pxPerCm, noteId }} />
          ))}
        </RadioGroup>
        {template.hasCustomSize && (
          <Button className={classNames(styles.card, styles.own)} onPress={onCustom}>
            <span className={styles.stand} aria-hidden="true">
              <span className={styles.plus}>+</span>
            </span>
            <b>{t('ownSize')}</b>
            <small>{t('ownSizeRange', { from, to })}</small>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The specification's heading of the sizes; keeps its line in designs that suggest sizes only sometimes. [SIZE-09 … SIZE-14] */
function SuggestionNote({ id, template, cardList }: { readonly id: string; readonly template: Template; readonly cardList: SizeCardList }) {
  const t = useText();
  const { suggested, isRecommended } = cardList;
  const isOne = suggested === 1;
  if (typeOf(template) === 'static') {
    return (
      <p id={id} className={styles.note}>
        {t('chooseFormat')}
      </p>
    );
  }
  if (!generatorOf(template)?.suggestions) return null;
  const heading = isRecommended ? t(isOne ? 'recommendedOne' : 'recommendedMany') : t(isOne ? 'otherOne' : 'otherMany');
  return (
    <p id={id} className={classNames(styles.note, suggested > 0 && styles.dotted)}>
      {suggested > 0 && heading}
    </p>
  );
}

interface CardProps extends Pick<SizeCardsProps, 'template' | 'choice' | 'preview'> {
  readonly card: SizeCard;
  readonly pxPerCm: number;
  readonly noteId: string;
}

function Card({ template, choice, preview, card: { size, isSuggested }, pxPerCm, noteId }: CardProps) {
  const t = useText();
  const { width, height, id } = size;
  const price = usePriceOf(template, { ...choice, size });
  const amount = price && (price.isFrom ? t('cartFrom', { price: price.amount }) : price.amount);
  const sharpness = sharpnessText(preview, size, t);
  const label = t('sizeOption', { width, height });
  const isChosen = id === choice.size.id;
  return (
    <Radio
      value={id}
      aria-label={[label, amount, sharpness].filter(Boolean).join(', ')}
      {...(isSuggested ? { 'aria-describedby': noteId } : {})}
      className={classNames(styles.card, isSuggested && styles.suggested)}
    >
      <span className={styles.stand}>
        <span className={styles.wood} style={{ width: width * pxPerCm, height: height * pxPerCm }}>
          {isChosen && preview?.isCurrent && <CardPicture preview={preview} pxPerCm={pxPerCm} />}
        </span>
      </span>
      <b>{label.replace(/\s*cm$/, '')}</b>
      <small>{amount}</small>
      <small className={styles.sharp}>{sharpness}</small>
    </Radio>
  );
}

function CardPicture({ preview, pxPerCm }: { readonly preview: Preview; readonly pxPerCm: number }) {
  const { drawing, photos } = preview.piece;
  return <PreviewCanvas drawing={drawing} trim={preview.trim} pxPerCm={pxPerCm} photos={photos} label="" />;
}

/** Returns the distance from which the photos look sharp on a size; '' if they always do, or without photos. */
function sharpnessText(preview: Preview | null, { width, height }: SizeCard['size'], t: Text): string {
  if (!preview?.worstDpi) return '';
  const shrunk = Math.sqrt((preview.trim.width * preview.trim.height) / (width * height));
  const sharpness = printSharpness(preview.worstDpi * shrunk);
  if (sharpness.kind === 'sharp') return '';
  return sharpness.kind === 'soft' ? t('sharpSoft') : t('sharpFrom', { distance: sharpness.distance });
}

/** Scrolls only the row of cards until the chosen card is in view. */
function useChosenInView(id: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen card is a reason to scroll
  useLayoutEffect(() => {
    const row = list.current;
    const card = row?.querySelector<HTMLElement>('[data-selected]');
    if (!row || !card) return undefined;
    // Measures once the browser has laid the page out, before it paints: measuring here would lay it out a second time.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const [rowBox, cardBox] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
      if (cardBox.left < rowBox.left) row.scrollLeft -= rowBox.left - cardBox.left;
      if (cardBox.right > rowBox.right) row.scrollLeft += cardBox.right - rowBox.right;
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, [id]);
  return list;
}
