import { useTranslation } from 'react-i18next';
import type { Mismatch, NoticeState } from '#shared/payments/notice-choices.ts';
import type { NoticeRow } from '#shared/payments/notices.contract.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const stateTones: Record<NoticeState, BadgeTone> = {
  new: 'neutral',
  open: 'gold',
  decided: 'jade',
  clear: 'neutral',
};

const mismatchTones: Record<Mismatch, BadgeTone> = {
  unknown: 'danger',
  ambiguous: 'danger',
  short: 'gold',
  over: 'sky',
  double: 'sky',
  late: 'gold',
  differs: 'danger',
  held: 'danger',
  'taken-off': 'gold',
};

export function NoticeStateBadge({ state }: Pick<NoticeRow, 'state'>) {
  const { t } = useTranslation('money');
  return <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>;
}

/** Badge that says why a notice did not match, or its outcome if it did. */
export function MismatchBadge({ mismatch, outcome }: Pick<NoticeRow, 'mismatch' | 'outcome'>) {
  const { t } = useTranslation('money');
  if (mismatch) return <Badge tone={mismatchTones[mismatch]}>{t(`mismatch.${mismatch}`)}</Badge>;
  return outcome ? <Badge tone="neutral">{t(`outcome.${outcome}`)}</Badge> : null;
}
