import { MOST_ADVISED, type SizeCm, sizesOf, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { documentNow } from '../../app/catalogue/design-documents.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { sizeAdvice, worstCutIn } from '../../flow/catalogue/size-advice.ts';
import { cutWords } from '../../flow/photos/cut-words.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import styles from './SizeAdvice.module.css';

interface SizeAdviceProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** Advice for a layout that follows its photos: their size, the page sizes on which hardly anything is cut, and the cut on this one. */
export function SizeAdvice({ template, choice }: SizeAdviceProps) {
  const t = useText();
  const { photos, size } = choice;
  const advice = useMemo(() => photos && sizeAdvice(size, sizesOf(template), photos), [photos, size, template]);
  if (!advice) return null;
  const { count, side, larger, uncut } = advice;
  // Sizes of a few photos differ too much for a mean to say anything.
  const areFew = count <= MOST_ADVISED;
  return (
    <div className={styles.advice}>
      {!areFew && (
        <p>
          {larger
            ? t('photosSizedOr', { count, side, size: named(size, t), largerSide: larger.side, largerSize: named(larger.size, t) })
            : t('photosSized', { count, side })}
        </p>
      )}
      <p className={styles.cut}>{cutText(template, choice, t)}</p>
      {uncut.length > 0 && <p>{t('sizesUncut', { sizes: uncut.map((each) => named(each, t)).join(' · ') })}</p>}
    </div>
  );
}

/** A size that is not broken into two lines. */
const named = ({ width, height }: SizeCm, t: Text): string => t('sizeOption', { width, height }).replaceAll(' ', '\u00a0');

/** Nothing while the layout is being made. */
function cutText(template: Template, choice: Choice, t: Text): string {
  const document = choice.photos ? documentNow(template, choice) : null;
  if (!document) return '';
  const words = cutWords({ most: worstCutIn(document, choice.photos ?? []), slot: null, enlarged: 0 });
  return 'percent' in words ? t('cutAtMost', { percent: words.percent }) : t('cutNothing');
}
