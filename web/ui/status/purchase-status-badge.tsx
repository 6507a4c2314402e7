import { useTranslation } from 'react-i18next';
import type { PurchaseStatus } from '#shared/purchasing/purchase-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<PurchaseStatus, BadgeTone> = {
  draft: 'neutral',
  sent: 'sky',
  partly_received: 'gold',
  received: 'jade',
  closed: 'neutral',
  cancelled: 'danger',
};

export function PurchaseStatusBadge({ status }: { status: PurchaseStatus }) {
  const { t } = useTranslation('purchasing');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
