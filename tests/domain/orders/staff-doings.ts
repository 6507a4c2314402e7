import { CounterOrderDraft } from '#shared/orders/staff-place-order.contract.ts';
import { EditDraft } from '#shared/orders/edit-order.contract.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { counterOrderInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { editOrder, previewEdit } from '#functions/domain/checkout/edit-order.ts';
import { confirmOrders } from '#functions/domain/orders/desk/confirm-orders.ts';
import { recordCall } from '#functions/domain/orders/desk/record-call.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { contextOf } from '#tests/support/context.ts';
import { config, home, type Surroundings } from './doing-surroundings.ts';

export type CounterWish = {
  quantity: number;
  what: number;
  isCash: boolean;
  isSent: boolean;
  isPaid: boolean;
  /** So much is taken off by hand. */
  off: number;
};

export type EditWish = {
  /** Of its first line so many. */
  quantity: number;
  /** And so many of something else, which may be none. */
  more: number;
  /** What that is: the product itself, or the combo. */
  what: number;
  isFar: boolean;
  prices: 'kept' | 'today';
  vouchers: 'kept' | 'again';
  rest: 'cash' | 'ahead';
  presses: number;
};

/** Another end of the country, which costs more to send to. */
const far = { ...home, provinceCode: 79, wardCode: 26_740, street: '2 Lê Lợi' };
const inputOf = ({ recipientName, phone, system, provinceCode, wardCode, street }: typeof home) => ({
  recipientName,
  phone,
  system,
  provinceCode,
  wardCode,
  street,
});

/** What staff do at their desks with orders that are not packed yet. */
export function staffDoings({ table, ledger, idAt, sold, shelfName }: Surroundings) {
  const context = contextOf(table);
  const readAt = async (place: number): Promise<StoredOrder | undefined> => {
    const id = idAt(place);
    return id ? findOrder(context, id) : undefined;
  };

  function linesOf({ items }: StoredOrder, { quantity, more, what }: EditWish) {
    const lines = items.map(({ productId, variantId, ...item }, place) => ({
      productId,
      variantId,
      quantity: place === 0 ? quantity : item.quantity,
    }));
    const productId = sold[what % sold.length] ?? '';
    const rest = lines.filter((line, place) => place === 0 || line.productId !== productId);
    return more > 0 && lines[0]?.productId !== productId
      ? [...rest, { productId, variantId: null, quantity: more }]
      : rest;
  }

  /** Previewed, and then done as it was previewed, by however many presses. */
  async function send(order: StoredOrder, draft: EditDraft, presses: number) {
    const { after } = await previewEdit(context, order.id, draft);
    const asked = {
      ...draft,
      id: order.id,
      userId: 'staff',
      reason: 'Khách đổi ý',
      expectedTotal: after.total,
      clientRequestId: crypto.randomUUID(),
    };
    const pressed = await Promise.allSettled(
      Array.from({ length: presses }, () => editOrder(context, asked)),
    );
    const done = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (done.some(({ provenBy }) => provenBy === 'staff')) ledger.proven.add(order.id);
    const [failed] = pressed.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    if (done.length === 0 && failed) throw failed;
  }

  async function edit(place: number, wish: EditWish) {
    const order = await readAt(place);
    if (!order) return;
    const { isFar, prices, vouchers, rest, presses } = wish;
    const draft = EditDraft.parse({
      version: order.version,
      lines: linesOf(order, wish),
      shippingAddress: order.shippingAddress && inputOf(isFar ? far : home),
      prices,
      vouchers,
      rest,
    });
    await send(order, draft, presses);
  }

  /** Edits an order to be again what it was. */
  async function restore(place: number, { items, shippingAddress }: StoredOrder) {
    const order = await readAt(place);
    if (!order) return;
    const lines = items.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
    const address = shippingAddress && inputOf(home);
    await send(order, EditDraft.parse({ version: order.version, lines, shippingAddress: address }), 1);
  }

  /** Somebody calls, or stands at the counter; their money may be counted at once. */
  async function counter({ quantity, what, isCash, isSent, isPaid, off }: CounterWish) {
    const asked = CounterOrderDraft.parse({
      lines: [{ productId: sold[what % sold.length], quantity }],
      deliveryType: isSent ? 'prepaid_ship' : 'warehouse_pickup',
      pickupWarehouseId: isSent ? null : shelfName.warehouseId,
      shippingAddress: isSent ? inputOf(home) : null,
      discount: off > 0 ? { amount: off, reason: 'Khách quen' } : null,
      customer: { fullName: 'Cô Ba', phone: '0933444555' },
      paymentMethod: isCash ? 'cash' : 'transfer',
      isPaid,
    });
    const paymentProvider = isCash ? null : ('vietqr' as const);
    const clientRequestId = crypto.randomUUID();
    const input = counterOrderInput(
      { userId: 'staff', role: 'admin' },
      { asked: { ...asked, clientRequestId }, paymentProvider, language: 'vi' },
    );
    const { order } = await placeOrder(context, { config, input });
    ledger.proven.add(order.id);
    if (isPaid) await takeMoney(context, { id: order.id, asker: shopRequester, amount: missingOf(order) });
  }

  return {
    edit,
    counter,
    restore,
    call: async (place: number, result: 'agreed' | 'no_answer' | 'refused') => {
      const id = idAt(place);
      if (!id) return;
      const told = { result, note: '', nextAt: null, userId: 'staff', clientRequestId: crypto.randomUUID() };
      const after = await saveChange(context, {
        id,
        asker: shopRequester,
        decide: (order, at) => recordCall(order, told, at),
      });
      if (after.provenBy === 'staff') ledger.proven.add(id);
    },
    confirmAll: async (places: readonly number[]) => {
      const ids = places.flatMap((place) => idAt(place) ?? []);
      await confirmOrders(context, { ids, userId: 'staff', language: 'vi' });
      for (const id of ids) {
        const found = await findOrder(context, id);
        if (found?.provenBy === 'staff') ledger.proven.add(id);
      }
    },
  };
}
