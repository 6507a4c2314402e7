import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cancelReasonOf } from '#shared/invoices/cancel-reason.ts';
import type { Invoice, InvoiceName } from '#shared/invoices/invoice.ts';
import { Notice } from '../feedback/notice.tsx';
import { useInvoiceName } from './invoice-sheet.tsx';

/** Routes to open other invoices; undefined for readers whose link opens only this invoice. */
type Way = '/e-commerce/invoices/$id' | '/admin/reports/invoices/$id';
type Props = { invoice: Invoice; to?: Way };

/** Says which invoice this one replaces or corrects, and which ones replace or correct it. */
export function InvoiceRemarks({ invoice, to }: Props) {
  const { t } = useTranslation('invoices');
  const { status, kind, of, replacedBy, corrections, reason, authorityCode } = invoice;
  const way = to && { to };
  const waits = authorityCode === null && (status === 'issued' || status === 'corrected');
  return (
    <>
      {status === 'cancelled' && (
        <Notice tone="danger" title={t('remark.cancelled')}>
          {cancelReasonOf(invoice)}
        </Notice>
      )}
      {of && kind !== 'original' && (
        <Notice tone="sky" title={t(`remark.${kind}`)}>
          <InvoiceLink name={of} {...way} />
          <span className="block">{t('remark.reason', { reason })}</span>
        </Notice>
      )}
      {replacedBy && (
        <Notice tone="gold" title={t('remark.replaced')}>
          <InvoiceLink name={replacedBy} {...way} />
        </Notice>
      )}
      {corrections.length > 0 && (
        <Notice tone="sky" title={t('remark.corrected')}>
          {corrections.map((one) => (
            <span key={one.id} className="block">
              <InvoiceLink name={one} {...way} />
            </span>
          ))}
        </Notice>
      )}
      {waits && <Notice tone="gold" title={t('waitingForCode')} />}
    </>
  );
}

function InvoiceLink({ name, to }: { name: InvoiceName; to?: Way }) {
  const nameOf = useInvoiceName();
  if (!to) return <span className="font-semibold tabular-nums">{nameOf(name)}</span>;
  return (
    <Link to={to} params={{ id: name.id }} className="font-semibold underline hover:text-brand">
      {nameOf(name)}
    </Link>
  );
}
