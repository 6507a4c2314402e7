import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { refundKinds, type RefundKind, secondPersonAbove } from '#shared/refunds/refund-choices.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { keptOf } from '#functions/domain/orders/order-money.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { asShop } from '#functions/domain/orders/reading/asker.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { beginPayment } from '#functions/domain/payments/attempts/begin-payment.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { findNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { settleTransfer } from '#functions/domain/refunds/settle-transfer.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aBankAccount } from '#tests/support/refunds.ts';

const price = 1_800_000;

/** An order that waits for a transfer, and everybody who may do something about its money. */
async function moneyWorld() {
  stubSettings();
  const { table, put, rows } = memoryTable();
  const context = contextOf(table);
  const waiting = aWaitingOrder({ userId: 'lan', total: price, subtotal: price });
  const { payment, writes } = beginPayment(waiting, { method: 'transfer' }, { config, at: new Date() });
  put([orderRecord.item({ ...waiting, paymentId: payment.id })]);
  await table.write(writes);
  const name = { id: waiting.id, asker: asShop };
  const asked: string[] = [];
  const notices: string[] = [];
  let came = 0;
  let told = 0;

  const refundAt = (place: number): string => asked[place % Math.max(1, asked.length)] ?? 'none';

  async function transfer(amount: number, names: boolean) {
    const key = String((told += 1));
    const raw = JSON.stringify({
      id: key,
      accountNumber: config.bank.account,
      transferType: 'in',
      transferAmount: amount,
      content: names ? payment.code : 'khong ma',
      referenceCode: `FT${key}`,
    });
    const { id } = await keepNotice(context, { provider: 'bank', key, raw, orderId: undefined });
    notices.push(id);
    await Promise.all([applyNotice(context, id), applyNotice(context, id)]);
    came += amount;
  }

  async function ask(kind: RefundKind, amount: number, by: string) {
    const { id } = await createRefund(context, {
      userId: by,
      kind,
      amount,
      reason: 'Hoàn cho khách',
      way: 'bank',
      orderId: waiting.id,
      account: aBankAccount,
    });
    asked.push(id);
  }

  async function decide(place: number, how: 'count' | 'take back') {
    const id = notices[place % Math.max(1, notices.length)] ?? 'none';
    const notice = await findNotice(table, id);
    if (!notice) return;
    const press = { id, userId: 'admin', version: notice.version };
    if (how === 'count')
      await decideNotice(context, { ...press, kind: 'count', order: waiting.id, reason: '' });
    else await takeBackDecision(context, press);
  }

  const settle = (place: number, outcome: 'sent' | 'failed') =>
    settleTransfer(context, {
      id: refundAt(place),
      userId: 'admin',
      outcome,
      ...(outcome === 'sent' ? { reference: 'FT1' } : { error: 'Sai tài khoản' }),
    });

  async function look() {
    const order = await requireOrder(context, name);
    const refunds = rows()
      .filter(({ entity }) => entity === 'refund')
      .map((row) => StoredRefund.parse(row));
    const uncounted = await Promise.all(
      notices.map(async (id) => {
        const notice = await findNotice(table, id);
        return notice?.verdict?.orderId ? 0 : (notice?.verdict?.amount ?? 0);
      }),
    );
    return { order, refunds, came, uncounted: uncounted.reduce((sum, amount) => sum + amount, 0) };
  }

  return {
    transfer,
    ask,
    decide,
    settle,
    approve: (place: number, by: string, approved: boolean) =>
      approveRefund(context, { id: refundAt(place), userId: by, approved, reason: 'Xem lại' }),
    process: (place: number) => processRefund(context, { id: refundAt(place), userId: 'admin' }),
    cancel: () => callOff(context, { ...name, by: 'staff', reason: 'Hết hàng' }),
    look,
  };
}

type World = Awaited<ReturnType<typeof moneyWorld>>;

const unlessRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

const place = fc.nat({ max: 5 });
const who = fc.constantFrom('an', 'binh');
const amount = fc.constantFrom(1, 50_000, 900_000, price, 2_500_000);
const doing: fc.Arbitrary<(world: World) => Promise<unknown>> = fc.oneof(
  fc
    .record({ amount, names: fc.boolean() })
    .map((one) => (world: World) => world.transfer(one.amount, one.names)),
  fc
    .record({ kind: fc.constantFrom(...refundKinds), amount, who })
    .map((one) => (world: World) => world.ask(one.kind, one.amount, one.who)),
  fc
    .record({ place, who, approved: fc.boolean() })
    .map((one) => (world: World) => world.approve(one.place, one.who, one.approved)),
  place.map((at) => (world: World) => world.process(at)),
  fc
    .record({ place, outcome: fc.constantFrom('sent' as const, 'failed' as const) })
    .map((one) => (world: World) => world.settle(one.place, one.outcome)),
  fc
    .record({ place, how: fc.constantFrom('count' as const, 'take back' as const) })
    .map((one) => (world: World) => world.decide(one.place, one.how)),
  fc.constant((world: World) => world.cancel()),
);

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

async function check(world: World) {
  const { order, refunds, came, uncounted } = await world.look();
  const sent = sum(refunds.filter(({ status }) => status === 'succeeded').map((refund) => refund.amount));
  // What came is kept, owed, gone back, or waits in the inbox.
  expect(order.paidAmount + uncounted).toBe(came);
  expect(keptOf(order) + order.refundDue + order.refundedAmount).toBe(order.paidAmount);
  expect(order.refundedAmount).toBe(sent);
  expect(keptOf(order)).toBeGreaterThanOrEqual(0);
  expect(sent).toBeLessThanOrEqual(order.paidAmount);
  // Each refund has exactly its part, as long as it may still be sent.
  for (const { id, status, amount: part } of refunds) {
    const lines = order.paybacks.filter(({ refundId }) => refundId === id);
    expect(sum(lines.map((line) => line.amount))).toBe(status === 'rejected' ? 0 : part);
    expect(lines.every(({ paidAt }) => (paidAt !== null) === (status === 'succeeded'))).toBe(true);
  }
  const open = order.paybacks.filter(({ paidAt }) => paidAt === null).map((line) => line.amount);
  expect(sum(open)).toBe(order.refundDue);
  // Much money has two people, and nobody says yes to their own.
  for (const { needsSecond, requestedBy, decidedBy, status, amount: part } of refunds) {
    if (part > secondPersonAbove) expect(needsSecond).toBe(true);
    const isAgreed = ['approved', 'processing', 'succeeded', 'failed'].includes(status);
    if (needsSecond && isAgreed) expect(decidedBy).not.toBeNull();
    if (needsSecond && isAgreed) expect(decidedBy).not.toBe(requestedBy);
  }
}

it('money that came is kept, owed or gone back, whoever presses what at the same moment', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(doing, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 14 }),
      async (rounds) => {
        const world = await moneyWorld();
        await world.transfer(price + 50_000, true);
        for (const round of rounds) {
          // Every button twice at once.
          await Promise.all(round.flatMap((act) => [act, act]).map((act) => unlessRefused(act(world))));
          await check(world);
        }
      },
    ),
    { numRuns: 60 },
  );
});
