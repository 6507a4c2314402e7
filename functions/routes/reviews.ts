import { AppError } from '#shared/contract/errors.ts';
import * as reviews from '#shared/reviews/index.ts';
import {
  findRatedBySlug,
  findRating,
  findRatings,
} from '#functions/domain/catalogue/products/product-rating.ts';
import * as creating from '#functions/domain/reviews/create-review.ts';
import { readReview } from '#functions/domain/reviews/find-review.ts';
import { listReviews, toListQuery } from '#functions/domain/reviews/list-reviews.ts';
import { readMine, readOrderStatus } from '#functions/domain/reviews/my-review.ts';
import { toRating, toReview } from '#functions/domain/reviews/review.ts';
import { likerOf, ratingReactions, reviewReactions } from '#functions/domain/reviews/review-subject.ts';
import * as updating from '#functions/domain/reviews/update-review.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createRating = httpRoute(
  reviews.createRating,
  async ({ actor: { userId }, body: { productId, value }, table, now }) => {
    const review = await creating.createRating({ table, now }, { userId, productId, stars: value });
    return toRating(review, { userId, liked: () => false });
  },
);

export const createReview = httpRoute(
  reviews.createReview,
  async ({ actor: { userId }, body: { rating, ...said }, table, now }) => {
    const review = await creating.createReview({ table, now }, { userId, stars: rating, ...said });
    return toReview(review, { userId, liked: () => false });
  },
);

export const deleteRating = httpRoute(
  reviews.deleteRating,
  async ({ actor: { userId }, params: { id }, table, now }) => {
    await updating.deleteReview({ table, now }, { id, userId, missing: 'RATING_NOT_FOUND' });
    return { success: true as const };
  },
);

export const deleteReview = httpRoute(
  reviews.deleteReview,
  async ({ actor: { userId }, params: { id }, table, now }) => {
    await updating.deleteReview({ table, now }, { id, userId, missing: 'REVIEW_NOT_FOUND' });
    return { success: true as const };
  },
);

export const getMyReview = httpRoute(reviews.getMyReview, ({ actor, params, table, now }) =>
  readMine({ table, now }, { ...actor, ...params }),
);

export const getOrderReviewStatus = httpRoute(reviews.getOrderReviewStatus, ({ actor, params, table, now }) =>
  readOrderStatus({ table, now }, { ...actor, ...params }),
);

export const getRatingSummary = httpRoute(reviews.getRatingSummary, ({ params, table, now }) =>
  findRating({ table, now }, params.productId),
);

export const getRating = httpRoute(reviews.getRating, async ({ actor, params, table, now }) =>
  toRating(
    ...(await readReview(
      { table, now },
      { ...params, readerId: actor?.userId, missing: 'RATING_NOT_FOUND' },
    )),
  ),
);

export const getReviewSummary = httpRoute(reviews.getReviewSummary, ({ params, table, now }) =>
  findRating({ table, now }, params.productId),
);

export const getReview = httpRoute(reviews.getReview, async ({ actor, params, table, now }) =>
  toReview(
    ...(await readReview(
      { table, now },
      { ...params, readerId: actor?.userId, missing: 'REVIEW_NOT_FOUND' },
    )),
  ),
);

export const likeRating = httpRoute(reviews.likeRating, ({ actor, params: { id }, table, now }) =>
  ratingReactions.like({ table, now }, { id, reader: likerOf(actor), liked: true, type: 'like' }),
);

export const likeReview = httpRoute(
  reviews.likeReview,
  ({ actor, params: { id }, body: { liked }, table, now }) =>
    reviewReactions.like({ table, now }, { id, reader: likerOf(actor), liked, type: 'like' }),
);

export const listRatingSummaries = httpRoute(reviews.listRatingSummaries, async ({ body, table, now }) => {
  const productIds = [...new Set(body.productIds)];
  const summaries = await findRatings({ table, now }, productIds);
  return summaries.map((summary, place) => ({ productId: productIds[place] ?? '', ...summary }));
});

export const listRatingsOfProduct = httpRoute(
  reviews.listRatingsOfProduct,
  ({ actor, params, query, table, now }) =>
    listReviews({ table, now }, { ...params, ...query, sort: 'newest', readerId: actor?.userId }, toRating),
);

export const listRatings = httpRoute(reviews.listRatings, ({ actor, query, table, now }) =>
  listReviews({ table, now }, { ...query, sort: 'newest', readerId: actor?.userId }, toRating),
);

export const listReviewsBySlug = httpRoute(
  reviews.listReviewsBySlug,
  async ({ actor, params, query, table, now }) => {
    const product = await findRatedBySlug({ table, now }, params.slug);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    return listReviews(
      { table, now },
      { ...toListQuery(product.id, query), readerId: actor?.userId },
      toReview,
    );
  },
);

export const listReviewsOfProduct = httpRoute(
  reviews.listReviewsOfProduct,
  ({ actor, params, query, table, now }) =>
    listReviews(
      { table, now },
      { ...toListQuery(params.productId, query), readerId: actor?.userId },
      toReview,
    ),
);

export const toggleRatingLike = httpRoute(reviews.toggleRatingLike, ({ actor, params: { id }, table, now }) =>
  ratingReactions.like({ table, now }, { id, reader: likerOf(actor), liked: undefined, type: 'like' }),
);

const noRating = 'RATING_NOT_FOUND';

export const updateRating = httpRoute(
  reviews.updateRating,
  async ({ actor: { userId }, params: { id }, body: { value }, table, now }) => {
    await updating.updateReview({ table, now }, { id, userId, missing: noRating, stars: value });
    return toRating(...(await readReview({ table, now }, { id, readerId: userId, missing: noRating })));
  },
);

const noReview = 'REVIEW_NOT_FOUND';

export const updateReview = httpRoute(
  reviews.updateReview,
  async ({ actor: { userId }, params: { id }, body: { rating, ...said }, table, now }) => {
    await updating.updateReview({ table, now }, { id, userId, missing: noReview, stars: rating, ...said });
    return toReview(...(await readReview({ table, now }, { id, readerId: userId, missing: noReview })));
  },
);
