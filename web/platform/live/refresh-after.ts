import type { Query, QueryClient } from '@tanstack/react-query';
import { onlyOf, staleAfter } from '#shared/events/stale-facts.ts';
import { learnChanges } from '../api/known-change-tokens.ts';
import type { LiveEvent } from './live-event.ts';

type HeardEvent = Pick<LiveEvent, 'type' | 'change'>;

const idOf = (data: unknown): unknown => (data as { id?: unknown } | undefined)?.id;

/** Returns the affected queries if an event concerns only some records. */
function meantBy(event: HeardEvent) {
  const field = onlyOf[event.type];
  const named: unknown = field && Reflect.get(event, field);
  if (named === undefined) return {};
  const ids: unknown[] = [named].flat();
  return { predicate: ({ state }: Query) => ids.includes(idOf(state.data)) };
}

/** Invalidates the queries an event makes stale. Unknown types from a newer server are ignored. */
export function refreshAfter(queryClient: QueryClient, event: HeardEvent): void {
  learnChanges(event.change);
  const meant = meantBy(event);
  for (const root of staleAfter[event.type] ?? [])
    void queryClient.invalidateQueries({ queryKey: [root], ...meant });
}
