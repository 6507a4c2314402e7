type BatchResponse = { batchItemFailures?: { itemIdentifier: string }[] } | undefined;

/** What a function named as failed; nothing at all means all went well. */
export const failedIds = (response: BatchResponse): Set<string> =>
  new Set((response?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
