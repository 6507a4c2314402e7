import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { defineRoute } from '../contract/route.ts';
import { Comment, LikeState, OrderId, PictureIds, Review, ReviewId, Stars } from './review.ts';

const often = { calls: 30, seconds: 300 };
const likesOften = { calls: 120, seconds: 60 };

export const createReview = defineRoute({
  name: 'reviews/create-review',
  summary: 'Say what a product was like that one has bought',
  method: 'POST',
  path: '/reviews',
  access: 'member',
  body: z.strictObject({
    productId: ProductId,
    orderId: OrderId,
    rating: Stars,
    comment: Comment.default(''),
    media: PictureIds.default([]),
  }),
  reply: Review,
  status: 201,
  errors: ['ACCOUNT_LOCKED', 'PRODUCT_NOT_FOUND', 'NOT_A_BUYER', 'ALREADY_REVIEWED', 'UNKNOWN_UPLOAD'],
  limit: often,
});

export const updateReview = defineRoute({
  name: 'reviews/update-review',
  summary: 'Change a review of one’s own',
  method: 'PATCH',
  path: '/reviews/{id}',
  access: 'member',
  params: z.object({ id: ReviewId }),
  body: z.strictObject({
    rating: Stars.optional(),
    comment: Comment.optional(),
    /** Complete list of the review's pictures after the change: kept ones and new uploads. */
    media: PictureIds.optional(),
    /** `updatedAt` of the review as it was read: an optimistic lock against overwriting a later change. */
    updatedAt: z.string().max(40).optional(),
  }),
  reply: Review,
  errors: ['FORBIDDEN', 'REVIEW_NOT_FOUND', 'UNKNOWN_UPLOAD', 'STALE_STATE'],
  limit: often,
});

export const deleteReview = defineRoute({
  name: 'reviews/delete-review',
  summary: 'Take back a review of one’s own',
  method: 'DELETE',
  path: '/reviews/{id}',
  access: 'member',
  params: z.object({ id: ReviewId }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['FORBIDDEN', 'REVIEW_NOT_FOUND', 'STALE_STATE'],
});

export const likeReview = defineRoute({
  name: 'reviews/like-review',
  summary: 'Find a review helpful, or no longer',
  method: 'POST',
  path: '/reviews/{id}/like',
  access: 'active-member',
  params: z.object({ id: ReviewId }),
  /** An empty body means a like. Repeating a request changes nothing. */
  body: z.strictObject({ liked: z.boolean() }).default({ liked: true }),
  reply: LikeState,
  errors: ['REVIEW_NOT_FOUND'],
  limit: likesOften,
});
