import { useText } from '../../state/language/text-store.ts';
import { ShortPage } from './ShortPage.tsx';

export function NotFoundPage() {
  return <ShortPage title={useText()('notFoundTitle')} />;
}
