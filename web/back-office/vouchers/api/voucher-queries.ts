import { queryOptions } from '@tanstack/react-query';
import { getCampaign } from '#shared/vouchers/campaigns.contract.ts';
import { previewVoucher } from '#shared/vouchers/preview-voucher.contract.ts';
import { getVoucher } from '#shared/vouchers/staff-vouchers.contract.ts';
import type { NewVoucherBoxes } from '#shared/vouchers/voucher-draft.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const voucherQuery = (id: string) => apiQuery(getVoucher, { params: { id } });
export const campaignQuery = (id: string) => apiQuery(getCampaign, { params: { id } });

type SampleLine = { productId: string; variantId: string | null; quantity: number };

type Sample = {
  voucher: NewVoucherBoxes;
  lines: readonly SampleLine[];
  province: string | null;
  at: string;
};

/** Effect of a voucher on a sample cart, computed by the checkout. */
export const previewQuery = ({ lines, ...sample }: Sample) =>
  queryOptions({
    queryKey: [...roots.vouchers, 'preview', sample, lines],
    queryFn: ({ signal }) => call(previewVoucher, { body: { ...sample, lines: [...lines] }, signal }),
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
  });
