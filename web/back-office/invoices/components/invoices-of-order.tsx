import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { createInvoice } from '#shared/invoices/invoices.contract.ts';
import type { Order } from '#shared/orders/order.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { invoiceNumber } from '#web/ui/record/invoice-sheet.tsx';
import { RecordLink } from '#web/ui/record/record-link.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status-badge.tsx';
import { invoicesOfOrderQuery } from '../api/invoice-queries.ts';

const holds = ['draft', 'issued', 'corrected'];

/** Invoices of an order, shown next to its payments, and a button for the first one. */
export function InvoicesOfOrder({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  const { t } = useTranslation('invoices');
  const { vnd } = useFormat();
  const navigate = useNavigate();
  const drafting = useAct(createInvoice, { failed: t('add.failed') });
  const request = useRequestKey(true);
  const { data } = useQuery(invoicesOfOrderQuery(order.id));
  const invoices = data?.data ?? [];
  const mayMake =
    data !== undefined &&
    order.status === 'completed' &&
    !invoices.some(({ status, kind }) => kind !== 'correction' && holds.includes(status));
  if (invoices.length === 0 && !mayMake) return null;
  const make = async () => {
    const body = { orderId: order.id, draft: true, clientRequestId: request.keyFor(order.id) };
    const made = await drafting.run({ body });
    if (!made) return;
    request.settle();
    await navigate({ to: '/admin/reports/invoices/$id', params: { id: made.id } });
  };
  return (
    <Card>
      <CardHeader title={t('ofOrder')} />
      <ul className="divide-y divide-line text-sm">
        {invoices.map(({ id, number, kind, status, total }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <RecordLink to="/admin/reports/invoices/$id" id={id} className="font-semibold">
                {invoiceNumber(number) ?? t('noNumber')}
              </RecordLink>
              <span className="block text-xs text-ink-2">{`${t(`kind.${kind}`)} · ${vnd(total)}`}</span>
            </span>
            <InvoiceStatusBadge status={status} />
          </li>
        ))}
      </ul>
      {mayMake && (
        <Button block className="mt-2" onClick={() => void make()}>
          {t('add.act')}
        </Button>
      )}
    </Card>
  );
}
