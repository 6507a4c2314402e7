import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listUserVouchers } from '#shared/vouchers/member-vouchers.contract.ts';
import type { VoucherStatus } from '#shared/vouchers/voucher.ts';
import { call } from '#web/platform/api/call.ts';
import { voucherKeys } from './voucher-queries.ts';

/** Cache times of the wallet. */
const lasting = { staleTime: 120_000, gcTime: 300_000 };
const maxKnown = 100;
const pageSize = 20;

/** Query of the user's vouchers by campaign, for the buttons on tickets. */
export const walletQuery = queryOptions({
  queryKey: [...voucherKeys.all, 'wallet'],
  queryFn: async ({ signal }) =>
    (await call(listUserVouchers, { query: { limit: String(maxKnown) }, signal })).data,
  ...lasting,
});

/** Returns the query of the wallet by voucher status, page by page. */
export const walletPagesQuery = (status: VoucherStatus) =>
  infiniteQueryOptions({
    queryKey: [...voucherKeys.all, 'wallet', status],
    queryFn: ({ pageParam, signal }) =>
      call(listUserVouchers, {
        query: { status, page: String(pageParam), limit: String(pageSize) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    ...lasting,
  });
