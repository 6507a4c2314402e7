import { useTranslation } from 'react-i18next';
import type { InvoiceWork, InvoiceView } from '#shared/invoices/invoice.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { InvoiceRemarks } from '#web/ui/record/invoice-remarks.tsx';
import { InvoiceSheet } from '#web/ui/record/invoice-sheet.tsx';
import { RecordLink } from '#web/ui/record/record-link.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { SendingBadge } from '#web/ui/status/invoice-status-badge.tsx';

export function InvoicePage({ invoice }: { invoice: InvoiceView }) {
  const { work } = invoice;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        {work && <Troubles invoice={invoice} work={work} />}
        <InvoiceRemarks invoice={invoice} to="/admin/reports/invoices/$id" />
        <InvoiceSheet invoice={invoice} />
      </div>
      <div className="space-y-5">
        <About invoice={invoice} />
        {work && <Story work={work} />}
        <Changes id={invoice.id} />
      </div>
    </div>
  );
}

function Troubles({ invoice, work }: { invoice: InvoiceView; work: InvoiceWork }) {
  const { t } = useTranslation('invoices');
  const { vnd } = useFormat();
  return (
    <>
      {work.error && (
        <Notice
          tone={invoice.sending === 'refused' ? 'danger' : 'gold'}
          title={t(invoice.sending === 'refused' ? 'trouble.refused' : 'trouble.silent')}
        >
          {work.error}
        </Notice>
      )}
      {work.may.correct && (
        <Notice tone="gold" title={t('trouble.differs')}>
          {t('trouble.differsBy', { now: vnd(work.orderTotal ?? 0) })}
        </Notice>
      )}
    </>
  );
}

function About({ invoice }: { invoice: InvoiceView }) {
  const { t } = useTranslation('invoices');
  const { moment } = useFormat();
  const { series, issuedAt, orderId, orderCode, payment, sending, authorityCode, lookupCode } = invoice;
  return (
    <Card>
      <CardHeader title={t('about.title')} />
      <Facts>
        {series && <Fact label={t('list.series')}>{series}</Fact>}
        {issuedAt && <Fact label={t('list.issuedAt')}>{moment(issuedAt)}</Fact>}
        <Fact label={t('list.order')}>
          <RecordLink to="/admin/e-commerce/orders/$id" id={orderId}>
            {orderCode}
          </RecordLink>
        </Fact>
        <Fact label={t('about.payment')}>{t(`payment.${payment}`)}</Fact>
        {sending !== 'none' && (
          <Fact label={t('list.sending')}>
            <SendingBadge sending={sending} />
          </Fact>
        )}
        {authorityCode && <Fact label={t('about.authorityCode')}>{authorityCode}</Fact>}
        {lookupCode && <Fact label={t('about.lookupCode')}>{lookupCode}</Fact>}
      </Facts>
    </Card>
  );
}

function Story({ work: { events } }: { work: InvoiceWork }) {
  const { t } = useTranslation('invoices');
  const { moment } = useFormat();
  return (
    <Card>
      <CardHeader title={t('story')} />
      <Timeline
        lines={events.toReversed().map(({ id, to, at, by, note }) => ({
          id,
          title: t(`told.${to}`),
          note,
          meta: [moment(at), by].filter(Boolean).join(' · '),
        }))}
      />
    </Card>
  );
}

function Changes({ id }: { id: string }) {
  const { t } = useTranslation('activity');
  return (
    <Card>
      <CardHeader title={t('title')} />
      <History of="invoice" id={id} />
    </Card>
  );
}
