import { useTranslation } from 'react-i18next';
import type { TransferStatus } from '#shared/inventory/transfer-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<TransferStatus, BadgeTone> = {
  requested: 'gold',
  sent: 'sky',
  received: 'jade',
  cancelled: 'neutral',
};

/** Shows a badge with the status of a transfer; one that arrived only in part says so. */
export function TransferStatusBadge({ transfer }: { transfer: { status: TransferStatus; short: number } }) {
  const { t } = useTranslation('transfers');
  const { status, short } = transfer;
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {short > 0 && <Badge tone="danger">{t('shortOf', { count: short })}</Badge>}
    </span>
  );
}
