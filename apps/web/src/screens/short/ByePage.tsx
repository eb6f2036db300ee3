import { useText } from '../../state/language/text-store.ts';
import { ShortPage } from './ShortPage.tsx';

export function ByePage() {
  const t = useText();
  return <ShortPage title={t('byeTitle')}>{t('byeText')}</ShortPage>;
}
