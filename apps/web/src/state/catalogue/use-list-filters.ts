import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListFilters } from '../../flow/catalogue/list-filters.ts';

/** Returns the number of photos and the occasion in the address of the list, and changes them there. */
export function useListFilters(): readonly [ListFilters, (filters: ListFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const [photos, occasion] = [query.get('photos') ?? '', query.get('occasion') ?? ''];
  const chosen = useMemo(() => ({ photos, occasion }), [photos, occasion]);
  const choose = (filters: ListFilters): void => {
    setQuery(
      Object.entries(filters).filter(([, value]) => value !== ''),
      { replace: true },
    );
  };
  return [chosen, choose];
}
