import type { QueryClient } from '@tanstack/react-query';
import { staleAfter } from '#shared/events/stale-facts.ts';
import { learnChanges } from '../api/known-changes.ts';
import type { LiveEvent } from './live-event.ts';

/** Events are hints: the truth is asked for again. A newer server may say what this page does not know yet. */
export function refreshAfter(
  queryClient: QueryClient,
  { type, change }: Pick<LiveEvent, 'type' | 'change'>,
): void {
  learnChanges(change);
  for (const root of staleAfter[type] ?? []) void queryClient.invalidateQueries({ queryKey: [root] });
}
