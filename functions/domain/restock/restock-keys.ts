/**
 * Keys of restock notices.
 *
 *   members who wait for a variant         pk RESTOCK#<product>#<variant>   sk WAITS#<user>
 *   variants a member waits for            gsi1pk RESTOCK-OF#<user>         gsi1sk <product>#<variant>
 *   rounds of notices that were sent       pk RESTOCK#<product>#<variant>   sk ROUNDS
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
