import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchUsers } from '#shared/members/index.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { moveHighlight } from '#web/ui/fields/listbox-keys.ts';

const restMilliseconds = 300;
const maxShown = 6;

/** Finds the members whose name is being typed after an @. */
export function useMentionSearch(query: string | undefined) {
  const words = query?.trim() ?? '';
  const settled = useDebounced(words, restMilliseconds);
  const { data } = useQuery({
    ...apiQuery(searchUsers, { query: { q: settled } }),
    enabled: settled !== '',
    staleTime: 60_000,
  });
  const [closedFor, setClosedFor] = useState<string>();
  const [place, setPlace] = useState(0);
  const isOpen = settled === words && closedFor !== words;
  const members = isOpen ? (data ?? []).slice(0, maxShown) : [];
  const highlight = Math.min(place, members.length - 1);
  return {
    members,
    highlight,
    highlighted: members[highlight],
    setHighlight: setPlace,
    close: () => setClosedFor(words),
    /** Moves the highlight by an arrow key; returns false for other keys. */
    pressKey: (key: string): boolean => {
      const next = key.startsWith('Arrow') ? moveHighlight(key, highlight, members.length) : undefined;
      if (next !== undefined) setPlace(next);
      return next !== undefined;
    },
  };
}
