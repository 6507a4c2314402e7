import { AppError } from '#shared/contract/errors.ts';
import type { Stars } from '#shared/reviews/review.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { recountStars } from '#functions/domain/catalogue/products/product-rating.ts';
import { waitingPicture } from '#functions/domain/media/media-owner.ts';
import { attach, detach } from '#functions/domain/media/uploads.ts';
import { giveBackReview } from './purchase.ts';
import { changeReview } from './change-review.ts';
import { getStored, type MissingCode } from './find-review.ts';
import { isUploaded, type StoredPicture, type StoredReview } from './review.ts';
import { reviewKeys } from './review-keys.ts';
import { reviewMedia } from './settle-picture.ts';

type Mine = { id: string; userId: string; missing: MissingCode };
type ReviewChange = {
  stars?: Stars | undefined;
  comment?: string | undefined;
  media?: string[] | undefined;
  /** Version of the review that the client read. */
  updatedAt?: string | undefined;
};

const withdraw = (pictures: StoredPicture[], at: Date): Operation[] =>
  pictures.filter(isUploaded).map(({ id }) => detach(id, at));

/** New list of pictures with its operations: missing ones are removed, new ones attached. */
function changePictures({ id, authorId, media }: StoredReview, wanted: string[], at: Date) {
  const known = new Map(media.map((picture) => [picture.id, picture]));
  const lost = media.filter((picture) => !wanted.includes(picture.id));
  const fresh = wanted.filter((pictureId) => !known.has(pictureId));
  return {
    media: wanted.map((pictureId) => known.get(pictureId) ?? waitingPicture(pictureId)),
    operations: [
      ...fresh.map((pictureId) =>
        attach(pictureId, { ownerId: authorId, kind: 'reviewImages', of: reviewMedia.of(id) }),
      ),
      ...withdraw(lost, at),
    ],
  };
}

/** Finds an author's review. Reviews are public, so others get "forbidden", not "not found". */
async function getOwn(
  table: Table,
  id: string,
  authorId: string,
  missing: MissingCode,
): Promise<StoredReview> {
  const stored = await getStored(table, id, missing);
  if (stored.authorId !== authorId) throw new AppError('FORBIDDEN');
  return stored;
}

export async function updateReview(
  { table, now }: Context,
  { id, userId, missing, stars, comment, media, updatedAt }: Mine & ReviewChange,
): Promise<StoredReview> {
  const at = now();
  const changed = await changeReview(
    table,
    () => getOwn(table, id, userId, missing),
    (review) => {
      if (updatedAt !== undefined && updatedAt !== review.updatedAt) throw new AppError('STALE_STATE');
      const pictures = media && changePictures(review, media, at);
      return {
        to: {
          ...(stars && { stars }),
          ...(comment !== undefined && { comment }),
          ...(pictures && { media: pictures.media }),
          updatedAt: at.toISOString(),
        },
        also: pictures?.operations ?? [],
        at: at.toISOString(),
      };
    },
  );
  if (!changed) throw new AppError(missing);
  return changed;
}

/** Deletes a review, removes it from the counts and lets its author review again. */
export async function deleteReview({ table, now }: Context, { id, userId, missing }: Mine): Promise<void> {
  const at = now();
  const review = await getOwn(table, id, userId, missing);
  const refusal = await table.write([
    remove(reviewKeys.review(id), { when: { revision: review.revision }, refusal: 'STALE_STATE' }),
    ...recountStars(review.productId, { before: review.stars }, at.toISOString()),
    giveBackReview({ userId, productId: review.productId, orderId: review.orderId }),
    ...withdraw(review.media, at),
  ]);
  if (refusal) throw new AppError('STALE_STATE');
}
