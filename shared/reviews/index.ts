export * from './review.ts';
export * from './write-review.contract.ts';
export * from './read-reviews.contract.ts';
export * from './ratings.contract.ts';
