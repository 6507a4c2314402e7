import { useTranslation } from 'react-i18next';
import type { RefundStatus } from '#shared/refunds/refund-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<RefundStatus, BadgeTone> = {
  pending: 'gold',
  approved: 'sky',
  rejected: 'neutral',
  processing: 'sky',
  succeeded: 'jade',
  failed: 'danger',
};

export function RefundStatusBadge({ status }: { status: RefundStatus }) {
  const { t } = useTranslation('money');
  return <Badge tone={tones[status]}>{t(`refundStatus.${status}`)}</Badge>;
}
