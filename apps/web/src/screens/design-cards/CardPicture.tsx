import type { Template } from '@muro/domain';
import type { CSSProperties } from 'react';
import { cardRatio } from '../../flow/catalogue/card-picture.ts';

interface CardPictureProps {
  readonly template: Template;
  readonly isFirst: boolean;
  readonly isEarly: boolean;
  readonly onError: () => void;
}

/** The list's picture of a design, in its final size before it has loaded. */
export function CardPicture({ template, isFirst, isEarly, onError }: CardPictureProps) {
  return (
    <img
      className="design-piece"
      style={{ '--ratio': cardRatio(template) } as CSSProperties}
      src={template.url}
      alt=""
      loading={isEarly ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      onError={onError}
    />
  );
}
