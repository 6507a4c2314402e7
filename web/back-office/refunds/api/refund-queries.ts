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
import { useMoneyChanged } from '../../use-money-changed.ts';

export const refundQuery = (id: string) => apiQuery(getRefund, { params: { id } });
export const owedQuery = apiQuery(listOwedOrders, { query: { take: '20' } });

/** Open tills of the shop, from which cash is refunded. */
export const openTillsQuery = apiQuery(searchTills, { query: { status: 'open', limit: 100 } });

/** Number of refunds in each status, unfiltered. */
export const refundQueuesQuery = apiQuery(getRefundStatusSummary, { query: {} });

export const owedByQuery = (order: string) => apiQuery(listOwedOrders, { query: { order } });

/** Finds what one order owes, by order code or id. */
export const findOwed = async (order: string) => {
  const { data } = await call(listOwedOrders, { query: { order } });
  return data[0];
};

export const askForRefund = (body: RefundDraft, clientRequestId: string) =>
  call(createRefund, { body: { ...body, clientRequestId } });

/**
 * Counts refund attempts older than the given days. If there are more than one batch, it only counts that
 * batch.
 */
export const countOldTries = (days: number) => call(cleanUpAttempts, { body: { days, trial: true } });

/** Deletes old refund attempts in batches until none is left, and returns how many were deleted. */
export async function cleanUpTries(days: number): Promise<number> {
  let gone = 0;
  for (;;) {
    const { deleted, more } = await call(cleanUpAttempts, { body: { days } });
    gone += deleted;
    if (!more) return gone;
  }
}

type Settlement = BodyOf<typeof settleRefund>;

/** Actions on a refund. Each refetches what is shown, whether it succeeded or failed. */
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
    settle: useMutation<StaffRefund, ApiError, Settlement>({
      mutationFn: (body) => call(settleRefund, { params, body }),
      ...options,
    }),
  };
}
