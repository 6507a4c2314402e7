import { useQuery } from '@tanstack/react-query';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const tenMinutes = 10 * 60_000;

/** Returns the categories of both levels as options of a filter. */
export function useCategoryChoices() {
  const { data: categories = [] } = useQuery({ ...apiQuery(getCategoryTree), staleTime: tenMinutes });
  return categories.flatMap(({ id, name, children }) => [
    { value: id, label: name },
    ...children.map((child) => ({ value: child.id, label: `${name} › ${child.name}` })),
  ]);
}
