import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { can, type Role } from '#shared/contract/access.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { DateRange } from '#web/ui/fields/date-range.ts';
import { overviewQuery } from '../api/overview-query.ts';
import { CategoryMargins } from './category-margins.tsx';
import { SlowProducts, TopProducts } from './goods-cards.tsx';
import { RevenueChart, SalesKpis } from './sales-figures.tsx';
import { StatusCard } from './status-card.tsx';
import { TodoStrip } from './todo-strip.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session/use-session.ts';
import { pagesFor } from '../../staff-pages.ts';

type Props = {
  role: Role;
  period: DateRange;
  /** Cards of another area, passed in by the route. */
  beside: ReactNode;
};

/** Overview of the shop: waiting tasks, sales of the period, and products that need attention. */
export function CommerceOverviewPage({ role, period, beside }: Props) {
  const { data: overview, error, isFetching, refetch } = useQuery(overviewQuery(period));
  const seesMoney = can(role, 'reports.read');
  if (error && !overview)
    return <ErrorState message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <TodoStrip overview={overview} />
      <SalesKpis overview={overview} seesMoney={seesMoney} />
      <div className="mb-3 grid grid-cols-1 gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {seesMoney && <RevenueChart overview={overview} />}
        <StatusCard overview={overview} />
      </div>
      {seesMoney && <CategoryMargins />}
      <div className="mb-5 grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
        <TopProducts overview={overview} />
        <SlowProducts overview={overview} />
        {beside}
      </div>
      <QuickLinks />
    </>
  );
}

/** Links to the other pages of the group. */
function QuickLinks() {
  const { t } = useTranslation(['backOffice', 'overview']);
  const { user } = useSession();
  const pages = pagesFor(user?.role).filter(({ group, name }) => group === 'goods' && name !== 'commerce');
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('overview:links')}>
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-10.5 items-center gap-2.5 rounded-md border border-line bg-surface px-3.5 text-sm font-medium transition-colors hover:border-line-strong hover:bg-hover [&>svg]:size-4.5 [&>svg]:text-ink-3"
            >
              <Icon aria-hidden />
              {t(`page.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
