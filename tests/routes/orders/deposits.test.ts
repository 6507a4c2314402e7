import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeOrderStatus,
  completeUnscanned,
  createGuestPayment,
  getStaffOrder,
  handToCarrier,
  quoteGuestOrder,
  startPacking,
  takeBackParcel,
} from '#shared/orders/index.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { getOrderRules, orderRulesId, saveOrderRules, usualOrderRules } from '#shared/settings/index.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { parcelHistory } from '#functions/domain/customers/counting/refused-parcels.ts';
import { codOf } from '#functions/domain/shipping/packing/parcel-rules.ts';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { aGuestBuyer, buying, hanoi } from '#tests/support/orders.ts';
import { paying } from '#tests/support/payments.ts';
import { contextOf } from '#tests/support/context.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let shop: ReturnType<typeof buying>;
let admin: Member;
let packer: Member;
beforeAll(async () => {
  world = await aWorld({ awake: ['follow-customers'] });
  shop = buying(world);
  [admin, packer] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
});
afterAll(() => world.close());

const read = () => world.send(getOrderRules, { token: admin.accessToken });
const { version: _version, ...usual } = usualOrderRules;
async function rules(given: Partial<typeof usual>, token = admin.accessToken) {
  const { version } = (await read()).body;
  return world.send(saveOrderRules, { token, body: { ...usual, ...given, version } });
}
beforeEach(async () => {
  await rules({});
});

type Guest = ReturnType<typeof aGuestBuyer>;

/** A guest wants two of something brought, and pays at the door. */
async function wish(customer: Guest, price = 600_000) {
  const product = await shop.onSale({ price });
  const sessionId = await shop.aGuestCart({ product, quantity: 2 });
  const shippingAddress = {
    recipientName: customer.fullName,
    phone: customer.phone,
    street: '1 Hàng Bông',
    ...hanoi,
  };
  const sending = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shippingAddress } as const;
  const quote = async () =>
    (
      await world.send(quoteGuestOrder, {
        body: { sessionId, paymentMethod: 'cash', ...sending },
      })
    ).body;
  const place = (given: { expectedDeposit?: number; paymentMethod?: 'cash' | 'transfer' } = {}) =>
    shop.orderAsGuest(sessionId, { customer, paymentMethod: 'cash', ...sending, ...given });
  const payBy = (id: string, method: 'cash' | 'transfer') =>
    world.send(createGuestPayment, { params: { id }, query: { sessionId }, body: { method } });
  return { product, quote, place, payBy };
}

const work = (step: typeof startPacking, id: string) =>
  world.send(step, { params: { id }, token: packer.accessToken });

const toStatus = (id: string, status: 'confirmed' | 'cancelled') =>
  world.send(changeOrderStatus, {
    params: { id },
    token: admin.accessToken,
    body: { status, ...(status === 'cancelled' && { reason: 'Khách đổi ý' }) },
  });

