import { useTranslation } from 'react-i18next';
import type { StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<StaffPrivacyRow['state'], BadgeTone> = {
  asked: 'sky',
  received: 'gold',
  answered: 'jade',
  refused: 'neutral',
};

export function PrivacyState({ state }: Pick<StaffPrivacyRow, 'state'>) {
  const { t } = useTranslation('people');
  return <Badge tone={tones[state]}>{t(`privacy.states.${state}`)}</Badge>;
}

/** Badge for a request that is overdue or due soon. */
export function DueMark({ state, dueOn, alarmOn, receiptBy }: StaffPrivacyRow) {
  const { t } = useTranslation('people');
  const today = todayInVietnam();
  if (state !== 'asked' && state !== 'received') return null;
  if (today > dueOn) return <Badge tone="danger">{t('privacy.overdue')}</Badge>;
  if (state === 'asked' && today > receiptBy)
    return <Badge tone="danger">{t('privacy.receiptOverdue')}</Badge>;
  return today >= alarmOn ? <Badge tone="gold">{t('privacy.soon')}</Badge> : null;
}
