import { newId } from '#shared/values/ids.ts';
import { noticeRecord } from '#functions/domain/payments/records/payment-notice.ts';
import {
  keepComparison,
  keepFound,
  readDifferences,
} from '#functions/domain/reconciliation/comparison-record.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { contextOf } from '#tests/support/context.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const asAdmin = ({ people }: Scene) => ({ token: people.admin.accessToken });

const attempt = async (scene: Scene) => {
  const { payment } = await scene.aPayment();
  return { ...asAdmin(scene), params: { id: payment.id } };
};

/** Money that names nobody, and waits for a decision. */
async function aNotice(scene: Scene) {
  const key = newId();
  const at = new Date().toISOString();
  const transfer = { id: key, accountNumber: '970436', transferType: 'in', transferAmount: 64_000 };
  const id = `bank:${key}`;
  const verdict = {
    outcome: 'unknown',
    amount: 64_000,
    surplus: 0,
    missing: 0,
    orderId: null,
    paymentId: null,
    at,
  };
  await scene.world.write([
    noticeRecord.item({
      id,
      provider: 'bank',
      raw: JSON.stringify({ ...transfer, content: 'chuyen tien' }),
      receivedAt: at,
      group: id,
      verdict: { ...verdict, outcome: 'unknown' },
      decision: null,
      version: 2,
    }),
  ]);
  return { ...asAdmin(scene), params: { id } };
}

const draft = {
  kind: 'goodwill',
  amount: 20_000,
  reason: 'Xin lỗi giao trễ',
  way: 'bank',
  account: aBankAccount,
} as const;

async function aRefund(scene: Scene, begun = false) {
  const { id: orderId } = await scene.anOrder();
  const context = contextOf(scene.world.table);
  const { id } = await createRefund(context, { ...draft, orderId, userId: scene.people.other.id });
  if (begun) await processRefund(context, { id, userId: scene.people.other.id });
  return { ...asAdmin(scene), params: { id } };
}

/** Asked for by somebody else, and more than one person may approve alone. */
async function aLargeRefund(scene: Scene) {
  const { id: orderId } = await scene.anOrder({ total: 9_000_000, paidAmount: 9_000_000 });
  const asked = { ...draft, amount: 3_000_000, orderId, userId: scene.people.other.id };
  const { id } = await createRefund(contextOf(scene.world.table), asked);
  return { ...asAdmin(scene), params: { id } };
}

const period = { from: '2026-01-01', to: '2026-12-31' };
const figures = (scene: Scene) => ({ ...asAdmin(scene), query: period });

export const moneySamples: Samples = {
  'payments/cancel-staff-payment': attempt,
  'payments/get-staff-payment': attempt,
  'payments/renew-staff-payment': async (scene) => ({
    ...(await attempt(scene)),
    body: { clientRequestId: newId() },
  }),
  'payments/search-payments': (scene) => ({
    ...asAdmin(scene),
    query: { search: 'TT', status: 'pending', start: '2026-01-01', end: '2026-12-31' },
  }),
  'payments/verify-staff-payment': async (scene) => {
    const { payment } = await scene.aPayment('wallet');
    return { ...asAdmin(scene), params: { id: payment.id } };
  },
  'payments/decide-notice': async (scene) => ({
    ...(await aNotice(scene)),
    body: { kind: 'ignore', reason: 'Tiền nội bộ', version: 2 },
  }),
  'payments/get-notice': aNotice,
  'payments/replay-notice': aNotice,
  'payments/search-notices': (scene) => ({
    ...asAdmin(scene),
    query: { state: 'open', mismatch: 'unknown' },
  }),
  'payments/take-back-decision': async (scene) => {
    const { params, token } = await aNotice(scene);
    const notice = await noticeRecord.find(scene.world.table, { id: params.id });
    if (!notice) throw new Error('The notice is gone');
    const at = new Date().toISOString();
    const decision = {
      kind: 'ignore',
      reason: 'Nhầm',
      orderId: null,
      refundId: null,
      by: 'lan',
      at,
      failedAt: null,
    } as const;
    await scene.world.write([noticeRecord.item({ ...notice, decision, version: 3 })]);
    return { token, params, body: { version: 3 } };
  },
  'reconciliation/list-reconciled-days': (scene) => asAdmin(scene),
  'reconciliation/get-reconciled-day': (scene) => ({ ...asAdmin(scene), params: { day: '2026-01-05' } }),
  'reconciliation/reconcile-day': (scene) => ({
    ...asAdmin(scene),
    params: { day: '2026-01-05' },
    body: { provider: 'bank' },
  }),
  'reconciliation/explain-difference': async (scene) => {
    const [provider, day] = ['bank', '2026-01-06'] as const;
    const found = { kind: 'not-listed', theirs: null, ours: 64_000, reference: newId(), words: '' } as const;
    const of = { noticeId: null, paymentId: null, refundId: null };
    await keepFound(scene.world, { provider, day, run: 'mau' }, [{ ...found, ...of }]);
    const [difference] = await readDifferences(scene.world, { provider, day });
    await keepComparison(scene.world, {
      provider,
      day,
      status: 'done',
      listed: { count: 0, amount: 0 },
      recovered: 0,
      differences: 1,
      unexplained: 1,
      error: null,
      startedAt: new Date().toISOString(),
      endedAt: new Date().toISOString(),
      run: 'mau',
      place: null,
      heldUntil: 0,
    });
    return {
      ...asAdmin(scene),
      params: { day, provider, difference: difference?.id ?? '' },
      body: { reason: 'Đã kiểm tra' },
    };
  },
  'payments/import-statement': (scene) => ({
    ...asAdmin(scene),
    body: {
      bank: 'mb',
      text: 'Ngày giao dịch,Phát sinh có,Nội dung,Số bút toán\n23/11/2026,64000,ck,FT1',
      trial: true,
    },
  }),
  'refunds/approve-refund': async (scene) => ({ ...(await aLargeRefund(scene)), body: { approved: true } }),
  'refunds/clean-up-attempts': (scene) => ({ ...asAdmin(scene), body: { days: 90 } }),
  'refunds/create-refund': async (scene) => ({
    ...asAdmin(scene),
    body: { ...draft, orderId: (await scene.anOrder()).id },
  }),
  'refunds/get-attempt-figures': figures,
  'refunds/get-refund': (scene) => aRefund(scene),
  'refunds/get-refund-dashboard': figures,
  'refunds/get-refund-metrics': figures,
  'refunds/get-refund-overview': figures,
  'refunds/get-refund-status-summary': figures,
  'refunds/get-refund-trends': (scene) => ({ ...asAdmin(scene), query: { ...period, interval: 'month' } }),
  'refunds/list-failed-attempts': asAdmin,
  'refunds/list-owed-orders': (scene) => ({ ...asAdmin(scene), query: { take: '5' } }),
  'refunds/list-refund-attempts': (scene) => aRefund(scene, true),
  'refunds/list-refund-logs': (scene) => aRefund(scene),
  'refunds/process-refund': async (scene) => ({ ...(await aRefund(scene)), body: {} }),
  'refunds/search-refunds': (scene) => ({
    ...asAdmin(scene),
    query: { status: 'approved', kind: 'goodwill' },
  }),
  'refunds/settle-refund': async (scene) => ({
    ...(await aRefund(scene, true)),
    body: { outcome: 'sent', reference: 'FT1' },
  }),
};
