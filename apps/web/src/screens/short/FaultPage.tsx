import type { FaultView } from '@muro/api';
import { useText } from '../../state/language/text-store.ts';
import { ShortPage } from './ShortPage.tsx';

export function FaultPage({ sentence }: FaultView) {
  return <ShortPage title={useText()('faultTitle')}>{sentence}</ShortPage>;
}
