/**
 * Keys of members' purchases, listed by what each of them finds.
 *
 *   a member's purchases of a product  pk PURCHASES#<user>                    sk PRODUCT#<product>#<order>
 *   a member's purchases in an order   gsi1pk PURCHASES#<user>#ORDER#<order>  gsi1sk PRODUCT#<product>
 *
 * Every key contains the buyer, so nobody can read another member's purchases.
 */
export const purchaseKeys = {
  partition: (userId: string) => `PURCHASES#${userId}`,
  ofProduct: (productId: string) => `PRODUCT#${productId}#`,
  purchase: (userId: string, productId: string, orderId: string) => ({
    pk: `PURCHASES#${userId}`,
    sk: `PRODUCT#${productId}#${orderId}`,
  }),
  orderPartition: (userId: string, orderId: string) => `PURCHASES#${userId}#ORDER#${orderId}`,
  byOrder: (userId: string, productId: string, orderId: string) => ({
    gsi1pk: `PURCHASES#${userId}#ORDER#${orderId}`,
    gsi1sk: `PRODUCT#${productId}`,
  }),
};
