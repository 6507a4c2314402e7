import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import type { Scheduler } from 'fast-check';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/product-offers.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { staleOrder } from '#functions/domain/orders/change-order.ts';
import {
  completeOrder,
  completePacking,
  refundOrder,
  startPacking,
} from '#functions/domain/orders/move-order.ts';
import { orderDeps } from '#functions/domain/orders/order-deps.ts';
import { placeOrder } from '#functions/domain/orders/place-order.ts';
import { findOrder, requireOrder } from '#functions/domain/orders/read-orders.ts';
import { saveChange } from '#functions/domain/orders/save-change.ts';
import type { ChangedOrder } from '#functions/domain/orders/change-order.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { beginPayment } from '#functions/domain/payments/begin-payment.ts';
import { countMoney } from '#functions/domain/payments/count-money.ts';
import { expirePayment } from '#functions/domain/payments/expire-payment.ts';
import { createPaymentRepository } from '#functions/domain/payments/payment-repository.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requireReturn } from '#functions/domain/returns/read-returns.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { collectedItems, MemberVoucher } from '#functions/domain/vouchers/member-voucher.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aMemberVoucher } from '#tests/support/vouchers.ts';

const members = ['lan', 'minh'];
const config = {
  origin: 'https://cholang.test',
  bank: { name: 'Ngân hàng', bin: '970436', account: '0011002233445', holder: 'CHO LANG' },
  vnpay: { tmnCode: 'T', payUrl: 'https://pay.test', secret: 's' },
  simulates: true,
  bankSimulator: undefined,
};
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** What staff do next with an order that stands so. */
function nextStep(order: StoredOrder): ChangedOrder {
  const at = new Date();
  if (order.status === 'packing') return completePacking(order, at);
  return order.status === 'packing_completed' ? completeOrder(order, 'staff', at) : startPacking(order, at);
}

export type Start = { stock: number; price: number };

