import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Counted minus expected amount of a till; a difference of 0 is shown as good. */
export function TillDifference({ of }: { of: number }) {
  const { t } = useTranslation('till');
  const { vnd } = useFormat();
  if (of === 0) return <Badge tone="jade">{t('difference.none')}</Badge>;
  return (
    <span className={of > 0 ? 'font-semibold text-gold' : 'font-semibold text-danger'}>
      {t(of > 0 ? 'difference.more' : 'difference.less', { amount: vnd(Math.abs(of)) })}
    </span>
  );
}
