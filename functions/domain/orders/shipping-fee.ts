import { freeShippingFrom } from '#shared/cart/limits.ts';
import type { DeliveryType } from '#shared/orders/order-status.ts';
import { fold } from '#shared/text.ts';

/** How far from the warehouse: the same city or province, the same part of the country, or beyond. */
export type Zone = 'city' | 'region' | 'country';

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

/** “Thành phố Hồ Chí Minh”, “TP. Hồ Chí Minh” and “Hồ Chí Minh” are one place. */
const plainName = (province: string): string =>
  fold(province)
    .replace(/[^a-z]+/g, ' ')
    .replace(/^(thanh pho|tinh|tp)\s+/, '')
    .trim();

export function zoneBetween(from: string, to: string): Zone {
  const [a, b] = [plainName(from), plainName(to)];
  if (a === b) return 'city';
  const region = regionByName.get(a);
  return region !== undefined && region === regionByName.get(b) ? 'region' : 'country';
}

const zones: Zone[] = ['city', 'region', 'country'];

/** From whichever of several places is nearest. */
export const nearestZone = (from: readonly string[], to: string): Zone =>
  zones.find((zone) => from.some((place) => zoneBetween(place, to) === zone)) ?? 'country';

/** For the first kilogram, and for each further half. */
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

export type Sending = {
  deliveryType: DeliveryType;
  zone: Zone;
  subtotal: number;
  /** Weight of what is not sent free by itself. */
  grams: number;
  everyLineFree: boolean;
};

export type Fee = { fee: number; because: 'pickup' | 'amount' | 'goods' | null };

/** What sending an order costs, and why it costs nothing where it does. */
export function feeOf({ deliveryType, zone, subtotal, grams, everyLineFree }: Sending): Fee {
  if (deliveryType === 'warehouse_pickup') return { fee: 0, because: 'pickup' };
  if (subtotal >= freeShippingFrom) return { fee: 0, because: 'amount' };
  if (everyLineFree) return { fee: 0, because: 'goods' };
  return { fee: shippingFee(zone, grams), because: null };
}