/** A shop with one shelf, two shoppers with a voucher each, and everything that can happen to their orders. */
export async function orderWorld({ stock, price }: Start, scheduler: Scheduler) {
  let isBusy = false;
  const { table, put, rows } = memoryTable(() =>
    isBusy ? scheduler.schedule(Promise.resolve(), 'table') : Promise.resolve(),
  );
  const product = aProduct({ name: 'Gạo nếp', price, available: stock });
  const vouchers = members.map((userId) => aMemberVoucher(userId, { discountAmount: 7_000 }));
  put([...productItems(product), warehouseItem(aWarehouse()), ...vouchers.flatMap(collectedItems)]);
  const offer = await findOffer(table, product.card.id);
  const orderIds: string[] = [];
  const received = new Map<string, number>();
  let restocked = 0;

  const idAt = (place: number) => orderIds[place % Math.max(1, orderIds.length)];

  /** What the shop refuses is no mistake; anything else is. */
  const unlessRefused = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });

  async function order(
    who: number,
    { quantity, isCash, hasVoucher }: { quantity: number; isCash: boolean; hasVoucher: boolean },
  ) {
    const userId = members[who % members.length] ?? '';
    const owner = memberOwner(userId);
    if (typeof offer !== 'object') throw new Error('The product is not on sale');
    put([lineItem(owner, newLine(offer, quantity, new Date().toISOString()))]);
    const placed = await placeOrder(
      orderDeps(table),
      {
        buyer: { kind: 'member', userId },
        owner,
        voucherIds: hasVoucher ? [vouchers[who % members.length]?.id ?? ''] : [],
        deliveryType: 'warehouse_pickup',
        pickupWarehouseId: warehouse.id,
        receiver: () =>
          Promise.resolve({
            customer: { fullName: userId, phone: '0912345678', email: `${userId}@example.com` },
            shippingAddress: null,
          }),
        paymentMethod: isCash ? 'cash' : 'transfer',
        paymentProvider: isCash ? null : 'vietqr',
        notes: '',
        vatInvoice: null,
        saleChannelId: 'website',
        language: 'vi',
      },
      {
        requestKey: crypto.randomUUID(),
        begin(fresh) {
          if (fresh.status !== 'draft') return undefined;
          const { payment, writes } = beginPayment(fresh, { method: 'transfer' }, { config, at: new Date() });
          return { paymentId: payment.id, writes };
        },
      },
    );
    orderIds.push(placed.id);
  }

  /** A transfer in the words of the order's own code, counted as the worker does. */
  async function pay(place: number, share: number) {
    const id = idAt(place);
    for (let attempt = 0; id && attempt < 50; attempt += 1) {
      const found = await findOrder(table, id);
      const payment = found?.paymentId
        ? await createPaymentRepository(table).find(found.paymentId)
        : undefined;
      if (!found || !payment) return;
      const amount = Math.max(1, Math.round(found.total * share));
      const { writes } = countMoney(amount, [{ order: found, payment, current: payment }], new Date());
      const refusal = await table.write(writes);
      if (!refusal) return void received.set(id, (received.get(id) ?? 0) + amount);
      if (refusal !== staleOrder) throw new Error(refusal);
    }
  }

  const change = async (place: number, decide: (order: StoredOrder) => ChangedOrder) => {
    const id = idAt(place);
    if (id) await saveChange(table, () => requireOrder(table, id), decide);
  };

  async function giveBack(place: number) {
    const id = idAt(place);
    const found = id ? await findOrder(table, id) : undefined;
    const line = found?.items[0];
    if (!found?.userId || !line) return;
    const deps = { table, now: () => new Date() };
    const asked = {
      orderId: found.id,
      items: [{ itemId: line.id, quantity: 1 }],
      reason: 'other',
      note: '',
      resolution: 'refund',
      method: 'pickup',
      media: [],
    } as const;
    const { id: returnId } = await requestReturn(deps, found.userId, {
      ...asked,
      items: [...asked.items],
      media: [],
    });
    const step = (to: 'approved' | 'returning' | 'received') =>
      moveReturn(deps, () => requireReturn(table, returnId), { to, by: 'staff', note: '' });
    for (const to of ['approved', 'returning', 'received'] as const) await step(to);
    await moveReturn(deps, () => requireReturn(table, returnId), {
      to: 'inspected',
      by: 'staff',
      note: '',
      qaResult: 'passed',
      restock: true,
    });
    restocked += 1;
  }

  const doings = {
    order,
    pay,
    cancel: async (place: number, by: 'shopper' | 'staff') => {
      const id = idAt(place);
      if (id) await callOff(table, () => requireOrder(table, id), { by, reason: 'Đổi ý', at: new Date() });
    },
    runOut: async (place: number) => {
      const found = idAt(place) ? await findOrder(table, idAt(place) ?? '') : undefined;
      if (found?.paymentId) await expirePayment(table, found.paymentId, hours(1));
    },
    giveUp: async (place: number) => {
      const found = idAt(place) ? await findOrder(table, idAt(place) ?? '') : undefined;
      const due = found?.unpaidUntil;
      if (found && due) await giveUpUnpaid(table, { kind: 'unpaid-order', of: found.id, at: due }, hours(24));
    },
    forward: (place: number) => change(place, nextStep),
    refund: (place: number) => change(place, (found) => refundOrder(found, '', new Date())),
    giveBack,
  };

  /** Several at once: whose turn it is at the table is the scheduler's to say. */
  async function atOnce(works: readonly (() => Promise<unknown>)[]) {
    isBusy = true;
    const all = Promise.all(works.map((work) => unlessRefused(work())));
    await scheduler.waitFor(all);
    isBusy = false;
  }

  const Shelf = z.object({ onHand: z.int(), reserved: z.int() });
  async function look() {
    const key = productKeys.stock(product.card.id, '-', warehouse.id);
    const [shelf, orders, wallet] = await Promise.all([
      table.get(key, Shelf),
      Promise.all(orderIds.map((id) => requireOrder(table, id))),
      Promise.all(
        vouchers.map(async ({ userId, id }) => {
          const row = rows().find(
            ({ entity, id: at, userId: of }) => entity === 'member-voucher' && at === id && of === userId,
          );
          return MemberVoucher.parse(row);
        }),
      ),
    ]);
    const payments = await Promise.all(orderIds.map((id) => createPaymentRepository(table).listForOrder(id)));
    if (!shelf) throw new Error('The shelf is gone');
    return { shelf, orders, wallet, payments, received, restocked };
  }

  return { ...doings, atOnce, look };
}
