import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReturnCharts, ReturnKpis } from '#web/back-office/returns/components/return-figures.tsx';
import { periodSearch, type PeriodSearch } from '#web/back-office/returns/rules/period-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { presetRange, staffPresets } from '#web/ui/fields/date-range.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/returns/analytics')({
  ...staffPage<PeriodSearch>('return-figures'),
  component: FiguresRoute,
});

function FiguresRoute() {
  const { t } = useTranslation('staffReturns');
  const navigate = Route.useNavigate();
  const { from, to } = periodSearch.read(Route.useSearch());
  const period = from && to ? { from, to } : presetRange('last30');
  return (
    <BackOfficePage
      action={
        <DateRangePicker
          label={t('period')}
          presets={staffPresets}
          value={period}
          max={todayInVietnam()}
          onChange={(range) => void navigate({ search: range ?? {}, resetScroll: false })}
        />
      }
    >
      <ReturnKpis period={period} />
      <ReturnCharts period={period} />
    </BackOfficePage>
  );
}
