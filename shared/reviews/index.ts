export * from './review.ts';
export * from './write-review.ts';
export * from './read-reviews.ts';
export * from './ratings.ts';
