import clsx from 'clsx';
import { PackageCheck, PackageX, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { CommerceOverview } from '../api/overview-query.ts';
import { CountedLink } from './counted-link.tsx';

type Todo = {
  name: 'packing' | 'returns' | 'low' | 'out';
  count: number | undefined;
  late?: number | undefined;
  Icon: LucideIcon;
  page: `/admin/${string}`;
  search: Record<string, string | boolean>;
};

const orders = '/admin/e-commerce/orders';
const products = '/admin/e-commerce/products';

const todosOf = (overview: CommerceOverview | undefined): Todo[] => [
  {
    name: 'packing',
    count: overview?.packing.count,
    late: overview?.packing.late,
    Icon: PackageCheck,
    page: orders,
    search: { status: 'confirmed' },
  },
  {
    name: 'returns',
    count: overview?.returns.count,
    late: overview?.returns.late,
    Icon: Undo2,
    page: '/admin/e-commerce/returns',
    search: { status: 'requested' },
  },
  {
    name: 'out',
    count: overview?.stock.out,
    Icon: PackageX,
    page: products,
    search: { stockStatus: 'out_of_stock', isActive: true },
  },
  {
    name: 'low',
    count: overview?.stock.low,
    Icon: TriangleAlert,
    page: products,
    search: { stockStatus: 'low_stock', isActive: true },
  },
];

/** Waiting tasks, each with a link to its list. The first late one is highlighted. */
export function TodoStrip({ overview }: { overview: CommerceOverview | undefined }) {
  const { t } = useTranslation('overview');
  const todos = todosOf(overview);
  const urgent = todos.find(({ late }) => late);
  return (
    <ul
      aria-label={t('todo.title')}
      className="mb-3 grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface max-lg:[&>li:nth-child(even)]:border-l max-lg:[&>li:nth-child(n+3)]:border-t lg:grid-cols-4 lg:divide-x lg:divide-line"
    >
      {todos.map((todo) => (
        <TodoCell key={todo.name} todo={todo} isUrgent={todo === urgent} />
      ))}
    </ul>
  );
}

function TodoCell({ todo, isUrgent }: { todo: Todo; isUrgent: boolean }) {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const { name, count, late = 0, Icon, page, search } = todo;
  return (
    <li
      className={clsx(
        'relative border-line p-4 transition-colors',
        isUrgent ? 'bg-brand text-on-brand' : 'has-[a:hover]:bg-hover',
      )}
    >
      <Icon aria-hidden className={clsx('absolute top-4 right-4 size-4.5', !isUrgent && 'text-ink-3')} />
      {count === undefined ? (
        <Skeleton className="h-8 w-12" />
      ) : (
        <p className="text-2xl/8 font-bold">{number(count)}</p>
      )}
      <p className="mt-0.5 text-sm font-medium">
        <CountedLink page={page} search={search}>
          {t(`todo.${name}`)}
        </CountedLink>
      </p>
      {late > 0 && (
        <p className={clsx('text-xs font-semibold', !isUrgent && 'text-gold')}>
          {t('todo.late', { count: late })}
        </p>
      )}
    </li>
  );
}
