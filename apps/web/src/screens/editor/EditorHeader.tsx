import { categoryPart, type Design, namePart } from '@muro/domain';
import { Link } from 'react-router';
import { useOpenTemplate } from '../../app/catalogue/open-template.ts';
import { useOpenCollage } from '../../app/collage/open-collage.ts';
import { useLocale, useText } from '../../app/locale/text-store.ts';
import { useListLinks } from '../../app/navigate/filter-links.ts';
import { templatePath } from '../../app/navigate/paths.ts';
import styles from './EditorHeader.module.css';

/** What is being filled: category, name, size, material, and the way back to its page. [EDIT-01 … EDIT-04] */
export function EditorHeader() {
  const design = useOpenCollage((collage) => collage.design);
  return design ? <DesignHeader design={design} /> : null;
}

function DesignHeader({ design }: { readonly design: Design }) {
  const t = useText();
  const locale = useLocale();
  const template = useOpenTemplate(design);
  const links = useListLinks();
  if (!template || template.isTileBased) return null;
  const { size, material } = design;
  const category = categoryPart(template, links);
  return (
    <div className={styles.header}>
      {category && <p className={styles.category}>{category}</p>}
      <h1 className={styles.name}>{namePart(template.name)}</h1>
      <p className={styles.size}>
        {t('editorSize', { width: size.width, height: size.height })}
        {template.isMaterialSpecific && material !== '' && `, ${t(material)}`}
      </p>
      <Link className={styles.edit} to={templatePath(locale, template)} title={t('editorEditDesign')}>
        {t('editorEdit')}
      </Link>
    </div>
  );
}
