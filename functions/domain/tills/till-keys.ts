/**
 * Keys of tills, by the question that each of them answers.
 *
 *   one till, and the rows behind its figures     pk TILL#<id>                   sk HEAD | ENTRY#<entry>
 *   somebody's open tills, one a warehouse        pk OPEN-TILLS#<person>         sk <warehouse>
 *   those they closed, by when                    gsi1 CLOSED-TILLS#<person>     <moment>
 *   everybody's, filtered and sorted              the view `tills`, fed by the heads
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
