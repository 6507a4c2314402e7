/** A row an act was refused for, and why; with its name, should the page not know it. */
export type BulkRefusal = { id: string; reason: string; name?: string | undefined };
/** What one call of an act says: whom it was refused; all others are done. */
export type BulkReply = { refused?: readonly BulkRefusal[] } | undefined | void;

export type BulkProgress = { done: number; total: number };

export type BulkOutcome = {
  done: readonly string[];
  refused: readonly BulkRefusal[];
  /** Not begun, because it was stopped, or because the one before failed. */
  left: readonly string[];
  failure?: unknown;
};

/** As many at once as one call of the API takes well below its ten seconds. */
const chunkSize = 50;

type Watch = {
  size?: number | undefined;
  onProgress?: (progress: BulkProgress) => void;
  /** No chunk begins after it; the one under way is brought to its end. */
  signal?: AbortSignal;
};

/**
 * Carries an act out over many rows, chunk by chunk. A chunk that fails is not tried again by itself: whether any of
 * it was done nobody knows, and its rows stay to be chosen again, which an act has to bear.
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
