/**
 * Header that names changes: in a reply those that the call made, in a request those that its reply must
 * include, as `products.0.01J…,users.0.01J…`. Lists may be half a second old, so a client sends its latest
 * changes to see them in the lists.
 */
export const changeHeader = 'x-change';

/** Maximum changes in the header; more than one call makes. Others appear as soon as all see them. */
export const maxChanges = 8;

/** Seconds for which a client sends a change. After that, all lists and edge caches contain it. */
export const changeSeconds = 60;

/** Returns the feed of an item's change and the change's id; undefined if the item has no feed. */
export function changeOf({
  changes,
  changeId,
}: Record<string, unknown>): { feed: string; id: string } | undefined {
  if (typeof changes !== 'string' || typeof changeId !== 'string') return undefined;
  const [, name, shard] = changes.split('#');
  return { feed: `${name}.${shard}`, id: changeId };
}

export const changeToken = ({ feed, id }: { feed: string; id: string }): string => `${feed}.${id}`;
