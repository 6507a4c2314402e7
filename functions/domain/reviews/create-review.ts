import { mayReview } from '#shared/accounts/member-access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import type { Stars } from '#shared/reviews/review.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import {
  countNewStars,
  findRated,
  type RatedProduct,
} from '#functions/domain/catalogue/products/product-rating.ts';
import { waitingPicture } from '#functions/domain/media/media-owner.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import { type Purchase, takeReview } from './purchase.ts';
import { findPurchase, listPurchases } from './purchases.ts';
import { reviewRecord, abbreviateName, type StoredReview } from './review.ts';
import { reviewMedia } from './settle-picture.ts';

type ReviewTarget = { userId: string; productId: string };
type ReviewContent = { stars: Stars; comment: string; media: string[] };
type Voice = { profile: Profile; product: RatedProduct; purchase: Purchase };

/** Reads author and product. Every buyer may review, whatever their identity check says. */
async function gather(context: Context, { userId, productId }: ReviewTarget) {
  const [profile, product] = await Promise.all([findProfile(context, userId), findRated(context, productId)]);
  if (!profile || !mayReview(profile.status)) throw new AppError('ACCOUNT_LOCKED');
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  return { profile, product };
}

/** Writes the review, its count, the used purchase and the attached pictures in one transaction. */
async function write(
  { table, now }: Context,
  { profile, product, purchase }: Voice,
  said: ReviewContent,
): Promise<StoredReview> {
  const at = now();
  const review: StoredReview = {
    id: newId(at.getTime()),
    productId: product.id,
    orderId: purchase.orderId,
    authorId: profile.id,
    author: { name: abbreviateName(profile.fullName), avatarUrl: profile.avatarUrl },
    variants: purchase.variants ?? [],
    stars: said.stars,
    comment: said.comment,
    media: said.media.map(waitingPicture),
    likes: 0,
    sumsVersion: 0,
    revision: 1,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  const refusal = await table.write([
    takeReview(purchase, review.id, 'ALREADY_REVIEWED'),
    create(reviewRecord.item(review)),
    countNewStars(product, said.stars, review.createdAt),
    ...said.media.map((id) =>
      attach(id, { ownerId: profile.id, kind: 'reviewImages', of: reviewMedia.of(review.id) }),
    ),
  ]);
  if (refusal) throw new AppError(refusal);
  return review;
}

export async function createReview(
  context: Context,
  { userId, productId, orderId, ...said }: ReviewTarget & ReviewContent & { orderId: string },
): Promise<StoredReview> {
  const [{ profile, product }, purchase] = await Promise.all([
    gather(context, { userId, productId }),
    findPurchase(context, { userId, productId, orderId }),
  ]);
  if (!purchase) throw new AppError('NOT_A_BUYER');
  return write(context, { profile, product, purchase }, said);
}

/** Creates a rating without text. It names no order, so it belongs to the latest one without a review. */
export async function createRating(
  context: Context,
  { userId, productId, stars }: ReviewTarget & Pick<ReviewContent, 'stars'>,
): Promise<StoredReview> {
  const [{ profile, product }, purchases] = await Promise.all([
    gather(context, { userId, productId }),
    listPurchases(context, { userId, productId }),
  ]);
  if (purchases.length === 0) throw new AppError('NOT_A_BUYER');
  const purchase = purchases.find(({ reviewId }) => !reviewId);
  if (!purchase) throw new AppError('ALREADY_REVIEWED');
  return write(context, { profile, product, purchase }, { stars, comment: '', media: [] });
}
