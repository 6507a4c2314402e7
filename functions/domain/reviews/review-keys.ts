/**
 * The questions asked of reviews, and the keys that answer them.
 *
 *   one review                             pk REVIEW#<id>               sk REVIEW
 *   a product's reviews of so many stars,  gsi1pk REVIEWS#<product>#<kind>   gsi1sk <stars>#<id>
 *     newest first
 *   the same, most helpful first           gsi2pk REVIEWS#<product>#<kind>   gsi2sk <stars>#<helpful>#<id>
 *   what a member likes of a product       pk REVIEW-LIKES#<member>     sk <product>#<review>
 *
 * The kinds are `pictures` and `plain`. Every list of a product (all or some stars, with pictures or not, in four
 * orders) is merged from the short ranges kind × stars, each of which an index holds in order already.
 */
export const kinds = ['pictures', 'plain'] as const;
export type Kind = (typeof kinds)[number];

/** So many digits keep numbers in order as text. */
const digits = 7;
export const helpfulText = (helpful: number): string => String(helpful).padStart(digits, '0');

export const reviewKeys = {
  review: (id: string) => ({ pk: `REVIEW#${id}`, sk: 'REVIEW' }),
  list: (productId: string, kind: Kind) => `REVIEWS#${productId}#${kind}`,
  like: (userId: string, productId: string, reviewId: string) => ({
    pk: `REVIEW-LIKES#${userId}`,
    sk: `${productId}#${reviewId}`,
  }),
  likes: (userId: string) => `REVIEW-LIKES#${userId}`,
  likesOf: (productId: string) => `${productId}#`,
};
