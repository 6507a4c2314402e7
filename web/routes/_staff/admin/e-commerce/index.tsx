import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StockAlerts } from '#web/back-office/catalogue/components/stock-alerts.tsx';
import { ExpiringCard } from '#web/back-office/inventory/components/lot-figures.tsx';
import { CommerceOverviewPage } from '#web/back-office/overview/components/commerce-overview-page.tsx';
import { overviewSearch, type OverviewSearch } from '#web/back-office/overview/rules/overview-search.ts';
import { staffPage } from '#web/back-office/staff-page.ts';
import { BackOfficePage } from '#web/layouts/back-office/back-office-page.tsx';
import { todayInVietnam } from '#web/platform/format/local-time.ts';
import { DateRangePicker } from '#web/ui/fields/date-range-picker.tsx';
import { staffPresets, staffRange } from '#web/ui/fields/date-range.ts';

export const Route = createFileRoute('/_staff/admin/e-commerce/')({
  ...staffPage<OverviewSearch>('commerce'),
  component: CommerceRoute,
});

function CommerceRoute() {
  const { t } = useTranslation('overview');
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { from, to } = overviewSearch.read(Route.useSearch());
  const period = from && to ? { from, to } : staffRange();
  return (
    <BackOfficePage
      title={t('title')}
      lead={t('lead')}
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
      <CommerceOverviewPage
        role={user.role}
        period={period}
        beside={
          <>
            <StockAlerts />
            <ExpiringCard />
          </>
        }
      />
    </BackOfficePage>
  );
}
