import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewSlice } from '#shared/reviews/read-reviews.contract.ts';
import type { Review } from '#shared/reviews/review.ts';
import {
  createReview,
  deleteReview,
  likeReview,
  updateReview,
} from '#shared/reviews/write-review.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { reviewKeys } from './review-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Refetches lists, counts and the product's rating after a change. */
async function askAnew(queryClient: QueryClient, productId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: reviewKeys.ofProduct(productId) }),
    queryClient.invalidateQueries({ queryKey: roots.product }),
  ]);
}

export type ReviewDraft = {
  rating: Review['rating'];
  comment: string;
  /** Left out if the pictures have not changed. */
  media?: string[];
};

/** The changed review as it was read, for the version check. */
export type KnownReview = Pick<Review, 'id' | 'updatedAt'>;

/** Saves a review of an order, or changes an existing one. */
export function useSaveReview(productId: string, target: { orderId: string } | { known: () => KnownReview }) {
  const queryClient = useQueryClient();
  return async (body: ReviewDraft): Promise<Review> => {
    const saved = await ('known' in target
      ? call(updateReview, {
          params: { id: target.known().id },
          body: { ...body, updatedAt: target.known().updatedAt },
        })
      : call(createReview, { body: { productId, orderId: target.orderId, ...body } }));
    await askAnew(queryClient, productId);
    return saved;
  };
}

export function useDeleteReview(productId: string) {
  const queryClient = useQueryClient();
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) => call(deleteReview, { params: { id } }),
    onSuccess: () => askAnew(queryClient, productId),
  });
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
