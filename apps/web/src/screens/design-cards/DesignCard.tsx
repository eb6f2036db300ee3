import { categoryPart, type FilterLink, namePart, type Template } from '@muro/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PhotoIcon } from '../../controls/Icons.tsx';
import { templatePath } from '../../state/address/template-paths.ts';
import { useLocale } from '../../state/language/text-store.ts';
import styles from './DesignCard.module.css';

interface DesignCardProps {
  readonly template: Template;
  readonly links: readonly FilterLink[];
  /** Replaces the design's own picture. */
  readonly picture?: ReactNode;
  /** Note about the picture, after the design's name. */
  readonly note?: string;
  /** Price, in place of the price of the design's own picture. */
  readonly price?: ReactNode;
  readonly onFollow?: () => void;
}

/** A card with a design on the wall and its label below. [CAT-18 … CAT-25] */
export function DesignCard({ template, links, picture, note, price, onFollow }: DesignCardProps) {
  const category = categoryPart(template, links);
  const { shortInfo } = template;
  const cost = price ?? template.leftInfo;
  return (
    <li className={styles.card}>
      <Link to={templatePath(useLocale(), template)} className={styles.link} {...(onFollow && { onClick: onFollow })}>
        <span className={styles.stage}>{picture ?? <Picture template={template} />}</span>
        <span className={styles.label}>
          {category && <span className={styles.category}>{category}</span>}
          <span className={styles.name}>{namePart(template.name)}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </Link>
      {(shortInfo || cost) && (
        <p className={styles.info}>
          {shortInfo && <span>{shortInfo}</span>}
          {cost && <span>{cost}</span>}
        </p>
      )}
    </li>
  );
}

/** The list's own picture; a placeholder if it fails to load. */
function Picture({ template }: Pick<DesignCardProps, 'template'>) {
  const [isMissing, setMissing] = useState(template.url === '');
  const { thumbWidthPx, thumbHeightPx, width, height } = template;
  const ratio = thumbWidthPx > 0 && thumbHeightPx > 0 ? thumbWidthPx / thumbHeightPx : width / height || 1;
  const shape = { aspectRatio: String(ratio), width: `${100 * Math.min(1, ratio)}%` };
  if (isMissing) {
    return (
      <span className={styles.missing} style={shape}>
        <PhotoIcon />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      style={shape}
      src={template.url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

const PLACES = [0.8, 1.25, 1, 1.25, 0.8, 1];

/** Skeleton of the design list while it loads. */
export function CardSkeletons() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      {PLACES.map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <div key={index} className={styles.card}>
          <Skeleton ratio={ratio} />
        </div>
      ))}
    </div>
  );
}

/** Skeletons at the end of a list of loaded designs. */
export function ListedSkeletons() {
  return PLACES.map((ratio, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
    <li key={index} className={styles.card} aria-hidden="true">
      <Skeleton ratio={ratio} />
    </li>
  ));
}

function Skeleton({ ratio }: { readonly ratio: number }) {
  return (
    <>
      <span className={styles.stage}>
        <span className={styles.blank} style={{ aspectRatio: String(ratio), width: `${100 * Math.min(1, ratio)}%` }} />
      </span>
      <span className={styles.line} />
    </>
  );
}
