import type { AskedFor, SearchDefinition, SearchFor, Shape } from '../../platform/lists/search-definition.ts';
import { useRemembered } from '../../platform/memory/remembered.ts';
import { keptLists } from './kept-lists.ts';

/** What the address calls the rows of a page. */
export const sizeNameOf = <const L extends Shape>({ shape }: SearchDefinition<L>): string =>
  shape.page === 'pageSize' ? 'pageSize' : 'limit';

/** What the API is asked for an address: where that says nothing of it, pages are as long as the reader had them last. */
export function useAsked<const L extends Shape>(
  name: string,
  of: SearchDefinition<L>,
  search: SearchFor<L>,
): AskedFor<L> {
  const { size } = useRemembered(keptLists)[name] ?? {};
  const sizeName = sizeNameOf(of);
  const said = of.read(search) as Record<string, unknown>;
  return of.toQuery(of.read({ ...said, [sizeName]: said[sizeName] ?? size }));
}
