import type { CarrierName } from '#shared/values/carriers.ts';

/**
 * Keys of packing and shipping, listed by what each of them finds.
 *
 *   packing job of an order, with its parcels  pk ORDER#<order>                  sk PACKING
 *   parcel with a carrier's label              pk LABEL#<carrier>#<label>        sk CLAIM
 *   notice of a carrier                        pk CARRIER-NOTICE#<notice>        sk NOTICE
 *   all packing jobs, filtered and sorted      the view `packing`, fed by the first
 */
export const shippingKeys = {
  job: (orderId: string) => ({ pk: `ORDER#${orderId}`, sk: 'PACKING' }),
  label: (carrier: CarrierName, label: string) => ({ pk: `LABEL#${carrier}#${label}`, sk: 'CLAIM' }),
  notice: (id: string) => ({ pk: `CARRIER-NOTICE#${id}`, sk: 'NOTICE' }),
};

export const packingFeed = { name: 'packing', shards: 4 };

/** Returns our key of a parcel for its carrier. Each attempt of each parcel has its own. */
export const carrierKey = (orderCode: string, parcel: number, attempt: number): string =>
  `${orderCode}-${parcel}-${attempt}`;

/** Returns a parcel's name as one word. */
export const parcelName = (orderId: string, parcel: number): string => `${orderId}-${parcel}`;

export function partsOfName(name: string): { orderId: string; parcel: number } {
  const end = name.lastIndexOf('-');
  return { orderId: name.slice(0, end), parcel: Number(name.slice(end + 1)) };
}
