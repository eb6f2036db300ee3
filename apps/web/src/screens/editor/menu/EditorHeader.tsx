import { categoryPart, type Design, namePart } from '@muro/domain';
import { Link } from 'react-router';
import { templatePath } from '../../../state/address/template-paths.ts';
import { useListLinks } from '../../../state/catalogue/filter-links.ts';
import { useOpenTemplate } from '../../../state/catalogue/open-template.ts';
import { useOpenCollage } from '../../../state/editor/use-workspace.ts';
import { useLocale, useText } from '../../../state/language/text-store.ts';
import styles from './EditorHeader.module.css';
import { PieceView } from './PieceView.tsx';

interface EditorHeaderProps {
  /** True to show the finished piece above its name. */
  readonly hasPicture?: boolean;
}

/** The product in the order: category, name, size and material of the open design, and the link back to its page. [EDIT-01 … EDIT-04] */
export function EditorHeader({ hasPicture = false }: EditorHeaderProps) {
  const design = useOpenCollage((collage) => collage.design);
  return design ? <DesignHeader design={design} hasPicture={hasPicture} /> : null;
}

function DesignHeader({ design, hasPicture }: { readonly design: Design; readonly hasPicture: boolean }) {
  const t = useText();
  const locale = useLocale();
  const template = useOpenTemplate(design);
  const links = useListLinks();
  if (!template || template.isTileBased) return null;
  const { size, material } = design;
  const category = categoryPart(template, links);
  return (
    <div className={styles.header}>
      {hasPicture && (
        <div className={styles.picture}>
          <PieceView />
        </div>
      )}
      <h2 className={styles.name}>{namePart(template.name)}</h2>
      {category && <p className={styles.category}>{category}</p>}
      <p className={styles.size}>
        <span>
          {t('sizeLine', { width: size.width, height: size.height })}
          {template.isMaterialSpecific && material !== '' && `, ${t(material)}`}
        </span>
      </p>
      {!template.isMaterialSpecific && material !== '' && <p className={styles.material}>{t(material)}</p>}
      <Link className={styles.edit} to={templatePath(locale, template)} title={t('editorEditDesign')}>
        {t('editorEdit')}
      </Link>
    </div>
  );
}
