import { Campaign } from '#shared/vouchers/campaigns.contract.ts';
import { asIs, counted } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { voucherKeys } from './voucher-keys.ts';

export const campaignRecord = versioned({
  entity: 'campaign',
  schema: Campaign,
  key: ({ id }: { id: string }) => voucherKeys.campaign(id),
  version: 'version',
  stale: 'campaign-moved',
  missing: 'CAMPAIGN_NOT_FOUND',
  indexKeys: ({ id }) => voucherKeys.amongCampaigns(id),
  activity: {
    of: 'campaign',
    told: { name: asIs, validFrom: asIs, validTo: asIs, isPaused: asIs, voucherIds: counted },
  },
});
