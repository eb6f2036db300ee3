import { cardCopies } from '@muro/api';
import type { Template } from '@muro/domain';
import type { CSSProperties } from 'react';
import { cardRatio } from '../../flow/catalogue/card-picture.ts';

interface CardPictureProps {
  readonly template: Template;
  readonly isFirst: boolean;
  readonly isEarly: boolean;
  readonly onError: () => void;
}

/** The list's picture of a design, in its final size before it has loaded: a small AVIF or JPEG if the server paints it. */
export function CardPicture({ template, isFirst, isEarly, onError }: CardPictureProps) {
  const sources = cardCopies(template.url);
  return (
    <picture className="design-picture">
      {sources && <source type="image/avif" srcSet={sources.avif} />}
      <img
        className="design-piece"
        style={{ '--ratio': cardRatio(template) } as CSSProperties}
        src={template.url}
        {...(sources && { srcSet: sources.jpeg })}
        alt=""
        loading={isEarly ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' as const })}
        onError={onError}
      />
    </picture>
  );
}
