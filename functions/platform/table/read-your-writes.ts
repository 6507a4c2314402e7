import { idsSince } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { newestChange } from './changes.ts';

/**
 * Pauses in milliseconds between retries of an index query that does not yet show the caller's latest change.
 */
export const retryPauses = [40, 160, 300];
/**
 * A healthy index shows a change within this time. An older change is on another page, or the index is in
 * trouble.
 */
const justMilliseconds = 2_000;

export type FeedName = { name: string; shards: number };

/** Checks whether index results include the changes that the caller just made in the feed of these items. */
export function readYourWrites(
  { name, shards }: FeedName,
  items: readonly Record<string, unknown>[],
): boolean {
  const oldest = idsSince(now().getTime() - justMilliseconds);
  const awaited = Array.from({ length: shards }, (_, shard) => newestChange(`${name}.${shard}`) ?? '');
  return awaited
    .filter((change) => change > oldest)
    .every((change) => items.some(({ changeId }) => typeof changeId === 'string' && changeId >= change));
}
