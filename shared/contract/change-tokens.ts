/**
 * Names in an answer what the call changed, and in a call what its answer has to know of: `products.0.01J…,users.0.01J…`.
 * Lists may be half a second old; who says what they have just changed is answered with it.
 */
export const changeHeader = 'x-change';

/** More than one call changes; what is beyond them is seen as soon as everybody sees it. */
export const mostChanges = 8;

/** So long a change is worth naming: by then all lists know of it, and so do the copies at the edge. */
export const changeSeconds = 60;

/** The feed an item's change went into and the change's id, where it went into any. */
export function changeOf({
  changes,
  changeId,
}: Record<string, unknown>): { feed: string; id: string } | undefined {
  if (typeof changes !== 'string' || typeof changeId !== 'string') return undefined;
  const [, name, shard] = changes.split('#');
  return { feed: `${name}.${shard}`, id: changeId };
}

export const changeToken = ({ feed, id }: { feed: string; id: string }): string => `${feed}.${id}`;
