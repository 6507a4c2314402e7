import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { exchangeGoods as contract } from '#shared/returns/exchange.contract.ts';
import { exchangeGoods } from '#functions/domain/checkout/exchange-goods.ts';
import { previewExchange, buyerOfExchange } from '#functions/domain/checkout/preview-exchange.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { counterQuoteInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { type GoodsWish, home, type OthersAsked, pressed, type Surroundings } from './doing-surroundings.ts';

type Body = z.infer<typeof contract.body>;
type Draft = Pick<
  Body,
  'lines' | 'deliveryType' | 'pickupWarehouseId' | 'shippingAddress' | 'discount' | 'paymentMethod' | 'isPaid'
>;

const someOff = 1_000;
const Shelf = z.object({ onHand: z.int(), reserved: z.int() });

const shippedTo = {
  recipientName: home.recipientName,
  phone: home.phone,
  system: home.system,
  provinceCode: home.provinceCode,
  wardCode: home.wardCode,
  street: home.street,
};

const orNone = (error: unknown): undefined => {
  if (!(error instanceof AppError)) throw error;
  return undefined;
};

/** Staff send other goods in place of those that came back. */
export function exchangeDoings({ table, ledger, idsOf, sold, shelfName }: Surroundings) {
  const context = contextOf(table);

  const draftOf = (wish: GoodsWish, discount: Draft['discount']): Draft => ({
    lines: [{ productId: sold[wish.what % sold.length] ?? '', variantId: null, quantity: wish.quantity }],
    deliveryType: wish.isSent ? 'prepaid_ship' : 'warehouse_pickup',
    pickupWarehouseId: wish.isSent ? null : shelfName.warehouseId,
    shippingAddress: wish.isSent ? shippedTo : null,
    discount,
    paymentMethod: wish.isCash ? 'cash' : 'transfer',
    isPaid: wish.isPaid,
  });

  /** The page as it is when it is opened; one that was opened before goes on showing what was true then. */
  async function read(stored: StoredReturn, wish: GoodsWish) {
    const staff = { userId: 'staff', role: 'admin' } as const;
    const order = await requireOrder(context, { id: stored.orderId, asker: shopRequester });
    const quote = (draft: Draft) =>
      quoteOrder(context, { ...counterQuoteInput(staff, draft), ...buyerOfExchange(order) });
    const { subtotal } = await quote(draftOf(wish, null));
    const amount = { nothing: 0, some: someOff, all: subtotal }[wish.off];
    const draft = draftOf(wish, amount > 0 ? { amount, reason: 'Khách quen' } : null);
    const { total } = await quote(draft);
    const { paymentMethod: _method, isPaid: _isPaid, ...asked } = draft;
    const page = await previewExchange(context, { id: stored.id, staff, asked }).catch(orNone);
    return { draft, total, credit: page?.credit ?? stored.refundAmount };
  }

  function send({ id }: StoredReturn, userId: string, body: Omit<Body, 'notes'>) {
    const asked = contract.body.parse(body);
    return exchangeGoods(context, { id, staff: { userId, role: 'admin' }, asked, sourceIp: '::1' });
  }

  /** What one person presses: the same however often. */
  async function chosenBy(userId: string, stored: StoredReturn, wish: GoodsWish) {
    const { draft, total, credit } = await read(stored, wish);
    const off = wish.isSent || credit === 0 ? 1 : -1;
    const body = {
      ...draft,
      expectedTotal: total + (wish.told === 'another total' ? 1 : 0),
      expectedCredit: credit + (wish.told === 'another credit' ? off : 0),
      clientRequestId: crypto.randomUUID(),
    };
    return { seen: { total, credit }, press: () => send(stored, userId, body) };
  }

  async function standsAt(returned: StoredReturn): Promise<OthersAsked['before']> {
    const order = await requireOrder(context, { id: returned.orderId, asker: shopRequester });
    const paidWith = order.replaces?.orderId ?? order.id;
    const paying = await requireOrder(context, { id: paidWith, asker: shopRequester });
    const shelf = await table.get(shelfKey(shelfName), Shelf);
    return { returned, paying, free: shelf ? shelf.onHand - shelf.reserved : 0 };
  }

  /** What was sent is known from then on, and staff spoke to its buyer. */
  async function note({ id }: StoredReturn): Promise<void> {
    const { exchange, replacement } = await requireReturn(context, { id, asker: shopRequester });
    if (!exchange || !replacement) return;
    ledger.others.set(id, replacement.id);
    ledger.proven.add(replacement.id);
  }

  async function chooseOthers(nth: number, wish: GoodsWish): Promise<void> {
    const all = idsOf('return');
    const id = all.at(nth < 0 ? nth : nth % Math.max(1, all.length));
    if (!id) return;
    const stored = await requireReturn(context, { id, asker: shopRequester });
    const first = await chosenBy('an', stored, wish);
    const other = { ...wish, quantity: (wish.quantity % 3) + 1 };
    const second = wish.hands === 'two people' ? await chosenBy('binh', stored, other) : first;
    const seen = [first.seen, ...(second === first ? [] : [second.seen])];
    const before = await standsAt(stored);
    const asked: OthersAsked = { returnId: id, wish, seen, before, answered: 0, refusal: undefined };
    ledger.asked.push(asked);
    ledger.lately = asked;
    const presses = wish.hands === 'once' ? [first.press] : [first.press, second.press];
    const left = [...presses];
    try {
      const done = await pressed(presses.length, () => (left.shift() ?? first.press)());
      asked.answered = done.length;
      if (new Set(done.map(({ replacement }) => replacement?.id)).size !== 1)
        throw new Error('One return was exchanged twice');
      if (second !== first && done.length > 1) throw new Error('Two people were told that theirs was sent');
    } catch (error) {
      asked.refusal = error instanceof AppError ? error.code : undefined;
      throw error;
    } finally {
      await note(stored);
    }
  }

  return {
    chooseOthers,
    /** Where the newest order stands. */
    newestPlace: () => idsOf('order').length - 1,
    /** Where one of those stands that goods which came back pay for; none while there are none. */
    placeOfOthers: (nth: number): number | undefined => {
      const ids = [...ledger.others.values()];
      const id = ids[nth % Math.max(1, ids.length)];
      return id === undefined ? undefined : idsOf('order').indexOf(id);
    },
  };
}
