import { useTranslation } from 'react-i18next';
import type { InvoiceStatus, SendingState } from '#shared/invoices/invoice-choices.ts';
import { Badge, type BadgeTone } from '../data/badge.tsx';

const tones: Record<InvoiceStatus, BadgeTone> = {
  draft: 'neutral',
  issued: 'jade',
  corrected: 'sky',
  replaced: 'neutral',
  cancelled: 'danger',
};

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

const sendingTones: Record<SendingState, BadgeTone> = {
  none: 'neutral',
  waiting: 'gold',
  accepted: 'jade',
  refused: 'danger',
};

/** Shows a badge with the progress at the tax office; renders nothing for a draft. */
export function SendingBadge({ sending }: { sending: SendingState }) {
  const { t } = useTranslation('invoices');
  if (sending === 'none') return null;
  return <Badge tone={sendingTones[sending]}>{t(`sending.${sending}`)}</Badge>;
}
