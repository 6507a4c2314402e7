/**
 * Keys of reviews.
 *
 *   review                                 pk REVIEW#<id>               sk REVIEW
 *   reviews of a product by stars,         gsi1pk REVIEWS#<product>#<kind>   gsi1sk <stars>#<id>
 *     newest first
 *   the same, most helpful first           gsi2pk REVIEWS#<product>#<kind>   gsi2sk <stars>#<likes>#<id>
 *
 * The kinds are `pictures` and `plain`. Every list of a product (all or some stars, with pictures or not, in
 * four orders) is merged from the short ranges kind × stars, each of which an index keeps sorted.
 */
export const kinds = ['pictures', 'plain'] as const;
export type Kind = (typeof kinds)[number];

/** Number of digits; zero padding keeps numbers sorted as text. */
const digits = 7;
export const helpfulText = (likes: number): string => String(likes).padStart(digits, '0');

export const reviewKeys = {
  review: (id: string) => ({ pk: `REVIEW#${id}`, sk: 'REVIEW' }),
  list: (productId: string, kind: Kind) => `REVIEWS#${productId}#${kind}`,
};
