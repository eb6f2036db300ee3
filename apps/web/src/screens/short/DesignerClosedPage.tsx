import { useText } from '../../state/language/text-store.ts';
import { ShortPage } from './ShortPage.tsx';

export function DesignerClosedPage() {
  const t = useText();
  return <ShortPage title={t('designerClosedTitle')}>{t('designerClosedText')}</ShortPage>;
}
