import type { QueryFor, SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { useRemembered } from '../../platform/memory/remembered.ts';
import { listSettings } from './list-settings.ts';

/** Returns the name of the page-size parameter in the address. */
export const sizeNameOf = <const L extends Shape>({ shape }: SearchDefinition<L>): string =>
  shape.page === 'pageSize' ? 'pageSize' : 'limit';

/** Returns the API query for an address. If the address names no page size, the reader's last one is used. */
export function useListQuery<const L extends Shape>(
  name: string,
  of: SearchDefinition<L>,
  search: SearchFor<L>,
): QueryFor<L> {
  const { size } = useRemembered(listSettings)[name] ?? {};
  const sizeName = sizeNameOf(of);
  const said = of.read(search) as Record<string, unknown>;
  return of.toQuery(of.read({ ...said, [sizeName]: said[sizeName] ?? size }));
}
