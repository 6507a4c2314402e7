import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/route.ts';
import {
  approveRefund,
  createRefund,
  getRefund,
  listOwedOrders,
  processRefund,
  settleRefund,
} from '#shared/refunds/refunds.contract.ts';
import { cleanUpAttempts, getRefundStatusSummary } from '#shared/refunds/refund-logs.contract.ts';
import type { RefundDraft, StaffRefund } from '#shared/refunds/refund.ts';
import { searchTills } from '#shared/tills/tills.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useMoneyChanged } from './money-queries.ts';

export const refundQuery = (id: string) => apiQuery(getRefund, { params: { id } });
export const owedQuery = apiQuery(listOwedOrders, { query: { take: '20' } });

/** Cash is given back out of one of the shop's open tills. */
export const openTillsQuery = apiQuery(searchTills, { query: { status: 'open', limit: 100 } });

/** How many stand where, of all there are. */
export const refundQueuesQuery = apiQuery(getRefundStatusSummary, { query: {} });

export const owedByQuery = (order: string) => apiQuery(listOwedOrders, { query: { order } });

/** What one order owes, by its code or its id. */
export const findOwed = async (order: string) => {
  const { data } = await call(listOwedOrders, { query: { order } });
  return data[0];
};

export const askForRefund = (body: RefundDraft, clientRequestId: string) =>
  call(createRefund, { body: { ...body, clientRequestId } });

/** How many tries older than so many days there are; the count of a first handful, where there are more. */
export const countOldTries = (days: number) => call(cleanUpAttempts, { body: { days, trial: true } });

/** Takes them away, call after call, until none is left; answers how many that were. */
export async function cleanUpTries(days: number): Promise<number> {
  let gone = 0;
  for (;;) {
    const { deleted, more } = await call(cleanUpAttempts, { body: { days } });
    gone += deleted;
    if (!more) return gone;
  }
}

type Settled = BodyOf<typeof settleRefund>;

/** What may be done with a refund; whatever came of it, what is shown is asked for anew. */
export function useRefundActs(id: string) {
  const changed = useMoneyChanged();
  const params = { id };
  const options = { onSettled: changed };
  return {
    decide: useMutation<StaffRefund, ApiError, { approved: boolean; reason: string }>({
      mutationFn: (body) => call(approveRefund, { params, body }),
      ...options,
    }),
    process: useMutation<StaffRefund, ApiError, { tillId?: string }>({
      mutationFn: (body) => call(processRefund, { params, body }),
      ...options,
    }),
    settle: useMutation<StaffRefund, ApiError, Settled>({
      mutationFn: (body) => call(settleRefund, { params, body }),
      ...options,
    }),
  };
}
