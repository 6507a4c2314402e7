import { useQuery } from '@tanstack/react-query';
import { maxSuggested } from '#shared/catalogue/list-products.contract.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { categoryTreeQuery, suggestionsQuery } from '../../api/catalogue-queries.ts';
import { matchingCategories } from '../rules/matching-categories.ts';

const minLetters = 2;
const restMilliseconds = 300;
const maxCategories = 3;

/** Returns suggestions for a partial text; requested from two letters on, debounced. */
export function useSuggestions(text: string) {
  const typed = text.trim();
  const wanted = typed.length >= minLetters;
  const settled = useDebounced(typed, restMilliseconds);
  const asked = settled.length >= minLetters ? settled : '';
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...suggestionsQuery(asked),
    enabled: wanted && asked !== '',
  });
  // The category tree is usually cached, so categories need no request of their own.
  const { data: tree = [] } = useQuery({ ...categoryTreeQuery, enabled: wanted });
  const searching = wanted && (settled !== typed || (isFetching && (!data || isPlaceholderData)));
  return {
    wanted,
    searching,
    failed: isError && !searching,
    products: wanted && data ? data.data.slice(0, maxSuggested) : [],
    categories: wanted ? matchingCategories(tree, asked, maxCategories) : [],
    total: data?.total ?? 0,
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
