import type { ShippingAddress } from '#shared/orders/order.ts';
import { fold } from '#shared/values/text.ts';

/** Key of an address that ignores how its street is spaced and spelled. */
export function placeName({ system, provinceCode, districtCode, wardCode, street }: ShippingAddress) {
  const plain = fold(street).replace(/[^a-z0-9]+/g, '');
  return [system, provinceCode, districtCode ?? 0, wardCode ?? 0, plain].join(':');
}
