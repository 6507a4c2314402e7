/**
 * The questions restock notices ask of the table, and the keys that answer them.
 *
 *   who waits for this variant, and does this member   pk RESTOCK#<product>#<variant>   sk WAITS#<user>
 *   what does a member wait for                        gsi1pk RESTOCK-OF#<user>         gsi1sk <product>#<variant>
 *   in how many rounds those who wait were told        pk RESTOCK#<product>#<variant>   sk ROUNDS
 */
export const restockKeys = {
  partition: (productId: string, variantId: string) => `RESTOCK#${productId}#${variantId}`,
  prefix: 'WAITS#',
  waiting: ({ productId, variantId, userId }: { productId: string; variantId: string; userId: string }) => ({
    pk: `RESTOCK#${productId}#${variantId}`,
    sk: `WAITS#${userId}`,
  }),
  rounds: (productId: string, variantId: string) => ({
    pk: `RESTOCK#${productId}#${variantId}`,
    sk: 'ROUNDS',
  }),
  of: (userId: string) => `RESTOCK-OF#${userId}`,
  place: (productId: string, variantId = '') => `${productId}#${variantId}`,
};
