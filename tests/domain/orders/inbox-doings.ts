import { refundKinds, type RefundKind } from '#shared/refunds/refund-choices.ts';
import { moneyHeld } from '#functions/domain/orders/order-money.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { noticeRecord, type StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { takeBackDecision } from '#functions/domain/payments/staff/take-back-decision.ts';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { closeReturn } from '#functions/domain/refunds/close-return.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { owedParts, refundWaysOf } from '#functions/domain/refunds/refund-source.ts';
import { requireRefund } from '#functions/domain/refunds/read-refund.ts';
import { settleTransfer } from '#functions/domain/refunds/settle-transfer.ts';
import { contextOf } from '#tests/support/context.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import { config, pressed, stubSettings, type Surroundings } from './doing-surroundings.ts';

/** Two who keep the shop's money: neither says yes to what they asked for themselves. */
export const keepers = ['an', 'binh'] as const;
export type Keeper = (typeof keepers)[number];

/** Money that named nobody or several, what people decide of it, and refunds step by step by two of them. */
export function inboxDoings({ table, ledger, idAt }: Surroundings) {
  const context = contextOf(table);
  const notices: string[] = [];
  const refunds: string[] = [];
  let strays = 0;
  stubSettings();
  const at = <T>(all: readonly T[], nth: number): T | undefined => all[nth % Math.max(1, all.length)];
  const add = (orderId: string, amount: number) =>
    ledger.banked.set(orderId, (ledger.banked.get(orderId) ?? 0) + amount);

  /** Without a code, or with those of two orders; its bank may tell of it twice at the same moment. */
  async function stray(amount: number, places: readonly number[]) {
    const key = `la-${(strays += 1)}`;
    const codes = await Promise.all(
      places.map(async (place) => {
        const id = idAt(place);
        const payments = id ? await listPayments(context, id) : [];
        return payments[0]?.code ?? '';
      }),
    );
    const raw = JSON.stringify({
      id: key,
      accountNumber: config.bank.account,
      transferType: 'in',
      transferAmount: amount,
      content: codes.join(' ') || 'chuyen tien',
      referenceCode: `FT-${key}`,
    });
    const { id } = await keepNotice(context, { provider: 'bank', key, raw, orderId: undefined });
    notices.push(id);
    ledger.came += amount;
    const [verdict] = await Promise.all([applyNotice(context, id), applyNotice(context, id)]);
    if (verdict?.orderId) add(verdict.orderId, amount);
  }

  const read = async (nth: number): Promise<StoredNotice | undefined> => {
    const id = at(notices, nth);
    return id ? noticeRecord.find(table, { id }) : undefined;
  };

  /** A decision, pressed once or twice by the same person. */
  async function decide(nth: number, place: number, kind: 'count' | 'ignore', presses: number) {
    const [notice, order] = [await read(nth), idAt(place)];
    if (!notice || !order) return;
    const press = {
      id: notice.id,
      version: notice.version,
      userId: 'an',
      reason: 'Khách báo đã chuyển',
      clientRequestId: crypto.randomUUID(),
    };
    const asked = kind === 'count' ? ({ ...press, kind, order } as const) : ({ ...press, kind } as const);
    await pressed(presses, () => decideNotice(context, asked));
    if (kind === 'count') add(order, notice.verdict?.amount ?? 0);
  }

  async function undecide(nth: number) {
    const notice = await read(nth);
    if (!notice) return;
    const { id, version, verdict, decision } = notice;
    await takeBackDecision(context, { id, version, userId: 'an' });
    // That it was left be is no longer so; where it was counted, it still is.
    if (verdict?.orderId && decision?.kind !== 'ignore') add(verdict.orderId, -verdict.amount);
  }

  /** Whoever paid at a provider gets it back there, or on an account. */
  async function askRefund(place: number, kind: RefundKind, share: number, by: Keeper, isThere: boolean) {
    const id = idAt(place);
    const order = id ? await findOrder(context, id) : undefined;
    if (!order) return;
    const ways = refundWaysOf(await listPayments(context, order.id));
    const way = (isThere ? ways[0] : undefined) ?? 'bank';
    const back = order.paybacks.find(({ returnId }) => returnId !== null)?.returnId;
    const most = kind === 'goodwill' ? moneyHeld(order) : order.refundDue;
    const { id: refundId } = await createRefund(context, {
      userId: by,
      kind,
      amount: Math.max(1, Math.round(most * share)),
      reason: 'Hoàn cho khách',
      way,
      orderId: order.id,
      ...(kind === 'return' && back && { returnOrderId: back }),
      account: way === 'bank' ? aBankAccount : null,
    });
    refunds.push(refundId);
  }

  /** Some of what an order owes, or all of it, goes back where it came from, or to an account. */
  async function askOwed(place: number, share: number, by: Keeper, isThere: boolean) {
    const id = idAt(place);
    const order = id ? await findOrder(context, id) : undefined;
    const part = order && owedParts(order).at(-1);
    if (!order || !part) return;
    const ways = refundWaysOf(await listPayments(context, order.id));
    const way = (isThere ? ways[0] : undefined) ?? 'bank';
    const { id: refundId } = await createRefund(context, {
      userId: by,
      kind: part.kind,
      amount: Math.max(1, Math.round(part.amount * share)),
      reason: 'Hoàn cho khách',
      way,
      orderId: order.id,
      returnOrderId: part.returnId,
      account: way === 'bank' ? aBankAccount : null,
    });
    refunds.push(refundId);
  }

  /** What reached no order goes back whole, or is tried to. */
  async function refundStray(nth: number, by: Keeper) {
    const notice = await read(nth);
    if (!notice) return;
    const { id } = await createRefund(context, {
      userId: by,
      kind: 'overpayment',
      amount: notice.verdict?.amount ?? 1,
      reason: 'Không rõ của ai',
      way: 'bank',
      noticeId: notice.id,
      account: aBankAccount,
    });
    refunds.push(id);
  }

  /** Whoever made the transfer says so; said twice it is one. */
  async function settleRefund(nth: number, outcome: 'sent' | 'failed', presses: number) {
    const id = at(refunds, nth);
    if (!id) return;
    const said = outcome === 'sent' ? { reference: 'FT1' } : { error: 'Sai tài khoản' };
    await pressed(presses, () => settleTransfer(context, { id, userId: 'an', outcome, ...said }));
    const { orderId, amount } = await requireRefund(context, id);
    if (outcome === 'sent') ledger.sentBack.set(id, { orderId, amount });
    await pressed(presses, () => closeReturn(context, id));
  }

  return {
    stray,
    decide,
    undecide,
    askRefund,
    askOwed,
    refundStray,
    settleRefund,
    approveRefund: async (nth: number, by: Keeper, approved: boolean) => {
      const id = at(refunds, nth);
      if (id) await approveRefund(context, { id, userId: by, approved, reason: 'Đã xem' });
    },
    processRefund: async (nth: number, presses: number) => {
      const id = at(refunds, nth);
      if (!id) return;
      await pressed(presses, () => processRefund(context, { id, userId: 'an' }));
      await closeReturn(context, id);
    },
  };
}

export { refundKinds };
