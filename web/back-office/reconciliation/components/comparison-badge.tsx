import { useTranslation } from 'react-i18next';
import type { Comparison } from '#shared/reconciliation/reconciliation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Result of comparing a day's payments with one provider's list. */
export function ComparisonBadge({ comparison }: { comparison: Comparison | undefined }) {
  const { t } = useTranslation('money');
  if (!comparison) return <Badge>{t('comparison.none')}</Badge>;
  const { status, unexplained } = comparison;
  if (status === 'failed') return <Badge tone="danger">{t('comparison.failed')}</Badge>;
  if (status === 'running') return <Badge tone="sky">{t('comparison.running')}</Badge>;
  if (unexplained > 0)
    return <Badge tone="gold">{t('comparison.unexplained', { count: unexplained })}</Badge>;
  return <Badge tone="jade">{t('comparison.agrees')}</Badge>;
}
