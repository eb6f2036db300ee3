import '../../styles/list-page.css';
import { categoryPart, defaultChild, type FilterLink, namePart, type SizeCm, type Template } from '@muro/domain';
import { type CSSProperties, memo, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PhotoIcon } from '../../controls/Icons.tsx';
import { cardRatio } from '../../flow/catalogue/card-picture.ts';
import { ScaleMark } from '../../room/scale-mark/ScaleMark.tsx';
import { templatePath } from '../../state/address/template-paths.ts';
import { type Text, useLocale, useText } from '../../state/language/text-store.ts';
import { CardPicture } from './CardPicture.tsx';
import { CardRoom } from './CardRoom.tsx';
import styles from './DesignCard.module.css';
import { useCardRoom } from './use-card-room.ts';

interface DesignCardProps {
  readonly template: Template;
  readonly links: readonly FilterLink[];
  /** True for the first picture of the list, which decides when the page looks finished. */
  readonly isFirst?: boolean;
  /** True for cards of the first rows, whose pictures are loaded at once. */
  readonly isEarly?: boolean;
  /** Replaces the design's own picture. */
  readonly picture?: ReactNode;
  /** Note about the picture after the design's name, in place of the number of photos that the design holds. */
  readonly note?: string;
  /** Price, in place of the price of the design's own picture. */
  readonly price?: ReactNode;
  /** Size of the piece in the picture, if it is not the design's usual one. */
  readonly size?: SizeCm;
  readonly onFollow?: () => void;
}

/**
 * A card with a design on the wall and its label below. Memoised, because a list has many cards and is rendered more often than they change.
 * [CAT-18 … CAT-25]
 */
export const DesignCard = memo(function DesignCard({
  template,
  links,
  isFirst = false,
  isEarly = false,
  picture,
  note,
  price,
  size,
  onFollow,
}: DesignCardProps) {
  const t = useText();
  const category = categoryPart(template, links);
  const { shortInfo } = template;
  const { width, height } = size ?? defaultChild(template);
  const card = useRef<HTMLLIElement>(null);
  const { isShown, handlers } = useCardRoom();
  const cost = price ?? template.leftInfo;
  const capacityText = note ?? capacityWords(t, template);
  return (
    <li ref={card} className={isEarly ? 'design-card' : `design-card ${styles.late}`}>
      <Link to={templatePath(useLocale(), template)} className="design-link" {...handlers} {...(onFollow && { onClick: onFollow })}>
        <span className="design-stage">{picture ?? <Picture template={template} isFirst={isFirst} isEarly={isEarly} />}</span>
        <span className="design-label">
          {category && <span className="design-category">{category}</span>}
          <span className="design-name">{namePart(template.name)}</span>
          {capacityText && <span className="design-note">{capacityText}</span>}
        </span>
      </Link>
      <div className="design-facts">
        <p className="design-info">
          {shortInfo && <span className="design-sizes">{shortInfo}</span>}
          {cost && <span className="design-price">{cost}</span>}
        </p>
        <span className="design-mark">
          <ScaleMark width={width} height={height} />
        </span>
      </div>
      {isShown && <CardRoom size={{ width, height }} card={card} />}
    </li>
  );
});

/** Returns '26–31 photos · with title'; '' if the list does not say how many photos the design holds. */
function capacityWords(t: Text, { capacity }: Template): string {
  if (!capacity) return '';
  const { fewestPhotos: fewest, mostPhotos: most, hasTitle } = capacity;
  const photos = fewest === most ? t('photoCount', { count: most }) : t('cardPhotosRange', { fewest, most });
  return hasTitle ? `${photos} · ${t('cardTitle')}` : photos;
}

/** The list's own picture; a placeholder if it fails to load. */
function Picture({ template, isFirst, isEarly }: Required<Pick<DesignCardProps, 'template' | 'isFirst' | 'isEarly'>>) {
  const [isMissing, setMissing] = useState(template.url === '');
  if (!isMissing) return <CardPicture template={template} isFirst={isFirst} isEarly={isEarly} onError={() => setMissing(true)} />;
  return (
    <span className={`design-piece ${styles.missing}`} style={ratioStyle(cardRatio(template))}>
      <PhotoIcon />
    </span>
  );
}

const ratioStyle = (ratio: number): CSSProperties => ({ '--ratio': ratio }) as CSSProperties;

/** Shapes of the first designs of the catalogue that comes with the product, in their order. */
const SHAPES = [1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25, 1.25];

interface SkeletonsProps {
  /** Width divided by height of each piece, in the order of the cards that follow. */
  readonly shapes?: readonly number[];
}

/** Skeleton of the design list while it loads. */
export function CardSkeletons({ shapes = SHAPES }: SkeletonsProps) {
  return (
    <div className="design-cards" aria-hidden="true">
      {shapes.map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <div key={index} className="design-card">
          <Skeleton ratio={ratio} />
        </div>
      ))}
    </div>
  );
}

interface ListedSkeletonsProps extends Required<SkeletonsProps> {
  /** Number of designs before them. */
  readonly after: number;
}

/** Skeletons at the end of a list of loaded designs. Each keeps its place in the list when a design replaces the first of them. */
export function ListedSkeletons({ shapes, after }: ListedSkeletonsProps) {
  return shapes.map((ratio, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place in the whole list
    <li key={after + index} className="design-card" aria-hidden="true">
      <Skeleton ratio={ratio} />
    </li>
  ));
}

/** A card without its design: the wall, the shape of the piece and four lines. */
function Skeleton({ ratio }: { readonly ratio: number }) {
  return (
    <>
      <span>
        <span className="design-stage">
          <span className={`design-piece ${styles.blank}`} style={ratioStyle(ratio)} />
        </span>
        <span className="design-label">
          <span className={`design-name ${styles.line}`} />
          <span className={`design-note ${styles.line}`} />
        </span>
      </span>
      <span className="design-facts">
        <span className="design-info">
          <span className={`design-sizes ${styles.line}`} />
          <span className={`design-price ${styles.line}`} />
        </span>
      </span>
    </>
  );
}
