import { useTranslation } from 'react-i18next';
import type { CountStatus } from '#shared/inventory/count-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<CountStatus, BadgeTone> = {
  open: 'gold',
  posting: 'sky',
  posted: 'jade',
  cancelled: 'neutral',
};

export function CountStatusBadge({ status }: { status: CountStatus }) {
  const { t } = useTranslation('counts');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
