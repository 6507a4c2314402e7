type BatchResponse = { batchItemFailures?: { itemIdentifier: string }[] } | undefined;

/** Returns the ids that a function reported as failed; an empty reply means that all succeeded. */
export const failedIds = (response: BatchResponse): Set<string> =>
  new Set((response?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
