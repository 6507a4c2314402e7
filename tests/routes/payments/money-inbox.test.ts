import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contract/route.ts';
import { countWaiting } from '#shared/overview/index.ts';
import {
  decideNotice,
  getNotice,
  replayNotice,
  searchNotices,
  takeBackDecision,
} from '#shared/payments/notices.contract.ts';
import { noticeIdOf } from '#functions/domain/payments/records/payment-notice.ts';
import { paying } from '#tests/support/payments.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let member: Member;
let admin: Member;
let pay: ReturnType<typeof paying>;
beforeAll(async () => {
  world = await aWorld({ env: { ACCESS_TOKEN_SECONDS: '864000' } });
  [member, admin] = await Promise.all([world.aMember(), world.aMember({ role: 'admin' })]);
  pay = paying(world);
});
afterAll(() => world.close());

const as = () => ({ token: admin.accessToken });

/** A transfer, by the id its notice has then. */
async function sent(amount: number, content: string, more: object = {}): Promise<string> {
  const { transfers } = (await pay.transfer({ amount, content, ...more })) as { transfers: { id: number }[] };
  return noticeIdOf('bank', String(transfers[0]?.id));
}

const shown = async (id: string) => (await world.send(getNotice, { params: { id }, ...as() })).body;

type Said =
  BodyOf<typeof decideNotice> extends infer D ? (D extends unknown ? Omit<D, 'version'> : never) : never;

async function decide(id: string, body: Said, version?: number) {
  const read = version ?? (await shown(id)).version;
  return world.send(decideNotice, { params: { id }, ...as(), body: { ...body, version: read } });
}

async function takeBack(id: string) {
  const { version } = await shown(id);
  return world.send(takeBackDecision, { params: { id }, ...as(), body: { version } });
}

const names = () => `khach${Math.random().toString(36).slice(2, 8)}`;

describe('what comes into the inbox', () => {
  it.each([
    ['unknown', 'khong co ma nao', 77_000, 'unknown'],
    ['too little', 'code', 100_000, 'short'],
    ['too much', 'code', 200_000, 'over'],
  ])('%s', async (_, content, amount, mismatch) => {
    const { payment } = await pay.aPayment(member);
    const id = await sent(amount, content === 'code' ? payment.code : content);
    expect(await shown(id)).toMatchObject({ state: 'open', mismatch, amount });
  });

  it('paid twice, late, and with two codes', async () => {
    const { payment } = await pay.aPayment(member);
    await sent(180_000, payment.code);
    expect(await shown(await sent(180_000, payment.code))).toMatchObject({
      mismatch: 'double',
      surplus: 180_000,
    });
    const { payment: over } = await pay.aPayment(member, 'transfer', {
      status: 'draft',
      cancelledBy: 'staff',
    });
    expect(await shown(await sent(180_000, `${payment.code} ${over.code}`))).toMatchObject({
      mismatch: 'ambiguous',
      order: null,
    });
  });

  it('not what matched, and what was short no longer once the rest is there', async () => {
    const { payment } = await pay.aPayment(member);
    const first = await sent(100_000, payment.code);
    const rest = await sent(80_000, payment.code);
    expect(await shown(rest)).toMatchObject({ state: 'clear', outcome: 'paid', surplus: 0 });
    expect(await shown(first)).toMatchObject({ state: 'decided', decision: { kind: 'settled', by: null } });
  });

  it('is listed with its order, found by its words, and counted for the admin', async () => {
    const waiting = async () => (await world.send(countWaiting, as())).body.money ?? 0;
    const before = await waiting();
    const words = names();
    const id = await sent(55_000, `chuyen tien ${words}`);
    const list = async (query: Record<string, string>) =>
      (await world.send(searchNotices, { query, ...as() })).body.data.map((row) => row.id);
    await expect.poll(() => list({ search: words, state: 'open' })).toEqual([id]);
    expect(await list({ search: words, state: 'decided,clear' })).toEqual([]);
    expect(await list({ search: words, mismatch: 'short' })).toEqual([]);
    expect(await waiting()).toBe(before + 1);
  });

  it('404: a notice there is none of', async () => {
    expect((await world.send(getNotice, { params: { id: 'bank:0' }, ...as() })).failure.code).toBe(
      'NOTICE_NOT_FOUND',
    );
  });
});

