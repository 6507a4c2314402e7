import type { Comment } from '#shared/discussion/comment.ts';

const prefix = 'comment-';

export const anchorOf = (id: string): string => prefix + id;

/** Returns the id in an anchor of a comment; undefined for any other anchor. */
export const linkedId = (hash: string): string | undefined =>
  hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined;

/** Adds the linked comment to a list that has not loaded it: first among comments, last among their replies. */
export function withLinked(
  loaded: readonly Comment[],
  branch: readonly Comment[],
  parentId: string | null,
): readonly Comment[] {
  const linked = branch.find((comment) => comment.parentId === parentId);
  if (!linked || loaded.some(({ id }) => id === linked.id)) return loaded;
  return parentId === null ? [linked, ...loaded] : [...loaded, linked];
}

/** Tells whether the replies to a comment lead to the linked one, so that they are open from the start. */
export const leadsToLinked = (branch: readonly Comment[], id: string): boolean =>
  branch.some(({ parentId }) => parentId === id);
