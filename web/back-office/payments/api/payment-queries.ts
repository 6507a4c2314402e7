import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/route.ts';
import {
  decideNotice,
  getNotice,
  replayNotice,
  type StaffNotice,
  takeBackDecision,
} from '#shared/payments/notices.contract.ts';
import {
  cancelStaffPayment,
  getStaffPayment,
  renewStaffPayment,
  type StaffPayment,
  verifyStaffPayment,
} from '#shared/payments/staff-payments.contract.ts';
import { takeMoney } from '#shared/orders/staff-orders.contract.ts';
import { newId } from '#shared/values/ids.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useMoneyChanged } from '../../use-money-changed.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const paymentQuery = (id: string) => apiQuery(getStaffPayment, { params: { id } });
export const noticeQuery = (id: string) => apiQuery(getNotice, { params: { id } });

/** Actions on a payment. Repeated presses for a new code share one idempotency key. */
export function usePaymentActs({ payment, may }: StaffPayment) {
  const changed = useMoneyChanged();
  const params = { id: payment.id };
  const request = useRequestKey(true);
  const act =
    <T>(send: () => Promise<T>) =>
    async () => {
      try {
        return await send();
      } finally {
        await changed();
      }
    };
  return {
    verify: act(() => call(verifyStaffPayment, { params })),
    cancel: act(() => call(cancelStaffPayment, { params })),
    renew: act(async () => {
      const clientRequestId = request.keyFor({ renew: payment.id });
      const renewed = await call(renewStaffPayment, { params, body: { clientRequestId } });
      request.settle();
      return renewed;
    }),
    take: act(() => call(takeMoney, { params: { id: payment.orderId }, body: { amount: may.take ?? 0 } })),
  };
}

type Decision =
  BodyOf<typeof decideNotice> extends infer D
    ? D extends { kind: string }
      ? Omit<D, 'version' | 'clientRequestId'>
      : never
    : never;

/** Sends a decision on a received amount with the version that was read. Pressed twice, it is one decision. */
export function useDecision({ id, version }: Pick<StaffNotice, 'id' | 'version'>) {
  const client = useQueryClient();
  const changed = useMoneyChanged();
  const request = useRequestKey(false);
  return useMutation<StaffNotice, ApiError, Decision>({
    mutationFn: (decision) => {
      const clientRequestId = request.keyFor({ decision, version });
      return call(decideNotice, { params: { id }, body: { ...decision, version, clientRequestId } });
    },
    onSuccess: (after) => client.setQueryData(noticeQuery(id).queryKey, after),
    // The refetch is not awaited: a slow list would hold back the toast that says the money is booked.
    onSettled: () => void changed(),
  });
}

export function useTakeBack({ id, version }: Pick<StaffNotice, 'id' | 'version'>) {
  const changed = useMoneyChanged();
  return useMutation<StaffNotice, ApiError, void>({
    mutationFn: () => call(takeBackDecision, { params: { id }, body: { version, clientRequestId: newId() } }),
    onSettled: changed,
  });
}

export function useReplay({ id }: Pick<StaffNotice, 'id'>) {
  const changed = useMoneyChanged();
  return useMutation<StaffNotice, ApiError, void>({
    mutationFn: () => call(replayNotice, { params: { id } }),
    onSettled: changed,
  });
}
