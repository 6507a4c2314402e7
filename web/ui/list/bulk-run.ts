/** A row an action was refused for, with the reason, and its name if the page may not know it. */
export type BulkRefusal = { id: string; reason: string; name?: string | undefined };
/** Result of one call of an action: the refused rows; all others are done. */
export type BulkReply = { refused?: readonly BulkRefusal[] } | undefined | void;

export type BulkProgress = { done: number; total: number };

export type BulkOutcome = {
  done: readonly string[];
  refused: readonly BulkRefusal[];
  /** Rows that were not started, because the run was stopped or the chunk before failed. */
  left: readonly string[];
  failure?: unknown;
};

/** Rows per API call, well below what takes the API's limit of ten seconds. */
const chunkSize = 50;

type Watch = {
  size?: number | undefined;
  onProgress?: (progress: BulkProgress) => void;
  /** After an abort no further chunk starts; the running one is completed. */
  signal?: AbortSignal;
};

/**
 * Runs an action on many rows, chunk by chunk. A failed chunk is not retried automatically, because it is
 * unknown whether part of it was done. Its rows stay selected for another try, so actions must be idempotent.
 */
export async function runInChunks(
  ids: readonly string[],
  act: (ids: readonly string[]) => Promise<BulkReply>,
  { size = chunkSize, onProgress, signal }: Watch = {},
): Promise<BulkOutcome> {
  const done: string[] = [];
  const refused: BulkRefusal[] = [];
  let at = 0;
  try {
    for (; at < ids.length && !signal?.aborted; at += size) {
      onProgress?.({ done: at, total: ids.length });
      const chunk = ids.slice(at, at + size);
      const no = (await act(chunk))?.refused ?? [];
      const refusedIds = new Set(no.map(({ id }) => id));
      refused.push(...no);
      done.push(...chunk.filter((id) => !refusedIds.has(id)));
    }
  } catch (failure) {
    return { done, refused, left: ids.slice(at), failure };
  }
  return { done, refused, left: ids.slice(at) };
}
