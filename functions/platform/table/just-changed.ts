import { idsSince } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { awaitedChange } from './changes.ts';

/** Between looks for what the caller has just changed and an index does not show yet. */
export const lookPauses = [40, 160, 300];
/** An index in order has shown a change by then; what is older stands on another page, or the index is in trouble. */
const justMilliseconds = 2_000;

export type FeedName = { name: string; shards: number };

/** Whether what an index shows knows of what its caller changed just now in a feed these items are in. */
export function showsJustChanged(
  { name, shards }: FeedName,
  items: readonly Record<string, unknown>[],
): boolean {
  const oldest = idsSince(now().getTime() - justMilliseconds);
  const awaited = Array.from({ length: shards }, (_, shard) => awaitedChange(`${name}.${shard}`) ?? '');
  return awaited
    .filter((change) => change > oldest)
    .every((change) => items.some(({ changeId }) => typeof changeId === 'string' && changeId >= change));
}
