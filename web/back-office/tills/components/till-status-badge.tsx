import { useTranslation } from 'react-i18next';
import type { Till } from '#shared/tills/till.ts';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Tells whether a till is still open since an earlier day, i.e. was not counted that evening. */
export const isLate = ({ status, openedAt }: Pick<Till, 'status' | 'openedAt'>): boolean =>
  status === 'open' && todayInVietnam(Date.parse(openedAt)) < todayInVietnam();

export function TillStatusBadge({ till }: { till: Pick<Till, 'status' | 'openedAt'> }) {
  const { t } = useTranslation('till');
  if (isLate(till)) return <Badge tone="danger">{t('status.late')}</Badge>;
  return <Badge tone={till.status === 'open' ? 'sky' : 'neutral'}>{t(`status.${till.status}`)}</Badge>;
}
