import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { id } from '#shared/lists/query-parts.ts';
import { searchRefunds, type OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { presetRange } from '#web/ui/fields/date-range.ts';
import { staffList, type StaffListSearch } from '#web/ui/list/staff-list.tsx';
import { RefundStatusBadge } from '#web/ui/status/refund-status-badge.tsx';
import { owedByQuery, refundQueuesQuery } from '../api/refund-queries.ts';
import { OwedOrders } from './owed-orders.tsx';
import { RefundDrawer } from './refund-drawer.tsx';
import { RefundFigures } from './refund-figures.tsx';
import { useState } from 'react';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RefundForm } from './refund-form.tsx';

/** Statuses in which a refund waits for staff. */
const queues = ['pending', 'approved', 'processing', 'failed'] as const;

/** Parameters beside the filters: the opened refund, and the order to request a refund for. */
const beside = { refund: id(40), owed: id(40) } as const;

export type RefundSearch = StaffListSearch<typeof searchRefunds, typeof beside>;

/** A report shows the figures of its days, which are the last thirty unless the address names others. */
const refundList = ({ isReport }: { isReport: boolean }) =>
  staffList(searchRefunds, {
    name: 'refunds',
    texts: { ns: 'money', at: 'refunds' },
    icon: <Undo2 />,
    file: 'hoan-tien',
    beside,
    period: ['from', 'to'],
    days: 'createdAt',
    choices: { status: 'refundStatus', kind: 'refundKind', way: 'refundWay' },
    reads: (search) => (isReport && !search.from ? { ...search, ...presetRange('last30') } : search),
    useOwn({ search, onSearch }) {
      const { t } = useTranslation('money');
      const { data: counts } = useQuery(refundQueuesQuery);
      const { refund: opened, owed, ...rest } = search;
      const { from = '', to = '' } = search;
      const open = (refund: string) => onSearch({ ...rest, refund });
      return {
        open,
        screen: {
          standing: queues.map((status) => ({
            name: status,
            label: t(`refundQueue.${status}`),
            count: counts?.find((line) => line.status === status)?.count,
            isOpen: search.status?.toString() === status && search.view === undefined,
            onOpen: () => onSearch({ status }),
          })),
          before: (
            <>
              {isReport && <RefundFigures period={{ from, to }} />}
              <div className="mb-5 space-y-5 empty:hidden">
                {owed && (
                  <RefundOfOrder key={owed} orderId={owed} onClose={() => onSearch(rest)} onMade={open} />
                )}
                <OwedOrders onMade={open} />
              </div>
            </>
          ),
          after: opened && (
            <RefundDrawer key={opened} id={opened} onClose={() => onSearch(rest, { replace: true })} />
          ),
        },
      };
    },
    columns: (col, { own, t }) => [
      col.button('code', ({ id: refund }) => own.open(refund)),
      col.status('status', 'refundStatus', ({ status, error }) => (
        <>
          <RefundStatusBadge status={status} />
          {status === 'failed' && error && (
            <span className="mt-0.5 line-clamp-2 max-w-56 text-xs whitespace-normal text-danger wrap-anywhere max-sm:hidden">
              {error}
            </span>
          )}
        </>
      )),
      col.text('order', {
        of: ({ orderCode }) => orderCode ?? t('refunds.noOrder'),
        text: ({ orderCode, customer }) => [orderCode, customer].filter(Boolean).join(' '),
        card: 'line',
        below: ({ customer }) => customer,
      }),
      col.choice('kind', 'refundKind'),
      col.choice('way', 'refundWay'),
      col.money('amount', { sorts: true, card: 'line', className: 'font-semibold' }),
      col.moment('createdAt', { sorts: true }),
    ],
  });

/** Money that has to be refunded, and the list of all refunds. */
export const RefundList = refundList({ isReport: false });

/** Refund figures of a period, and the refunds that they count. */
export const RefundReport = refundList({ isReport: true });

type Props = { orderId: string; onClose: () => void; onMade: (id: string) => void };

/** Shows the refund form for the address's order; if all is refunded already, the list below shows it. */
function RefundOfOrder({ orderId, onClose, onMade }: Props) {
  const { t } = useTranslation('money');
  const { data, error, isFetching } = useQuery(owedByQuery(orderId));
  /** The order as it was when the form opened, so that a refetch does not reset a form being filled in. */
  const [order, setOrder] = useState<OwedOrder>();
  const [found] = data?.data ?? [];
  if (!order && found && !isFetching) setOrder(found);
  if (error && !order) {
    return (
      <Notice tone="danger" title={t('owed.failed')}>
        {messageOf(error)}
      </Notice>
    );
  }
  if (!order) return null;
  if (order.owed.length === 0) return <Notice tone="sky" title={t('owed.nothing', { code: order.code })} />;
  return <RefundForm order={order} onClose={onClose} onMade={({ id }) => onMade(id)} />;
}
