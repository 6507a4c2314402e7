import { useMutation } from '@tanstack/react-query';
import {
  type CampaignWithVouchers,
  getCampaign,
  pauseCampaign,
} from '#shared/vouchers/campaigns.contract.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useVouchersChanged } from './voucher-queries.ts';

export const campaignQuery = (id: string) => apiQuery(getCampaign, { params: { id } });

/** Pauses or resumes all vouchers of a campaign. */
export function usePauseCampaign(id: string) {
  const changed = useVouchersChanged();
  return useMutation<CampaignWithVouchers, ApiError, boolean>({
    mutationFn: (isPaused) => call(pauseCampaign, { params: { id }, body: { isPaused } }),
    onSettled: changed,
  });
}