describe('an order to be paid at the door', () => {
  it('needs no deposit until an admin says so', async () => {
    const { quote, place } = await wish(aGuestBuyer());
    expect((await quote()).deposit).toBeNull();
    expect((await place()).body).toMatchObject({ status: 'draft', paymentMethod: 'cash', payment: null });
    expect((await rules({ depositOn: true })).status).toBe(400);
    const stale = { ...usual, packsUnconfirmed: true, version: 99 };
    const refused = await world.send(saveOrderRules, { token: admin.accessToken, body: stale });
    expect(refused.failure.code).toBe('STALE_STATE');
  });

  it('says its deposit before it is placed, is packed once that came, and collects the rest', async () => {
    await rules({ depositOn: true, depositFrom: 1_000_000, depositShare: 30 });
    const { quote, place, payBy } = await wish(aGuestBuyer());
    const { deposit, total } = await quote();
    const amount = Math.ceil((total * 0.3) / 1000) * 1000;
    expect(deposit).toEqual({ amount });
    // Whoever was told of none is told before anything is ordered.
    expect((await place({ expectedDeposit: 0 })).failure.code).toBe('DEPOSIT_CHANGED');
    const { body: order } = await place({ expectedDeposit: amount });
    expect(order).toMatchObject({
      status: 'draft',
      paymentMethod: 'transfer',
      deposit: { amount },
      payment: { amount, provider: 'vietqr', isDeposit: true },
    });
    const { id } = order;
    expect((await work(startPacking, id)).failure.code).toBe('ORDER_UNPAID');
    // No way around it: nobody pays all of it at the door after all.
    const atTheDoor = await payBy(id, 'cash');
    expect(atTheDoor.failure.code).toBe('DEPOSIT_NEEDED');
    expect((await toStatus(id, 'confirmed')).failure.code).toBe('ORDER_UNPAID');
    const payment = await paymentRecord.find(world.table, { id: order.payment?.id ?? '' });
    if (!payment) throw new Error('No payment');
    await paying(world).transfer({ amount, content: `coc don hang ${payment.code}` });
    expect(await paymentRecord.find(world.table, { id: payment.id })).toMatchObject({ status: 'succeeded' });
    const paid = await shop.stored(id);
    expect(paid).toMatchObject({
      status: 'confirmed',
      paymentMethod: 'cash',
      paymentStatus: 'processing',
      paidAmount: amount,
      provenBy: 'money',
      flags: [],
      unpaidUntil: null,
      openSlots: [],
    });
    expect(codOf(paid)).toBe(total - amount);
    expect(await shop.duesOf(id)).toEqual([]);
    for (const step of [startPacking, completeUnscanned, handToCarrier])
      expect((await work(step, id)).status).toBe(200);
    // All of it came in the end: nothing is too much.
    await shop.arrives(id, total - amount);
    expect(await shop.stored(id)).toMatchObject({ paymentStatus: 'paid', refundDue: 0 });
  });

  it('waits on where less came than its deposit, and is paid where all of it came', async () => {
    await rules({ depositOn: true, depositFrom: 1_000_000 });
    const { place } = await wish(aGuestBuyer());
    const { body: order } = await place();
    const amount = order.deposit?.amount ?? 0;
    await shop.arrives(order.id, amount - 1);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'draft', flags: ['underpaid'] });
    await shop.arrives(order.id, 1);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'confirmed', flags: [] });
    const { body: whole } = await (await wish(aGuestBuyer())).place();
    await shop.arrives(whole.id, whole.total);
    expect(await shop.stored(whole.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('needs one of a phone that sends parcels back, whatever it comes to', async () => {
    await rules({ packsUnconfirmed: true });
    const customer = aGuestBuyer();
    const { body: first } = await (await wish(customer, 100_000)).place();
    // Packed without anybody having confirmed it: that is a setting, too.
    expect(first).toMatchObject({ status: 'confirmed', provenBy: 'rule', payment: null });
    for (const step of [startPacking, completeUnscanned, handToCarrier, takeBackParcel])
      expect((await work(step, first.id)).status).toBe(200);
    await rules({ depositOn: true, refusedShare: 40, refusedOf: 1 });
    const again = await wish(customer, 100_000);
    // Whoever knows a number learns nothing of its owner by asking what an order would cost.
    expect((await again.quote()).deposit).toBeNull();
    const { userId } = await shop.stored(first.id);
    const parcels = () => parcelHistory(world.table, { userId, phones: [customer.phone] });
    await expect.poll(parcels).toEqual({ ended: 1, refused: 1 });
    const { body: asked } = await again.place({ expectedDeposit: 0 });
    expect(asked).toMatchObject({ status: 'draft', payment: { isDeposit: true } });
    // Why is the shop's to know.
    expect(asked.deposit).toEqual({ amount: expect.any(Number) });
    const seen = await world.send(getStaffOrder, { params: { id: asked.id }, token: packer.accessToken });
    expect(seen.body.deposit?.why).toBe('refused');
    const { body: other } = await (await wish(aGuestBuyer(), 100_000)).place({ expectedDeposit: 0 });
    expect(other.deposit).toBeUndefined();
  });

  it('asks for it of who would rather pay at the door than first, as it would have before', async () => {
    await rules({ depositOn: true, depositFrom: 1_000_000 });
    const { place, payBy } = await wish(aGuestBuyer());
    const { body: order } = await place({ paymentMethod: 'transfer' });
    expect(order).toMatchObject({ payment: { amount: order.total } });
    expect(order.deposit).toBeUndefined();
    const { body: payment } = await payBy(order.id, 'cash');
    expect(payment).toMatchObject({ method: 'transfer', isDeposit: true, missing: payment.amount });
    const { deposit } = await shop.stored(order.id);
    expect(deposit).toEqual({ amount: payment.amount, why: 'sum' });
    expect((await work(startPacking, order.id)).failure.code).toBe('ORDER_UNPAID');
    await shop.arrives(order.id, payment.amount);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'confirmed', paymentMethod: 'cash' });
    // Who pays the rest first after all, and then does not, pays it at the door as agreed.
    expect((await payBy(order.id, 'transfer')).body.amount).toBe(order.total - payment.amount);
    expect((await payBy(order.id, 'cash')).status).toBe(201);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'confirmed', paymentMethod: 'cash' });
  });

  it('goes back with an order that is called off, and revives one that had lapsed without it', async () => {
    await rules({ depositOn: true, depositFrom: 1_000_000 });
    const { body: order } = await (await wish(aGuestBuyer())).place();
    const amount = order.deposit?.amount ?? 0;
    await shop.arrives(order.id, amount);
    const cancelled = await toStatus(order.id, 'cancelled');
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refundDue: amount });
    const { body: late } = await (await wish(aGuestBuyer())).place();
    const [due] = await shop.duesOf(late.id);
    if (!due) throw new Error('It would wait for ever');
    await giveUpUnpaid(contextOf(world.table), due);
    expect(await shop.stored(late.id)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
    const payment = await paymentRecord.find(world.table, { id: late.payment?.id ?? '' });
    await paying(world).transfer({ amount: late.payment?.amount ?? 0, content: payment?.code ?? '' });
    expect(await shop.stored(late.id)).toMatchObject({
      status: 'confirmed',
      paymentMethod: 'cash',
      paymentStatus: 'processing',
      paidAmount: late.payment?.amount,
      refundDue: 0,
      stock: 'reserved',
    });
  });

  it('is ruled by who may, and it is told who changed what', async () => {
    await rules({ packsUnconfirmed: true });
    const told = await world.send(listActivity, {
      params: { entity: 'settings', id: orderRulesId },
      token: admin.accessToken,
    });
    const [line] = told.body.data;
    expect(line?.fields).toEqual([{ field: 'packsUnconfirmed', from: false, to: true }]);
    expect(line?.who?.id).toBe(admin.id);
    // The same press once more changes nothing, and tells nothing.
    const { version } = (await read()).body;
    await rules({ packsUnconfirmed: true });
    expect((await read()).body.version).toBe(version);
  });
});
