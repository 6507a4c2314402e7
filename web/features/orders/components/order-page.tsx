import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mail, ShieldCheck, Phone } from 'lucide-react';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Order, OrderItem } from '#shared/orders/order.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { RecordHeader } from '#web/ui/record/record-header.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Problem } from '#web/ui/form/form-problem.tsx';
import { buttonClasses } from '#web/ui/actions/button-classes.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { deliveryQuery } from '../api/order-queries.ts';
import { actsOf } from '../rules/order-acts.ts';
import type { OrderAsker } from '../rules/order-asker.ts';
import { useSendGuestLinks } from '../api/order-mutations.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { OrderActions } from './order-actions.tsx';
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
  const awaits = paymentDeadlineOf(order);
  const may = actsOf(order, masked ? 'guest-masked' : asker.kind);
  const acts = { ...may, return: may.return && !isAllReturned };
  const way = useQuery(deliveryQuery(order.id, asker));
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

/** Explains that an order found by its code is masked and read-only until the mailed link is opened. */
function MaskedNote({ proof: { email, phone } }: { proof: GuestProof }) {
  const { t } = useTranslation('orders');
  const send = useSendGuestLinks();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-surface-2 px-4 py-3.5 text-sm sm:px-5">
      <ShieldCheck aria-hidden className="size-5 shrink-0 text-jade" />
      <p className="min-w-0 flex-1 basis-60 text-pretty">{t('guest.masked')}</p>
      {(email ?? phone) && !send.isSuccess && (
        <Button
          icon={<Mail />}
          className="max-sm:h-11 max-sm:w-full"
          loading={send.isPending}
          loadingText={t('guest.sending')}
          onClick={() => send.mutate(email ? { email } : { phone })}
        >
          {t('guest.send')}
        </Button>
      )}
      <p role="status" className="w-full font-medium text-jade empty:hidden">
        {send.data?.message}
      </p>
      {send.error && <Problem error={send.error} className="mt-4" />}
    </div>
  );
}

/** Contact of customer care, as far as it is configured. */
type Care = { phone: { text: string; url: string } | undefined; url: string | undefined };

/** Shows the contact for questions about an order, with the code to mention. */
function OrderHelp({ code, care: { phone, url } }: { code: string; care: Care }) {
  const { t } = useTranslation('orders');
  if (!phone && !url) return null;
  const look = `${buttonClasses({})} max-sm:h-11! grow`;
  return (
    <Card>
      <h2 className="text-base font-bold">{t('help.title')}</h2>
      <p className="mt-1 text-sm text-pretty text-ink-2">{t('help.text', { code })}</p>
      <p className="mt-3.5 flex flex-wrap gap-2">
        {phone && (
          <a href={phone.url} className={look}>
            <Phone aria-hidden />
            {phone.text}
          </a>
        )}
        {url && (
          <a href={url} className={look}>
            <Mail aria-hidden />
            {t('help.write')}
          </a>
        )}
      </p>
    </Card>
  );
}
