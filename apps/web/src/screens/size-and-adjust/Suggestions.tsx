import { generatorOf, generatorState, type SizeCm, standardSize, type Template } from '@muro/domain';
import { choose } from '../../app/catalogue/design-actions.ts';
import { LinkButton } from '../../controls/Button.tsx';
import { type Choice, chooseSize, contextOf } from '../../flow/catalogue/design-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './SizeSection.module.css';

interface SuggestionsProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** Sizes that suit the layout better, for generators that suggest some. [SIZE-09 … SIZE-13] */
export function Suggestions({ template, choice }: SuggestionsProps) {
  const t = useText();
  const generator = generatorOf(template);
  if (!generator) return null;
  const { isRecommended, sizes } = generatorState(generator, contextOf(template, choice), choice.values).suggestions;
  if (sizes.length === 0) return null;
  const isOne = sizes.length === 1;
  const heading = isRecommended ? t(isOne ? 'recommendedOne' : 'recommendedMany') : t(isOne ? 'otherOne' : 'otherMany');
  return (
    <div className={styles.suggestions}>
      <p>{heading}</p>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={`${size.width}x${size.height}`}>
            <Suggestion template={template} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Suggestion({ template, size }: { readonly template: Template; readonly size: SizeCm }) {
  const t = useText();
  const child = standardSize(template, size);
  const { width, height } = size;
  return (
    <LinkButton onPress={() => child && choose(template, (now) => chooseSize(template, now, child))}>
      {t('sizeOption', { width, height })}
    </LinkButton>
  );
}
