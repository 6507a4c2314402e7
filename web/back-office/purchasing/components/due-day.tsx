import { useTranslation } from 'react-i18next';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Due date, marked if it is past. */
export function DueDay({ day }: { day: string | null }) {
  const { t } = useTranslation('purchasing');
  const { day: shown } = useFormat();
  if (day === null) return <span className="text-ink-3">–</span>;
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      {shown(day)}
      {day < todayInVietnam() && <Badge tone="danger">{t('debts.isOverdue')}</Badge>}
    </span>
  );
}
