import type { Query, QueryClient } from '@tanstack/react-query';
import { onlyOf, staleAfter } from '#shared/events/stale-facts.ts';
import { learnChanges } from '../api/known-changes.ts';
import type { LiveEvent } from './live-event.ts';

type Heard = Pick<LiveEvent, 'type' | 'change'>;

const idOf = (data: unknown): unknown => (data as { id?: unknown } | undefined)?.id;

/** Which answers are meant, where an event speaks of some things alone. */
function meantBy(event: Heard) {
  const field = onlyOf[event.type];
  const named: unknown = field && Reflect.get(event, field);
  if (named === undefined) return {};
  const ids: unknown[] = [named].flat();
  return { predicate: ({ state }: Query) => ids.includes(idOf(state.data)) };
}

/** Events are hints: the truth is asked for again. A newer server may say what this page does not know yet. */
export function refreshAfter(queryClient: QueryClient, event: Heard): void {
  learnChanges(event.change);
  const meant = meantBy(event);
  for (const root of staleAfter[event.type] ?? [])
    void queryClient.invalidateQueries({ queryKey: [root], ...meant });
}