describe('money that named nobody', () => {
  it('is suggested for an order by amount, name and phone', async () => {
    const total = 311_000 + Math.floor(Math.random() * 1000);
    const { order } = await pay.aPayment(member, 'transfer', {
      total,
      customer: { fullName: 'Đặng Thùy Trâm', phone: '0987000111', email: 'tram@example.com' },
    });
    const id = await sent(total, 'DANG THUY TRAM chuyen tien');
    const first = async (notice: string) => (await shown(notice)).suggestions[0];
    await expect.poll(() => first(id)).toMatchObject({ id: order.id, difference: 0 });
    expect((await first(id))?.reasons).toEqual(expect.arrayContaining(['amount', 'name', 'time']));
    const byPhone = await sent(total - 1, '0987000111 ck');
    expect(await first(byPhone)).toMatchObject({ id: order.id, difference: -1 });
  });

  it('is suggested for an order that is short of exactly that', async () => {
    const total = 500_000 + Math.floor(Math.random() * 9000);
    const { order, payment } = await pay.aPayment(member, 'transfer', { total });
    const missing = 41_000 + Math.floor(Math.random() * 900);
    const short = await sent(total - missing, payment.code);
    const rest = await sent(missing, names());
    const first = async () => (await shown(rest)).suggestions[0];
    await expect.poll(first).toMatchObject({ id: order.id, difference: 0, missing });
    await decide(rest, { kind: 'count', order: order.id, reason: '' });
    expect((await pay.stateOf(order.id)).order.paymentStatus).toBe('paid');
    expect(await shown(short)).toMatchObject({ state: 'decided', decision: { kind: 'settled' } });
  });

  it('is counted for the order a person names, once, however often it is pressed', async () => {
    const { order, payment } = await pay.aPayment(member);
    const id = await sent(180_000, names());
    const { version } = await shown(id);
    const press = { kind: 'count', order: order.id, reason: '', clientRequestId: 'bam-mot-lan' } as const;
    const answers = await Promise.all([decide(id, press, version), decide(id, press, version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { order: after, payments } = await pay.stateOf(order.id);
    expect(after).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paidAmount: 180_000 });
    expect(payments[0]).toMatchObject({ id: payment.id, status: 'succeeded', received: 180_000 });
    expect(await shown(id)).toMatchObject({
      state: 'decided',
      decision: { kind: 'count', orderId: order.id, by: admin.fullName },
    });
    expect((await decide(id, { kind: 'ignore', reason: 'muộn' })).failure.code).toBe('NOTICE_STATE');
  });

  it('is refused to whoever was second, and for an order that is not there', async () => {
    const id = await sent(9_000, names());
    const { version } = await shown(id);
    expect((await decide(id, { kind: 'count', order: 'khong-co', reason: '' })).failure.code).toBe(
      'ORDER_NOT_FOUND',
    );
    await decide(id, { kind: 'ignore', reason: 'tiền nội bộ' });
    expect((await decide(id, { kind: 'ignore', reason: 'khác' }, version)).failure.code).toBe('STALE_STATE');
  });

  it('told of under two ids is counted for one order only', async () => {
    const reference = `FT${names()}`;
    const [one, other] = [
      await sent(180_000, 'khong ma', { reference }),
      await sent(180_000, 'khong ma', { reference }),
    ];
    const { order } = await pay.aPayment(member);
    const count = { kind: 'count', order: order.id, reason: '' } as const;
    expect((await decide(one, count)).status).toBe(200);
    expect((await decide(other, count)).failure.code).toBe('MONEY_COUNTED');
    expect((await pay.stateOf(order.id)).order.paidAmount).toBe(180_000);
  });

  it('counted for the wrong order is taken off again, and counted for another', async () => {
    const [{ order: wrong, payment }, { order: right }] = [
      await pay.aPayment(member),
      await pay.aPayment(member),
    ];
    const id = await sent(180_000, names());
    await decide(id, { kind: 'count', order: wrong.id, reason: '' });
    expect((await takeBack(id)).body).toMatchObject({ state: 'open', mismatch: 'taken-off', order: null });
    const { order: after, payments } = await pay.stateOf(wrong.id);
    expect(after).toMatchObject({
      status: 'draft',
      paymentStatus: 'processing',
      paidAmount: 0,
      refundDue: 0,
      flags: [],
    });
    expect(after.unpaidUntil).not.toBeNull();
    expect(payments[0]).toMatchObject({ id: payment.id, status: 'failed', received: 0 });
    await decide(id, { kind: 'count', order: right.id, reason: 'đúng đơn' });
    expect((await pay.stateOf(right.id)).order).toMatchObject({ status: 'confirmed', paidAmount: 180_000 });
  });

  it('that is in use stays where it is', async () => {
    const { order } = await pay.aPayment(member);
    const id = await sent(180_000, names());
    await decide(id, { kind: 'count', order: order.id, reason: '' });
    const { order: paid } = await pay.stateOf(order.id);
    const { orderRecord } = await import('#functions/domain/orders/order-record.ts');
    await world.write([orderRecord.item({ ...paid, status: 'packing', version: paid.version + 1 })]);
    expect((await takeBack(id)).failure.code).toBe('MONEY_USED');
    expect((await shown(id)).state).toBe('decided');
  });

  it('left be with a reason can be opened again; without a reason it is refused', async () => {
    const id = await sent(4_000, names());
    expect((await decide(id, { kind: 'ignore', reason: ' ' })).status).toBe(400);
    expect((await decide(id, { kind: 'ignore', reason: 'tiền nội bộ' })).body.state).toBe('decided');
    expect((await takeBack(id)).body).toMatchObject({ state: 'open', decision: null });
  });

  it('is worked off again without a second effect', async () => {
    const { payment, order } = await pay.aPayment(member);
    const id = await sent(180_000, payment.code);
    const replay = async () => (await world.send(replayNotice, { params: { id }, ...as() })).body;
    expect((await replay()).outcome).toBe('paid');
    await replay();
    expect((await pay.stateOf(order.id)).order.paidAmount).toBe(180_000);
  });
});
