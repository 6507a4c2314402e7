import * as reviews from '#shared/reviews/index.ts';
import { type Area, read, route, worker, write } from './area.ts';

export const reviewsArea: Area = {
  name: 'reviews',
  routes: [
    route(reviews.createReview, write),
    route(reviews.updateReview, write),
    route(reviews.deleteReview, write),
    route(reviews.likeReview, write),

    route(reviews.listReviewsOfProduct, { ...read, indexes: ['gsi1', 'gsi2'] }),
    route(reviews.listReviewsBySlug, { ...read, indexes: ['gsi1', 'gsi2'] }),
    route(reviews.getReview, read),
    route(reviews.getReviewSummary, read),
    route(reviews.getMyReview, read),
    route(reviews.getOrderReviewStatus, { ...read, indexes: ['gsi1'] }),

    route(reviews.createRating, write),
    route(reviews.updateRating, write),
    route(reviews.deleteRating, write),
    route(reviews.likeRating, write),
    route(reviews.toggleRatingLike, write),

    route(reviews.listRatings, { ...read, indexes: ['gsi1', 'gsi2'] }),
    route(reviews.listRatingsOfProduct, { ...read, indexes: ['gsi1', 'gsi2'] }),
    route(reviews.getRating, read),
    route(reviews.getRatingSummary, read),
    route(reviews.listRatingSummaries, read),
  ],
  workers: [worker('follow-ratings', 'ratings', write, { seconds: 60, batch: 10 })],
};
