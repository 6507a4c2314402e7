import * as reviews from '#shared/reviews/index.ts';
import { route, worker, type Area } from './area.ts';

const read = { table: 'read' } as const;
const write = { table: 'write' } as const;

export const reviewsArea: Area = {
  name: 'reviews',
  routes: [
    route(reviews.createReview, write),
    route(reviews.updateReview, write),
    route(reviews.deleteReview, write),
    route(reviews.likeReview, write),

    route(reviews.listReviewsOfProduct, read),
    route(reviews.listReviewsBySlug, read),
    route(reviews.getReview, read),
    route(reviews.getReviewSummary, read),
    route(reviews.getMyReview, read),
    route(reviews.getOrderReviewStatus, read),

    route(reviews.createRating, write),
    route(reviews.updateRating, write),
    route(reviews.deleteRating, write),
    route(reviews.likeRating, write),
    route(reviews.toggleRatingLike, write),

    route(reviews.listRatings, read),
    route(reviews.listRatingsOfProduct, read),
    route(reviews.getRating, read),
    route(reviews.getRatingSummary, read),
    route(reviews.listRatingSummaries, read),
  ],
  workers: [worker('follow-ratings', 'ratings', write, { seconds: 60, batch: 10 })],
};
