import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getVoucher, pauseVoucher, type StaffVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

export const voucherQuery = (id: string) => apiQuery(getVoucher, { params: { id } });

/** After a change of vouchers, refetches staff lists, what shoppers see, and the history. */
export function useVouchersChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: roots.vouchers }),
      client.invalidateQueries({ queryKey: roots.activity }),
    ]);
}

/** Pauses or resumes a voucher. */
export function usePause(id: string) {
  const changed = useVouchersChanged();
  return useMutation<StaffVoucher, ApiError, boolean>({
    mutationFn: (isPaused) => call(pauseVoucher, { params: { id }, body: { isPaused } }),
    onSettled: changed,
  });
}
