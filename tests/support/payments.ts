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

/** An order that waits for its money; nothing of it lies in any warehouse. */
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
/** Who pays, as far as paying cares. */
export type Payer = { id: string; accessToken: string };

/** Paying in a world: orders that wait, and the providers that can be told what to do. */
export function paying(world: World) {
  async function anOrder(given: Partial<StoredOrder> = {}): Promise<StoredOrder> {
    const order = aWaitingOrder(given);
    await world.write([orderRecord.item(order)]);
    return order;
  }

  /** A member nobody has met: how often one may begin to pay is counted for each alone. */
  async function aPayer(): Promise<Payer> {
    const id = newId();
    const claims = { userId: id, sessionId: newId(), role: 'user', status: 'active' } as const;
    return { id, accessToken: await signAccessToken(claims) };
  }

  /** Begins to pay; the answer as the gateway gives it. */
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

  /** A transfer on its way, worked off when this returns. */
  async function transfer(body: { amount: number; content: string } & Record<string, unknown>) {
    const told = await tell('bank/transfers', body);
    await settled(world.cloud);
    return told;
  }

  /** Somebody goes to VNPay's page and decides. */
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

  /** Somebody types a card on Stripe's page. */
  async function payByCard(redirectUrl: string | null, more: Record<string, unknown> = { outcome: 'pay' }) {
    const told = await tell(new URL(redirectUrl ?? '').pathname.replace('/dev/', ''), more);
    await settled(world.cloud);
    return told;
  }

  /** How an order stands, with every attempt to pay it, newest first. */
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
