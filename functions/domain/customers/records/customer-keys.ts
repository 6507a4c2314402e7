/**
 * The questions asked of customers, and the keys that answer them.
 *
 *   one customer                               pk CUSTOMER#<id>              sk HEAD
 *   whom a customer turned out to be           pk CUSTOMER#<id>              sk MERGED
 *   that a record is gone, for its view        pk CUSTOMER#<id>              sk GONE
 *   what staff noted, in the order of time     pk CUSTOMER#<id>              sk NOTE#<note>
 *   what was ordered, in the order of time     pk CUSTOMER#<id>              sk ORDER#<moment>#<order>
 *   whose an order is                          pk CUSTOMER-OF-ORDER#<order>  sk LINK
 *   which guest has this number or address     pk CUSTOMER-CALLED#<name>     sk CLAIM
 *   groups, and tags in use                    pk CUSTOMER-LABELS            sk GROUP#<group> | TAG#<tag>
 *   everybody who bought, filtered and sorted  the view `customers`, fed by the heads
 *
 * Orders and notes stay with the record they were counted under, whomever that was merged into.
 */
export const customerKeys = {
  partition: (id: string) => `CUSTOMER#${id}`,
  head: (id: string) => ({ pk: `CUSTOMER#${id}`, sk: 'HEAD' }),
  merged: (id: string) => ({ pk: `CUSTOMER#${id}`, sk: 'MERGED' }),
  gone: (id: string) => ({ pk: `CUSTOMER#${id}`, sk: 'GONE' }),
  note: (id: string, noteId: string) => ({ pk: `CUSTOMER#${id}`, sk: `NOTE#${noteId}` }),
  notePrefix: 'NOTE#',
  order: (id: string, place: string) => ({ pk: `CUSTOMER#${id}`, sk: `ORDER#${place}` }),
  orderPrefix: 'ORDER#',
  /** Between the oldest order there is and one that was placed then. */
  ordersUntil: (place: string): [string, string] => ['ORDER#', `ORDER#${place}`],
  ofOrder: (orderId: string) => ({ pk: `CUSTOMER-OF-ORDER#${orderId}`, sk: 'LINK' }),
  called: (name: string) => ({ pk: `CUSTOMER-CALLED#${name}`, sk: 'CLAIM' }),
  labels: 'CUSTOMER-LABELS',
  group: (id: string) => ({ pk: 'CUSTOMER-LABELS', sk: `GROUP#${id}` }),
  tag: (mark: string) => ({ pk: 'CUSTOMER-LABELS', sk: `TAG#${mark}` }),
};

export const customerFeed = { name: 'customers', shards: 4 };

/** Orders of one record sort by when they were placed. */
export const orderPlace = ({ createdAt, orderId }: { createdAt: string; orderId: string }): string =>
  `${createdAt}#${orderId}`;
