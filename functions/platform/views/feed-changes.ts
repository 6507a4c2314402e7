/** What a reading brought: items as they are now, and the ids of those that are no more. */
export type FeedChanges<T> = { saved: readonly T[]; removed: readonly string[] };
