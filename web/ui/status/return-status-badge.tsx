import { useTranslation } from 'react-i18next';
import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<ReturnStatus, BadgeTone> = {
  requested: 'gold',
  approved: 'sky',
  rejected: 'danger',
  returning: 'sky',
  received: 'sky',
  inspected: 'sky',
  refunded: 'jade',
  exchanged: 'jade',
  closed: 'neutral',
  cancelled: 'neutral',
};

export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('returns');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
