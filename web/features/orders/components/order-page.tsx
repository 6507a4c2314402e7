import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitedBy } from '#shared/orders/order-cover.ts';
import type { Order, OrderItem } from '#shared/orders/order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { RecordHeader } from '#web/ui/record/record-header.tsx';
import { orderWayQuery } from '../api/order-queries.ts';
import { actsOf } from '../rules/order-acts.ts';
import type { OrderAsker } from '../rules/order-asker.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { MaskedNote } from './masked-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { type Care, OrderHelp } from './order-help.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderProgress } from '#web/ui/record/order-progress.tsx';
import { OrderReceive } from './order-receive.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotalsCard } from './order-totals-card.tsx';
import { PayButton } from './pay-button.tsx';
import { PlacedBanner } from './placed-banner.tsx';
import { ProofCard } from './proof-card.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';

type Props = {
  order: Order;
  asker: OrderAsker;
  crumbs: readonly Crumb[];
  /** True if it was found by its code alone: contacts are masked and nothing can be changed. */
  masked?: boolean;
  /** True right after it was placed: a thank-you message comes first. */
  justPlaced?: boolean;
  /** Renders the action of a delivered line. */
  lineAction?: (item: OrderItem) => ReactNode;
  /** Open returns. */
  returns?: ReactNode;
  invoices?: ReactNode;
  /** True if every piece is already in a return. */
  isAllReturned?: boolean;
  reorder?: (onClose: () => void) => ReactNode;
  care: Care;
};

export function OrderPage(props: Props) {
  const {
    order,
    asker,
    masked = false,
    crumbs,
    justPlaced: wasJustPlaced = false,
    lineAction,
    returns,
    invoices,
    isAllReturned = false,
    reorder,
    care,
  } = props;
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  // A cancelled order gets no thank-you message.
  const justPlaced = wasJustPlaced && order.status !== 'cancelled';
  const isMember = asker.kind === 'member';
  const awaits = awaitedBy(order);
  const may = actsOf(order, masked ? 'guest-masked' : asker.kind);
  const acts = { ...may, return: may.return && !isAllReturned };
  const way = useQuery(orderWayQuery(order.id, asker));
  const events = way.data?.timeline;
  const actions = <OrderActions order={order} asker={asker} acts={acts} {...(reorder && { reorder })} />;
  return (
    <div className="pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <RecordHeader
        title={t('detail.title', { code: order.code })}
        code={order.code}
        copyLabel={t('detail.copy')}
        badge={<OrderStatusBadge status={order.status} awaits={awaits} />}
        meta={[
          t('detail.placedAt', { at: moment(order.createdAt) }),
          t(`delivery.${order.deliveryType}`),
        ].join(' · ')}
        actions={!justPlaced && actions}
      />
      <div className="space-y-5">
        {justPlaced && <PlacedBanner order={order} asker={asker} />}
        {awaits === 'proof' && asker.kind === 'guest' && (
          <ProofCard order={order} proof={asker.proof} masked={masked} />
        )}
        {masked && asker.kind === 'guest' && <MaskedNote proof={asker.proof} />}
        <OrderNotices order={order} />
        <OrderProgress order={order} events={events ?? []} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0 max-lg:contents lg:space-y-5">
            <OrderItems order={order} lineAction={acts.review ? lineAction : undefined} />
            <div className="space-y-5 max-lg:order-2">
              {returns}
              <OrderTimeline
                events={events}
                failed={way.isError && !events}
                onRetry={() => void way.refetch()}
              />
              {!isMember && <p className="text-sm text-ink-2">{t('guest.needsAccount')}</p>}
            </div>
          </div>
          <div className="space-y-5 max-lg:order-1">
            <OrderTotalsCard
              order={order}
              action={
                <>
                  {acts.pay && <PayButton order={order} asker={asker} block className="max-sm:h-11" />}
                  {justPlaced && <div className="[&>div>*]:grow">{actions}</div>}
                </>
              }
            />
            <OrderReceive order={order} delivery={way.data?.delivery} events={events} />
            {!masked && <OrderPayments order={order} asker={asker} />}
            {!masked && <InvoiceCard order={order} asker={asker} may={acts.invoice} issued={invoices} />}
            <OrderHelp code={order.code} care={care} />
          </div>
        </div>
      </div>
    </div>
  );
}
