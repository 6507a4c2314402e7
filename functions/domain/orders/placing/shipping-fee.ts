import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import type { Zone } from '#shared/orders/shipping.contract.ts';
import { fold } from '#shared/values/text.ts';

const regions: Record<'north' | 'centre' | 'south', string[]> = {
  north: [
    'ha noi,hai phong,bac ninh,hung yen,ninh binh,quang ninh,thai nguyen,phu tho,tuyen quang,lao cai,cao bang,lang son',
    'lai chau,dien bien,son la,bac giang,hai duong,vinh phuc,thai binh,nam dinh,ha nam,hoa binh,yen bai,bac kan,ha giang',
  ],
  centre: [
    'da nang,hue,thua thien hue,thanh hoa,nghe an,ha tinh,quang tri,quang ngai,gia lai,dak lak,khanh hoa,lam dong',
    'quang binh,quang nam,binh dinh,phu yen,ninh thuan,binh thuan,kon tum,dak nong',
  ],
  south: [
    'ho chi minh,dong nai,tay ninh,can tho,vinh long,dong thap,ca mau,an giang',
    'binh duong,binh phuoc,ba ria vung tau,long an,tien giang,ben tre,tra vinh,soc trang,hau giang,bac lieu,kien giang',
  ],
};

const regionByName = new Map(
  Object.entries(regions).flatMap(([region, lists]) =>
    lists.flatMap((list) => list.split(',')).map((name) => [name, region] as const),
  ),
);

/** Plain province name: “Thành phố Hồ Chí Minh”, “TP. Hồ Chí Minh” and “Hồ Chí Minh” become equal. */
const plainName = (province: string): string =>
  fold(province)
    .replace(/[^a-z]+/g, ' ')
    .replace(/^(thanh pho|tinh|tp)\s+/, '')
    .trim();

const between = ['north', 'centre', 'south'];
const farthest = between.length;

/** Distance of provinces: 0 if the same, 1 within a part of the country, farthest if one is unknown. */
export function distanceBetween(from: string, to: string): number {
  const [a, b] = [plainName(from), plainName(to)];
  if (a === b) return 0;
  const [here, there] = [regionByName.get(a), regionByName.get(b)];
  if (here === undefined || there === undefined) return farthest;
  return 1 + Math.abs(between.indexOf(here) - between.indexOf(there));
}

export function zoneBetween(from: string, to: string): Zone {
  const distance = distanceBetween(from, to);
  if (distance === 0) return 'city';
  return distance === 1 ? 'region' : 'country';
}

const zones: Zone[] = ['city', 'region', 'country'];

/** Zone of the nearest of several places. */
export const nearestZone = (from: readonly string[], to: string): Zone =>
  zones.find((zone) => from.some((place) => zoneBetween(place, to) === zone)) ?? 'country';

/** Fee in VND for the first kilogram and for each further half kilogram. */
const fees: Record<Zone, { first: number; half: number }> = {
  city: { first: 18_000, half: 2_500 },
  region: { first: 28_000, half: 4_000 },
  country: { first: 35_000, half: 5_000 },
};

const firstGrams = 1000;
const stepGrams = 500;

export function shippingFee(zone: Zone, grams: number): number {
  const { first, half } = fees[zone];
  return first + Math.ceil(Math.max(0, grams - firstGrams) / stepGrams) * half;
}

/** Days from the order to the door, packing included. */
export const deliveryDays: Record<Zone, { daysFrom: number; daysTo: number }> = {
  city: { daysFrom: 1, daysTo: 2 },
  region: { daysFrom: 2, daysTo: 3 },
  country: { daysFrom: 3, daysTo: 5 },
};

/** A parcel that leaves one warehouse. */
type Parcel = {
  zone: Zone;
  /** Weight without goods that ship for free. */
  grams: number;
  everyLineFree: boolean;
};

export type Shipment = { deliveryType: DeliveryType; subtotal: number; parcels: readonly Parcel[] };

export type Fee = {
  fee: number;
  because: 'pickup' | 'amount' | 'goods' | null;
  /** Share of each parcel in the fee. */
  fees: number[];
};

/** Computes the shipping fee of an order, with the reason if it is free. */
export function feeOf({ deliveryType, subtotal, parcels }: Shipment): Fee {
  const free = (because: Fee['because']): Fee => ({ fee: 0, because, fees: parcels.map(() => 0) });
  if (deliveryType === 'warehouse_pickup') return free('pickup');
  if (subtotal >= freeShippingFrom) return free('amount');
  if (parcels.every(({ everyLineFree }) => everyLineFree)) return free('goods');
  const fees = parcels.map(({ zone, grams, everyLineFree }) =>
    everyLineFree ? 0 : shippingFee(zone, grams),
  );
  return { fee: fees.reduce((sum, fee) => sum + fee, 0), because: null, fees };
}
