import { namePart, shortTemplateName } from '@muro/domain';
import { isEditor } from '../flow/navigate/navigation.ts';
import { useDesign } from '../state/catalogue/design-store.ts';
import { useNavigation } from '../state/navigation/navigation-store.ts';
import styles from './NavBar.module.css';

interface BarTitleProps {
  /** Empty while loading: there is no heading then. [NAV-19] */
  readonly title: string;
  readonly className?: string | undefined;
}

/** The title of the state as a heading: the first level in the editor; other screens have a heading of their own. [WALL-04] */
export function BarTitle({ title, className }: BarTitleProps) {
  const isMain = useNavigation((store) => isEditor(store.state));
  if (!title) return null;
  if (isMain) return <h1 className={className}>{title}</h1>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an h2 before the h1 of the screen would be out of order
    <div role="heading" aria-level={2} className={className}>
      {title}
    </div>
  );
}

/** The name of the open design in the editor, shortened to 14 characters. [NAV-21] */
export function DesignTitle() {
  const isShown = useNavigation((store) => isEditor(store.state));
  const name = useDesign((store) => (isShown && store.current ? shortTemplateName(namePart(store.current.template.name)) : ''));
  return name && <p className={styles.name}>{name}</p>;
}
