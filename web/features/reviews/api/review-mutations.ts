import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewSlice } from '#shared/reviews/read-reviews.contract.ts';
import type { Review } from '#shared/reviews/review.ts';
import { createReview, likeReview, updateReview } from '#shared/reviews/write-review.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { reviewKeys } from './review-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Returns the query roots that a changed review makes stale: lists, counts and the product's rating. */
export const staleByReview = (productId: string) => [reviewKeys.ofProduct(productId), roots.product];

export type ReviewDraft = {
  rating: Review['rating'];
  comment: string;
  /** Left out if the pictures have not changed. */
  media?: string[];
};

/** The changed review as it was read, for the version check. */
export type ReviewVersion = Pick<Review, 'id' | 'updatedAt'>;

/** Saves a review of an order, or changes an existing one. */
export function useSaveReview(
  productId: string,
  target: { orderId: string } | { known: () => ReviewVersion },
) {
  const create = useAct(createReview, { stale: staleByReview(productId) });
  const update = useAct(updateReview, { stale: staleByReview(productId) });
  return (body: ReviewDraft): Promise<Review> =>
    'known' in target
      ? update.send({
          params: { id: target.known().id },
          body: { ...body, updatedAt: target.known().updatedAt },
        })
      : create.send({ body: { productId, orderId: target.orderId, ...body } });
}

type Lists = InfiniteData<ReviewSlice, string>;

const withReview = (lists: Lists | undefined, id: string, change: (review: Review) => Review) =>
  lists && {
    ...lists,
    pages: lists.pages.map((page) => ({
      ...page,
      data: page.data.map((review) => (review.id === id ? change(review) : review)),
    })),
  };

const liked = (review: Review, wanted: boolean): Review =>
  review.liked === wanted ? review : { ...review, liked: wanted, likes: review.likes + (wanted ? 1 : -1) };

/** Likes a review optimistically; the server's result replaces it, and a refusal reverts it. */
export function useLikeReview(productId: string) {
  const queryClient = useQueryClient();
  const filters = { queryKey: reviewKeys.lists(productId) };
  const change = (id: string, to: (review: Review) => Review) =>
    queryClient.setQueriesData<Lists>(filters, (lists) => withReview(lists, id, to));
  return useMutation<{ liked: boolean; likes: number }, ApiError, { id: string; wanted: boolean }>({
    mutationFn: ({ id, wanted }) => call(likeReview, { params: { id }, body: { liked: wanted } }),
    onMutate: async ({ id, wanted }) => {
      await queryClient.cancelQueries(filters);
      change(id, (review) => liked(review, wanted));
    },
    onSuccess: (state, { id }) => change(id, (review) => ({ ...review, ...state })),
    onError: (_, { id, wanted }) => change(id, (review) => liked(review, !wanted)),
  });
}
