import * as z from 'zod';
import type { ProductDraft } from '#shared/catalogue/index.ts';
import { createGuestOrder, createOrder } from '#shared/orders/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { listDues } from '#tests/support/dues.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { settlePaid } from '#functions/domain/orders/moving/settle-order.ts';
import { cartsOf } from '#tests/routes/cart/carts.ts';
import { warehouse } from './catalogue.ts';
import { atTheEnd, contextOf } from './context.ts';
import { freshEmail, freshPhone, type Member, type World } from './world.ts';

type OfferQuery = { product: ProductRecord; quantity?: number };
type OrderBody = NonNullable<CallInput<typeof createOrder>['body']>;
type GuestBody = NonNullable<CallInput<typeof createGuestOrder>['body']>;

const Shelf = z.object({ onHand: z.int(), reserved: z.int() });

/** Existing ward. */
export const hanoi = { system: 'v2' as const, provinceCode: 1, wardCode: 4 };

/** Contact data of a new guest. */
export const aGuestBuyer = () => ({ fullName: 'Lê Khách', phone: freshPhone(), email: freshEmail() });

export const newRequest = (): string => crypto.randomUUID();

/** Helpers for buying in a world: stock goods, fill carts, place orders. */
export function buying(world: World) {
  const carts = cartsOf(world);

  const onSale = (given: Partial<ProductDraft> & { name?: string; available?: number } = {}) =>
    carts.onSale(given);

  async function fill(member: Member, ...wanted: OfferQuery[]): Promise<void> {
    for (const { product, quantity = 1 } of wanted)
      await carts.put(member, { productId: product.card.id, quantity });
  }

  const orderBody = (given: Partial<OrderBody> = {}): OrderBody => ({
    deliveryType: 'warehouse_pickup',
    pickupWarehouseId: warehouse.id,
    clientRequestId: newRequest(),
    ...given,
  });

  const order = (member: Member, given: Partial<OrderBody> = {}) =>
    world.send(createOrder, { token: member.accessToken, body: orderBody(given) });

  /** Member who has just ordered one product. */
  async function placed(
    given: Partial<OrderBody> = {},
    { quantity = 1, available = 20, price = 100_000 } = {},
  ) {
    const [member, product] = await Promise.all([world.aMember(), onSale({ available, price })]);
    await fill(member, { product, quantity });
    const answer = await order(member, given);
    if (answer.status !== 201) throw new Error(`Not placed: ${JSON.stringify(answer.failure)}`);
    return { member, product, order: answer.body };
  }

  async function aGuestCart(...wanted: OfferQuery[]): Promise<string> {
    const sessionId = await carts.aGuest();
    for (const { product, quantity = 1 } of wanted)
      await carts.putAsGuest(sessionId, { productId: product.card.id, quantity });
    return sessionId;
  }

  const orderAsGuest = (sessionId: string, given: Partial<GuestBody> = {}) =>
    world.send(createGuestOrder, {
      body: {
        sessionId,
        customer: { email: freshEmail() },
        deliveryType: 'warehouse_pickup',
        pickupWarehouseId: warehouse.id,
        clientRequestId: newRequest(),
        ...given,
      },
    });

  /** Guest who has just ordered two pieces of one product. */
  async function placedAsGuest(given: Partial<GuestBody> = {}) {
    const product = await onSale();
    const sessionId = await aGuestCart({ product, quantity: 2 });
    const { status, body, failure } = await orderAsGuest(sessionId, given);
    if (status !== 201) throw new Error(`Not placed: ${JSON.stringify(failure)}`);
    return { product, sessionId, order: body };
  }

  async function shelfOf({ card }: ProductRecord) {
    const shelf = await world.table.get(productKeys.stock(card.id, '-', warehouse.id), Shelf);
    if (!shelf) throw new Error('The product has no shelf');
    return shelf;
  }

  async function stored(id: string) {
    const found = await findOrder(world, id);
    if (!found) throw new Error(`There is no order ${id}`);
    return found;
  }

  /** Records a received amount like the payments worker. */
  const arrives = (id: string, amount: number) =>
    saveChange(contextOf(world.table), {
      id,
      asker: shopRequester,
      decide: (found, at) => settlePaid(found, { amount, late: false, by: 'provider', at }),
    });

  /** Time at which the unpaid order is cancelled. */
  const duesOf = async (id: string) =>
    (await listDues(contextOf(world.table, atTheEnd), 'unpaid-order')).filter((due) => due.of === id);

  return {
    ...carts,
    onSale,
    fill,
    order,
    orderBody,
    placed,
    aGuestCart,
    orderAsGuest,
    placedAsGuest,
    shelfOf,
    stored,
    arrives,
    duesOf,
  };
}
