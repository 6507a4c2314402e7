import type { CarrierName } from '#shared/values/carriers.ts';

/**
 * The questions asked of what is packed and sent, and the keys that answer them.
 *
 *   how an order is packed, and its parcels      pk ORDER#<order>                   sk PACKING
 *   whose a carrier's label is                   pk LABEL#<carrier>#<label>         sk CLAIM
 *   what a carrier told us                       pk CARRIER-NOTICE#<notice>         sk NOTICE
 *   what a carrier's statement paid out          pk CARRIER-STATEMENT#<statement>   sk HEAD
 *   statements whose money nobody has found      gsi1 CARRIER-STATEMENTS#open        <moment>#<statement>
 *   all that is packed, filtered and sorted      the view `packing`, fed by the first
 */
export const shippingKeys = {
  job: (orderId: string) => ({ pk: `ORDER#${orderId}`, sk: 'PACKING' }),
  label: (carrier: CarrierName, label: string) => ({ pk: `LABEL#${carrier}#${label}`, sk: 'CLAIM' }),
  notice: (id: string) => ({ pk: `CARRIER-NOTICE#${id}`, sk: 'NOTICE' }),
  statement: (id: string) => ({ pk: `CARRIER-STATEMENT#${id}`, sk: 'HEAD' }),
  openStatements: 'CARRIER-STATEMENTS#open',
  amongOpen: (at: string, id: string) => ({ gsi1pk: 'CARRIER-STATEMENTS#open', gsi1sk: `${at}#${id}` }),
};

export const packingFeed = { name: 'packing', shards: 4 };

/** What a carrier calls a parcel by when it is asked to bring it: each asking of each parcel is one of its own. */
export const carrierKey = (orderCode: string, parcel: number, attempt: number): string =>
  `${orderCode}-${parcel}-${attempt}`;

/** A parcel as it is named where only one word fits. */
export const parcelName = (orderId: string, parcel: number): string => `${orderId}-${parcel}`;

export function partsOfName(name: string): { orderId: string; parcel: number } {
  const end = name.lastIndexOf('-');
  return { orderId: name.slice(0, end), parcel: Number(name.slice(end + 1)) };
}
