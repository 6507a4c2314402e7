import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { decideNotice as contract } from '#shared/payments/notices.contract.ts';
import { orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import { stockTakenMeanwhile } from '#functions/domain/orders/moving/revive-order.ts';
import { statementTied, tieStatement } from '../records/carrier-statement.ts';
import { tillConflict } from '#functions/domain/tills/till-record.ts';
import { voucherSpent } from '#functions/domain/vouchers/spend-vouchers.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import {
  alreadyJudged,
  type NoticeDecision,
  noticeRecord,
  type StoredNotice,
  auditEntryOfOrder,
} from '../records/payment-notice.ts';
import { claimMoney, countedBefore } from '../records/money-claim.ts';
import { type Decision, decideMoney } from '../settling/decide-money.ts';
import { contentOf, mayCount, requireNamedOrder, requireNotice } from './require-notice.ts';
import { isUndecided } from './surplus-notices.ts';

type DecisionInput = BodyOf<typeof contract> & { id: string; userId: string };
type DecisionWrites = {
  change: Partial<StoredNotice>;
  /** Further changes for the decision's audit log entry. */
  also?: readonly ActivityChange[];
  writes: (Decision['writes'][number] | Operation<typeof statementTied>)[];
};

const made = (
  { userId: by, reason }: Pick<DecisionInput, 'userId' | 'reason'>,
  kind: NoticeDecision['kind'],
  at: Date,
): NoticeDecision => ({
  kind,
  reason,
  orderId: null,
  refundId: null,
  by,
  at: at.toISOString(),
  failedAt: null,
});

/** Counts money without a usable code for the order that staff name, by the same rules as money with a code. */
async function count(
  context: Context,
  notice: StoredNotice,
  asked: DecisionInput & { kind: 'count' },
): Promise<DecisionWrites> {
  const content = contentOf(notice);
  if (content.kind !== 'money' || !mayCount(notice, content)) throw new AppError('NOTICE_STATE');
  const named = await requireNamedOrder(context, asked.order);
  const { writes, ...told } = await decideMoney(context, notice, content, [named]);
  const at = context.now();
  const decision = { ...made(asked, 'count', at), orderId: named.order.id };
  const also = [auditEntryOfOrder(null, named.order.code)];
  return { change: { verdict: { ...told, at: at.toISOString() }, decision }, also, writes };
}

/** Ties a carrier's payout to its statement, whose parcels have booked the money already. */
function tie(
  { now }: Context,
  notice: StoredNotice,
  asked: DecisionInput & { kind: 'statement' },
): DecisionWrites {
  const content = contentOf(notice);
  if (content.kind !== 'money' || !mayCount(notice, content)) throw new AppError('NOTICE_STATE');
  const { statement: statementId } = asked;
  return {
    change: { decision: { ...made(asked, 'statement', now()), statementId } },
    writes: [
      ...claimMoney(content, notice.id),
      tieStatement(statementId, { noticeId: notice.id, net: content.amount }),
    ],
  };
}

function ignore({ now }: Context, notice: StoredNotice, asked: DecisionInput): DecisionWrites {
  if (!isUndecided(notice)) throw new AppError('NOTICE_STATE');
  return { change: { decision: made(asked, 'ignore', now()) }, writes: [] };
}

type Press = { id: string; version: number; request: OwnRequest };

/**
 * Decides on a notice: the decision and its effects in one write, based on the version that staff read. A
 * repeated request is one decision; the second of two people gets a stale-state error.
 */
export async function pressNotice<R extends string>(
  context: Context,
  { id, version, request }: Press,
  decide: (
    notice: StoredNotice,
  ) => Promise<Pick<DecisionWrites, 'change' | 'also'> & { writes: readonly Operation<R>[] }>,
  refused: (refusal: Exclude<R, typeof repeated | typeof alreadyJudged>) => typeof again,
): Promise<void> {
  const { table } = context;
  const work = () =>
    retry(async () => {
      const notice = await requireNotice(context, id);
      if (notice.version !== version) throw new AppError('STALE_STATE');
      const { change, also, writes } = await decide(notice);
      const refusal = await table.write<R | typeof repeated | typeof alreadyJudged>([
        ...claimRequest(request, id),
        ...noticeRecord.replace(notice, change, also).writes,
        ...writes,
      ]);
      if (refusal === undefined || refusal === repeated) return { id };
      if (refusal === alreadyJudged) return again;
      return refused(refusal as Exclude<R, typeof repeated | typeof alreadyJudged>);
    });
  await answeredOnce(table, request, { before: () => ({ id }), work });
}

/** Records a person's decision on money that did not match. */
export async function decideNotice(context: Context, asked: DecisionInput): Promise<void> {
  const { id, userId, version, clientRequestId: requestKey, ...said } = asked;
  const request = {
    who: userId,
    what: 'payments/decide-notice',
    requestKey,
    asked: { id, version, ...said },
  };
  await pressNotice(
    context,
    { id, version, request },
    async (notice) => {
      if (asked.kind === 'count') return count(context, notice, asked);
      return asked.kind === 'statement' ? tie(context, notice, asked) : ignore(context, notice, asked);
    },
    (refusal) => {
      if (refusal === countedBefore) throw new AppError('MONEY_COUNTED');
      // The statement was tied to other money, or more of its rows were booked meanwhile.
      if (refusal === statementTied) throw new AppError('STALE_STATE');
      if (refusal === stockTakenMeanwhile || refusal === voucherSpent || refusal === tillConflict)
        return again;
      return orderRefused(refusal);
    },
  );
}
