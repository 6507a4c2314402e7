import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { buildMembers } from '#seed/world/members.ts';
import { aShopper, type Answer, type Shopper } from './shopper.ts';

/** A member may order at most 30 times a minute, so the load is spread over several members. */
const shopperCount = 20;

const Products = z.object({
  data: z.array(z.object({ id: z.string(), hasVariants: z.boolean() })),
});
const Stocked = z.object({
  warehouses: z.array(z.object({ warehouseId: z.string(), available: z.int() })),
});
const Line = z.object({ cartItemId: z.string() });
const Named = z.object({ id: z.string() });
const Offer = z.object({ best: z.object({ voucherIds: z.array(z.string()) }), orderAmount: z.number() });

export async function add(shopper: Shopper, productId: string): Promise<string> {
  const added = await shopper.must('POST', '/e-commerce/cart/add', { productId, quantity: 1 });
  return Line.parse(added.body).cartItemId;
}

type Wish = { lines: string[]; pickup: string; vouchers?: string[] };

export const order = (shopper: Shopper, { lines, pickup, vouchers = [] }: Wish) =>
  shopper.send('POST', '/e-commerce/checkout/create-order', {
    deliveryType: 'warehouse_pickup',
    pickupWarehouseId: pickup,
    cartItemIds: lines,
    paymentMethod: 'transfer',
    paymentProvider: 'vietqr',
    voucherIds: vouchers,
    clientRequestId: newId(),
  });

export const idOf = (answer: Answer): string => Named.parse(answer.body).id;
export const cancel = (shopper: Shopper, id: string) =>
  shopper.must('PUT', `/public/orders/${id}/cancel`, { reason: 'Đo tốc độ' });

export async function bestVouchers(shopper: Shopper): Promise<string[]> {
  const offered = await shopper.must('GET', '/e-commerce/vouchers/for-order?orderAmount=500000');
  return Offer.parse(offered.body).best.voucherIds;
}

/** Bestsellers without variants that the warehouse has plenty of. */
async function goodsIn(shopper: Shopper, warehouseId: string): Promise<string[]> {
  const listed = await shopper.must('GET', '/products?stockStatus=in_stock&sortBy=sold&pageSize=60');
  const found: string[] = [];
  for (const { id } of Products.parse(listed.body).data.filter(({ hasVariants }) => !hasVariants)) {
    const { warehouses } = Stocked.parse((await shopper.must('GET', `/products/${id}`)).body);
    if (warehouses.some((one) => one.warehouseId === warehouseId && one.available > shopperCount * 2))
      found.push(id);
    if (found.length === shopperCount) return found;
  }
  return found;
}

/**
 * Signs in members of the demo shop, and chooses a warehouse for their pickups and goods that it has plenty of.
 */
export async function openBuyers(origin: string) {
  const members = buildMembers(new Date()).filter(
    ({ status, role }) => status === 'active' && role === 'user',
  );
  const shoppers: Shopper[] = [];
  for (const { email } of members.slice(0, shopperCount)) shoppers.push(await aShopper(origin, email));
  const [anyone] = shoppers;
  if (!anyone) throw new Error('The demo market has no members');
  const [pickup] = z.array(Named).parse((await anyone.must('GET', '/public/warehouses')).body);
  if (!pickup) throw new Error('The demo market has no warehouse');
  const goods = await goodsIn(anyone, pickup.id);
  return { shoppers, goods, pickup: pickup.id };
}
