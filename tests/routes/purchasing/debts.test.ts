import { formatVnd } from '#shared/values/money.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteSupplier,
  getDebt,
  listDebtEntries,
  paySupplier,
  reversePayment,
  searchDebts,
  sumDebts,
} from '#shared/purchasing/index.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { loadChunk, purchasing } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let token: string;
let buying: ReturnType<typeof purchasing>;
const grain = aCategory({ name: 'Ngũ cốc' });
const rice = aProduct({ name: 'Gạo tám thơm', available: 10, category: grain });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice], [grain]);
  admin = await world.aMember({ role: 'admin' });
  token = admin.accessToken;
  buying = purchasing(world, admin);
});
afterAll(() => world.close());

const today = dayInVietnam(Date.now());
const debtOf = async (id: string) => (await world.send(getDebt, { token, params: { id } })).body;
const entriesOf = async (id: string) =>
  (await world.send(listDebtEntries, { token, params: { id }, query: {} })).body.data;
const pay = (id: string, more: object = {}, by = token) =>
  world.send(paySupplier, {
    token: by,
    params: { id },
    body: { amount: 100_000, paidOn: today, way: 'transfer', ...more } as never,
  });
const reverse = (id: string, number: number, more: object = {}) =>
  world.send(reversePayment, {
    token,
    params: { id, number },
    body: { reason: 'Ghi nhầm', ...more } as never,
  });

/** Twenty bags of 30.000 with 8 % tax, 12.000 freight and 20.000 off: 636.400 in all. */
const owing = async () => {
  const sent = await buying.aSentPurchase(rice.card.id, { freight: 12_000, discount: 20_000 });
  return { purchase: (await buying.receive(sent, 20)).body, id: sent.supplier.id };
};
const whole = 580_000 + 46_400 + 12_000;

