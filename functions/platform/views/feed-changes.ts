/** Result of reading a feed: the current items, and the ids of deleted ones. */
export type FeedChanges<T> = { saved: readonly T[]; removed: readonly string[] };
