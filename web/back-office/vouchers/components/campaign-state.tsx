import { useTranslation } from 'react-i18next';
import type { Campaign } from '#shared/vouchers/campaigns.contract.ts';
import { voucherState } from '#shared/vouchers/voucher-choices.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<string, BadgeTone> = { running: 'jade', coming: 'sky', paused: 'gold', over: 'neutral' };

export const campaignStateOf = (campaign: Campaign) =>
  voucherState({ ...campaign, isUsedUp: false }, new Date().toISOString());

export function CampaignStateBadge({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('promotions');
  const state = campaignStateOf(campaign);
  return <Badge tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>;
}
