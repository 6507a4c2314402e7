import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { changeReview } from './change-review.ts';
import { reviewRecord } from './review.ts';

/** Marks a review's picture as ready, or drops a refused one. Returns false without the review. */
export async function settlePicture(
  { table }: Context,
  {
    reviewId,
    pictureId,
    ready,
    also,
  }: { reviewId: string; pictureId: string; ready: boolean; also: Operation<'STALE_STATE'>[] },
): Promise<boolean> {
  const changed = await changeReview(
    table,
    () => reviewRecord.find(table, { id: reviewId }),
    ({ media, updatedAt }) => ({
      to: {
        media: ready
          ? media.map((picture) => (picture.id === pictureId ? { ...picture, ready } : picture))
          : media.filter(({ id }) => id !== pictureId),
      },
      also,
      at: updatedAt,
    }),
  );
  return changed !== undefined;
}
