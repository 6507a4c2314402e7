/**
 * Keys of tills, listed by what each of them finds.
 *
 *   one till and its entries                  pk TILL#<id>                sk HEAD | ENTRY#<entry>
 *   a person's open tills, one per warehouse  pk OPEN-TILLS#<person>      sk <warehouse>
 *   a person's closed tills, by time          gsi1 CLOSED-TILLS#<person>  <moment>
 *   all tills, filtered and sorted            the view `tills`, fed by the heads
 */
export const tillKeys = {
  partition: (id: string) => `TILL#${id}`,
  head: (id: string) => ({ pk: `TILL#${id}`, sk: 'HEAD' }),
  entry: (id: string, entryId: string) => ({ pk: `TILL#${id}`, sk: `ENTRY#${entryId}` }),
  entryPrefix: 'ENTRY#',
  openOf: (userId: string) => `OPEN-TILLS#${userId}`,
  open: (userId: string, warehouseId: string) => ({ pk: `OPEN-TILLS#${userId}`, sk: warehouseId }),
  closedOf: (userId: string) => `CLOSED-TILLS#${userId}`,
  byClosing: (userId: string, closedAt: string) => ({
    gsi1pk: `CLOSED-TILLS#${userId}`,
    gsi1sk: closedAt,
  }),
};

export const tillFeed = { name: 'tills', shards: 1 };
