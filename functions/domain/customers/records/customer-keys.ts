/**
 * Keys of customers.
 *
 *   customer                                   pk CUSTOMER#<id>              sk HEAD
 *   target of a merged record                  pk CUSTOMER#<id>              sk MERGED
 *   tombstone of a record, for its view        pk CUSTOMER#<id>              sk GONE
 *   notes of staff, by time                    pk CUSTOMER#<id>              sk NOTE#<note>
 *   orders, by time                            pk CUSTOMER#<id>              sk ORDER#<moment>#<order>
 *   customer of an order                       pk CUSTOMER-OF-ORDER#<order>  sk LINK
 *   guest with a phone number or address       pk CUSTOMER-CALLED#<name>     sk CLAIM
 *   groups, and tags in use                    pk CUSTOMER-LABELS            sk GROUP#<group> | TAG#<tag>
 *   all customers, filtered and sorted         the view `customers`, fed by the heads
 *
 * Orders and notes stay with the record they were counted under, even if that was merged into another.
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
  /** Range from the oldest order to the one at this place. */
  ordersUntil: (place: string): [string, string] => ['ORDER#', `ORDER#${place}`],
  ofOrder: (orderId: string) => ({ pk: `CUSTOMER-OF-ORDER#${orderId}`, sk: 'LINK' }),
  called: (name: string) => ({ pk: `CUSTOMER-CALLED#${name}`, sk: 'CLAIM' }),
  labels: 'CUSTOMER-LABELS',
  group: (id: string) => ({ pk: 'CUSTOMER-LABELS', sk: `GROUP#${id}` }),
  tag: (mark: string) => ({ pk: 'CUSTOMER-LABELS', sk: `TAG#${mark}` }),
};

export const customerFeed = { name: 'customers', shards: 4 };
