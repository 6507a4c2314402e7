import { newId } from '#shared/values/ids.ts';
import { createPayment } from '#shared/payments/index.ts';
import { newOrderCode } from '#functions/domain/orders/placing/order-code.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { contextOf } from './context.ts';
import { settled } from './settled.ts';
import type { World } from './world.ts';

const inADay = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

/** Order that waits for its payment, without stock in any warehouse. */
export function aWaitingOrder(given: Partial<StoredOrder> = {}): StoredOrder {
  const id = given.id ?? newId();
  const at = new Date().toISOString();
  return {
    id,
    code: newOrderCode(new Date()),
    status: 'draft',
    paymentStatus: 'processing',
    deliveryType: 'warehouse_pickup',
    customer: { fullName: 'Trần Thị Thử', phone: '0912345678', email: `${id.toLowerCase()}@example.com` },
    shippingAddress: null,
    pickupWarehouse: null,
    items: [],
    totalItems: 0,
    totalQuantity: 0,
    subtotal: 180_000,
    tax: 0,
    shippingFee: 0,
    voucherDiscount: 0,
    discount: null,
    total: 180_000,
    paidAmount: 0,
    refundDue: 0,
    vouchers: [],
    paymentMethod: 'transfer',
    paymentProvider: 'vietqr',
    provenBy: 'account',
    paymentId: null,
    arrival: null,
    notes: '',
    vatInvoice: null,
    flags: [],
    cancelReason: null,
    unpaidUntil: inADay(),
    returnableUntil: null,
    createdAt: at,
    updatedAt: at,
    completedAt: null,
    userId: null,
    sessionId: null,
    saleChannelId: 'website',
    language: 'vi',
    carrier: null,
    trackingNumber: null,
    refundedAmount: 0,
    returnedAmount: 0,
    paybacks: [],
    cancelledBy: null,
    credit: null,
    called: null,
    calls: [],
    nextCallAt: null,
    confirmedAt: null,
    references: [],
    edits: [],
    placedBy: null,
    formerItems: [],
    formerTerms: [],
    openSlots: [],
    holdings: [],
    stock: 'reserved',
    version: 1,
    ...given,
  };
}

type Method = 'transfer' | 'wallet' | 'card';
/** Fields of a buyer that payments need. */
export type Payer = { id: string; accessToken: string };

/** Helpers for payments in a world: unpaid orders, and simulated providers with their controls. */
export function paying(world: World) {
  async function anOrder(given: Partial<StoredOrder> = {}): Promise<StoredOrder> {
    const order = aWaitingOrder(given);
    await world.write([orderRecord.item(order)]);
    return order;
  }

  /** New member, because the rate limit for starting payments counts each member separately. */
  async function aPayer(): Promise<Payer> {
    const id = newId();
    const claims = { userId: id, sessionId: newId(), role: 'user', status: 'active' } as const;
    return { id, accessToken: await signAccessToken(claims) };
  }

  /** Starts a payment and returns the gateway's answer. */
  const begin = (
    member: Pick<Payer, 'accessToken'>,
    orderId: string,
    method: Method = 'transfer',
    more: { idempotencyKey?: string } = {},
  ) => world.send(createPayment, { token: member.accessToken, body: { orderId, method, ...more } });

  async function aPayment(member: Payer, method: Method = 'transfer', given: Partial<StoredOrder> = {}) {
    const order = await anOrder({ userId: member.id, ...given });
    const { body: payment } = await begin(member, order.id, method);
    return { order, payment };
  }

  async function tell(path: string, body: unknown): Promise<Record<string, unknown>> {
    const reply = await fetch(`${world.url}/dev/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as Record<string, unknown>;
  }

  /** Makes a bank transfer, and waits until it is processed. */
  async function transfer(body: { amount: number; content: string } & Record<string, unknown>) {
    const told = await tell('bank/transfers', body);
    await settled(world.cloud);
    return told;
  }

  /** Decides on VNPay's simulated page. */
  async function payAtVnpay(
    redirectUrl: string | null,
    outcome: 'success' | 'decline' | 'cancel' | 'doubt' = 'success',
    more: Record<string, unknown> = {},
  ) {
    const told = await tell('vnpay/pay', {
      query: new URL(redirectUrl ?? '').search.slice(1),
      outcome,
      ...more,
    });
    await settled(world.cloud);
    return told;
  }

  /** Enters a card on Stripe's simulated page. */
  async function payByCard(redirectUrl: string | null, more: Record<string, unknown> = { outcome: 'pay' }) {
    const told = await tell(new URL(redirectUrl ?? '').pathname.replace('/dev/', ''), more);
    await settled(world.cloud);
    return told;
  }

  /** Order with all its payment attempts, newest first. */
  async function stateOf(orderId: string) {
    const [order, payments] = await Promise.all([
      findOrder(world, orderId),
      listPayments(contextOf(world.table), orderId),
    ]);
    if (!order) throw new Error(`There is no order ${orderId}`);
    return { order, payments };
  }

  return { anOrder, aPayer, begin, aPayment, tell, transfer, payAtVnpay, payByCard, stateOf };
}
