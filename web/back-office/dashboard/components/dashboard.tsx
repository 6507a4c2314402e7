import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getDashboard } from '#shared/overview/dashboard.contract.ts';
import type { WaitingList } from '#shared/overview/waiting.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { StatLink } from '#web/ui/data/stat-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { pageOpenTo } from '../../pages.ts';
import { dashboardQuery } from '../api/dashboard-query.ts';
import { LatestCard } from './latest-card.tsx';

type Dashboard = ReplyOf<typeof getDashboard>;
type Todo = {
  name: WaitingList | 'out' | 'low';
  to: `/admin/${string}`;
  search?: Record<string, string | boolean>;
  count: number | undefined;
};

const products = '/admin/e-commerce/products';

/** What waits for somebody, each where it is done. */
const todosOf = ({ waiting, stock }: Dashboard): Todo[] => [
  { name: 'packing', to: '/admin/e-commerce/packing', count: waiting.packing },
  { name: 'money', to: '/admin/payments/inbox', count: waiting.money },
  {
    name: 'refunds',
    to: '/admin/e-commerce/returns/refunds',
    search: { status: 'pending' },
    count: waiting.refunds,
  },
  {
    name: 'returns',
    to: '/admin/e-commerce/returns/requests',
    search: { status: 'requested' },
    count: waiting.returns,
  },
  { name: 'invoices', to: '/admin/reports/invoices', count: waiting.invoices },
  { name: 'approvals', to: '/admin/users/approval', count: waiting.approvals },
  { name: 'privacy', to: '/admin/users/requests', count: waiting.privacy },
  {
    name: 'messages',
    to: '/admin/messages',
    search: { state: 'open' },
    count: waiting.messages,
  },
  { name: 'out', to: products, search: { stockStatus: 'out_of_stock', isActive: true }, count: stock.out },
  { name: 'low', to: products, search: { stockStatus: 'low_stock', isActive: true }, count: stock.low },
];

/** Where staff begin their day: today so far, what waits for them, and what happened last. */
export function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  if (error && !data)
    return (
      <ErrorState size="sm" message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <section aria-label={t('today')} className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Today data={data} />
        {data ? (
          <Todos data={data} />
        ) : (
          <StatLink to="/admin" go={t('view')} label={t('todo')} value="" loading />
        )}
      </section>
      <LatestCard latest={data?.latest} />
    </>
  );
}

function Today({ data }: { data: Dashboard | undefined }) {
  const { t } = useTranslation('dashboard');
  const { number, vnd } = useFormat();
  const orders = { createdFrom: data?.day ?? '', createdTo: data?.day ?? '' };
  return (
    <>
      {data?.revenue && (
        <StatLink
          to="/admin/e-commerce/reports"
          search={{ start: data.day, end: data.day }}
          go={t('yesterday', { figure: vnd(data.revenue.before) })}
          label={t('revenue')}
          value={vnd(data.revenue.now)}
        />
      )}
      <StatLink
        to="/admin/e-commerce/orders"
        search={orders}
        go={t('yesterday', { figure: number(data?.orders.before ?? 0) })}
        label={t('orders')}
        value={data ? number(data.orders.now) : ''}
        loading={!data}
      />
    </>
  );
}

function Todos({ data }: { data: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const { number } = useFormat();
  // What nobody may open here, or has no page yet, is not there to do.
  const open = todosOf(data).flatMap((todo) => {
    const page = pageOpenTo(user?.role, todo.to);
    return page && todo.count !== undefined ? [{ ...todo, page, count: todo.count }] : [];
  });
  return open.map(({ name, page, search = {}, count }) => (
    <StatLink
      key={name}
      to={page.to}
      // The page reads of it what makes sense to it.
      search={search as never}
      go={t('view')}
      label={t(`waiting.${name}`)}
      value={number(count)}
    />
  ));
}
