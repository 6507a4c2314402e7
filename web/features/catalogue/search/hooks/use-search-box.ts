import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { type SuggestedProduct, maxSuggested } from '#shared/catalogue/list-products.contract.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { categoryTreeQuery, suggestionsQuery } from '../../api/catalogue-queries.ts';
import { popularWords } from '../rules/popular-words.ts';
import { matchingCategories } from '../rules/matching-categories.ts';
import { rememberSearch, useRecentSearches } from './use-recent-searches.ts';

/** Entry below the search box, chosen by the arrow keys and Enter. */
export type SearchEntry =
  | { kind: 'recent'; text: string }
  | { kind: 'popular'; text: string }
  | { kind: 'product'; product: SuggestedProduct }
  | { kind: 'category'; category: CategoryNode }
  | { kind: 'all'; total: number };

const maxPopular = 8;

/** Pages on which `q` is a product search; elsewhere it searches orders or the cart. */
const searched = /\/(search|product)\/?$/;

/** Returns the text of the current product list, so that the search box shows it. */
function useAskedText(): string {
  return useRouterState({
    select: ({ location: { pathname, search } }) =>
      searched.test(pathname) && 'q' in search ? String(search.q ?? '') : '',
  });
}

export function useSearchBox(onDone?: () => void) {
  const navigate = useNavigate();
  const asked = useAskedText();
  const [lastAsked, setLastAsked] = useState(asked);
  const [text, setText] = useState(asked);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setText(asked);
  }
  const suggestions = useSuggestions(open ? text : '');
  const offered = useOffered(open && text === '');
  const entries = suggestions.wanted ? found(suggestions) : offered;
  const shown = open && (suggestions.wanted || offered.length > 0);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const leave = () => {
    close();
    onDone?.();
  };
  const search = (wanted: string) => {
    const q = wanted.trim();
    if (!q) return;
    rememberSearch(q);
    setText(q);
    leave();
    void navigate({ to: '/e-commerce/search', search: { q } });
  };
  const choose = (entry: SearchEntry) => {
    if (entry.kind === 'recent' || entry.kind === 'popular') return search(entry.text);
    if (entry.kind === 'all') return search(text);
    leave();
    if (entry.kind === 'category')
      return void navigate({ to: '/e-commerce/category/$slug', params: { slug: entry.category.slug } });
    const { slug, id } = entry.product;
    void navigate({ to: '/e-commerce/product/$slug', params: { slug: slug || id } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = shown ? entries[active] : undefined;
    if (chosen) choose(chosen);
    else search(text);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      // Prevents the browser's own Escape action, which would also empty the box.
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setOpen(true);
    // The list has one position more than entries, for the typed text itself.
    const places = entries.length + 1;
    if (shown) setActive((last) => ((last + 1 + step + places) % places) - 1);
  };
  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setOpen(true);
  };
  return {
    text,
    type,
    shown,
    entries,
    active,
    setActive,
    suggestions,
    show: () => setOpen(true),
    close,
    leave,
    choose,
    submit,
    pressKey,
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;

/** Returns the entries before anything is typed: recent searches, and popular words. */
function useOffered(wanted: boolean): SearchEntry[] {
  const recent = useRecentSearches();
  const { data: tree = [] } = useQuery({ ...categoryTreeQuery, enabled: wanted });
  if (!wanted) return [];
  const popular = popularWords(tree, maxPopular).filter((text) => !recent.includes(text));
  return [
    ...recent.map((text) => ({ kind: 'recent' as const, text })),
    ...popular.map((text) => ({ kind: 'popular' as const, text })),
  ];
}

function found({ searching, products, categories, total }: Suggestions): SearchEntry[] {
  const all: SearchEntry[] = !searching && total > maxSuggested ? [{ kind: 'all', total }] : [];
  return [
    ...categories.map((category) => ({ kind: 'category' as const, category })),
    ...products.map((product) => ({ kind: 'product' as const, product })),
    ...all,
  ];
}

const minLetters = 2;
const restMilliseconds = 300;
const maxCategories = 3;

/** Returns suggestions for a partial text; requested from two letters on, debounced. */
function useSuggestions(text: string) {
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

type Suggestions = ReturnType<typeof useSuggestions>;