describe('what a supplier is owed', () => {
  it('is what came of a purchase, with freight, discount and tax, due after its days', async () => {
    const { id, purchase } = await owing();
    const dueOn = dayInVietnam(Date.now() + 30 * 86_400_000);
    expect(await debtOf(id)).toMatchObject({
      owed: whole,
      overdue: 0,
      dueOn,
      open: [{ dueOn, amount: whole }],
    });
    expect(await entriesOf(id)).toMatchObject([
      {
        number: 1,
        kind: 'received',
        amount: whole,
        balance: whole,
        of: { id: purchase.id, code: purchase.code },
        dueOn,
      },
    ]);
  });

  it('grows with each part that comes, and shrinks by what goes back', async () => {
    const sent = await buying.aSentPurchase(rice.card.id);
    const { id } = sent.supplier;
    const part = (await buying.receive(sent, 5)).body;
    expect((await debtOf(id)).owed).toBe(162_000);
    await buying.sendBack(part, 2);
    expect((await debtOf(id)).owed).toBe(97_200);
    expect((await entriesOf(id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sent-back', -64_800],
      ['received', 162_000],
    ]);
  });

  it('is paid in parts, never above what is owed unless it is said to be beforehand', async () => {
    const { id } = await owing();
    expect((await pay(id)).body).toMatchObject({ owed: whole - 100_000 });
    const above = await pay(id, { amount: whole });
    expect([above.status, above.failure.code, above.failure.params]).toMatchObject([
      422,
      'DEBT_PAID_ABOVE',
      { owed: formatVnd(whole - 100_000) },
    ]);
    const ahead = await pay(id, { amount: whole, isPrepayment: true });
    expect([ahead.status, ahead.body.owed, ahead.body.dueOn]).toEqual([201, -100_000, null]);
    expect((await entriesOf(id))[0]).toMatchObject({
      kind: 'paid',
      way: 'transfer',
      paidOn: today,
      by: expect.any(String),
    });
  });

  it('is paid once by one key, and never twice over by two at once', async () => {
    const { id } = await owing();
    const press = { amount: 400_000, clientRequestId: 'tra-tien-mot-lan' };
    const [one, same] = await Promise.all([pay(id, press), pay(id, press)]);
    expect([one.status, same.body]).toEqual([201, one.body]);
    expect((await debtOf(id)).owed).toBe(whole - 400_000);
    expect(await loadChunk(pay(id, { ...press, amount: 1 }))).toEqual([409, 'REQUEST_DIFFERS']);
    const other = await world.aMember({ role: 'admin' });
    const both = await Promise.all([
      pay(id, { amount: 200_000 }),
      pay(id, { amount: 200_000 }, other.accessToken),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it('is owed again when a payment is taken back, once, with a reason', async () => {
    const { id } = await owing();
    await pay(id);
    const before = await debtOf(id);
    expect(await loadChunk(reverse(id, 1))).toEqual([404, 'DEBT_PAYMENT_NOT_FOUND']);
    const [one, other] = await Promise.all([reverse(id, 2), reverse(id, 2)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await debtOf(id)).owed).toBe(before.owed + 100_000);
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'reversed', amount: 100_000, reverses: 2, note: 'Ghi nhầm' },
      { kind: 'paid', reversedBy: 3 },
      { kind: 'received' },
    ]);
    expect(await loadChunk(reverse(id, 2))).toEqual([409, 'DEBT_PAYMENT_REVERSED']);
    expect(await loadChunk(reverse(id, 99))).toEqual([404, 'DEBT_PAYMENT_NOT_FOUND']);
  });

  it('is listed, what is due first before the rest, with its sums', async () => {
    const early = await buying.aSupplier({ name: 'Sớm', termDays: 1 });
    const late = await buying.aSupplier({ name: 'Muộn', termDays: 3 });
    for (const supplier of [late, early])
      await buying.receive(await buying.aSentPurchase(rice.card.id, { supplierId: supplier.id }), 20);
    const list = async (query: object) =>
      (await world.send(searchDebts, { token, query: query as never })).body.data.map(({ id }) => id);
    expect((await list({ limit: 2 })).slice(0, 2)).toEqual([early.id, late.id]);
    expect(await list({ q: 'muon' })).toEqual([late.id]);
    expect(await list({ q: 'muon', state: 'overdue' })).toEqual([]);
    expect(await list({ q: 'muon', state: 'owing' })).toEqual([late.id]);
    const { body } = await world.send(sumDebts, { token });
    expect(body.dueSoon).toBe(2 * 648_000);
    expect(body.owed).toBeGreaterThanOrEqual(body.dueSoon);
  });

  it('is read page by page, and by nobody else’s cursor', async () => {
    const { id } = await owing();
    for (let times = 0; times < 3; times += 1) await pay(id, { amount: 1000 });
    const page = async (query: object) =>
      (await world.send(listDebtEntries, { token, params: { id }, query: query as never })).body;
    const first = await page({ take: 3 });
    expect(first.data.map(({ number }) => number)).toEqual([4, 3, 2]);
    const second = await page({ take: 3, cursor: first.nextCursor });
    expect([second.data.map(({ number }) => number), second.nextCursor]).toEqual([[1], null]);
    const other = await owing();
    for (const cursor of ['rac', first.nextCursor]) {
      const asked = { token, params: { id: other.id }, query: { cursor } as never };
      expect(await loadChunk(world.send(listDebtEntries, asked))).toEqual([400, 'BAD_CURSOR']);
    }
  });

  it('is refused what it may not be', async () => {
    const { id } = await owing();
    const gone = [404, 'SUPPLIER_NOT_FOUND'];
    expect(await loadChunk(pay('sup_khong'))).toEqual(gone);
    expect(await loadChunk(world.send(getDebt, { token, params: { id: 'sup_khong' } }))).toEqual(gone);
    expect(await loadChunk(pay(id, { paidOn: '2999-01-01' }))).toEqual([422, 'DEBT_DAY_AHEAD']);
    for (const junk of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1.5 },
      { way: 'gold' },
      { paidOn: 'mai' },
      { x: 1 },
    ])
      expect((await pay(id, junk)).status).toBe(400);
    const paid = await buying.aSupplier();
    await pay(paid.id, { isPrepayment: true });
    const removed = world.send(deleteSupplier, { token, params: { id: paid.id } });
    expect(await loadChunk(removed)).toEqual([409, 'SUPPLIER_HAS_LEDGER']);
  });
});
