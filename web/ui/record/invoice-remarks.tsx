import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Invoice, InvoiceName } from '#shared/invoices/invoice.ts';
import { Notice } from '../feedback/notice.tsx';
import { useInvoiceName } from './invoice-sheet.tsx';

/** Where invoices are opened by whoever reads this. */
type Way = '/e-commerce/invoices/$id' | '/admin/reports/invoices/$id';

/** What has to be known before anything else of an invoice is read: what it follows, and what follows it. */
export function InvoiceRemarks({ invoice, to }: { invoice: Invoice; to: Way }) {
  const { t } = useTranslation('invoices');
  const { status, kind, of, replacedBy, corrections, reason, authorityCode } = invoice;
  const waits = authorityCode === null && (status === 'issued' || status === 'corrected');
  return (
    <>
      {status === 'cancelled' && (
        <Notice tone="danger" title={t('remark.cancelled')}>
          {reason}
        </Notice>
      )}
      {of && kind !== 'original' && (
        <Notice tone="sky" title={t(`remark.${kind}`)}>
          <Named name={of} to={to} />
          <span className="block">{t('remark.reason', { reason })}</span>
        </Notice>
      )}
      {replacedBy && (
        <Notice tone="gold" title={t('remark.replaced')}>
          <Named name={replacedBy} to={to} />
        </Notice>
      )}
      {corrections.length > 0 && (
        <Notice tone="sky" title={t('remark.corrected')}>
          {corrections.map((one) => (
            <span key={one.id} className="block">
              <Named name={one} to={to} />
            </span>
          ))}
        </Notice>
      )}
      {waits && <Notice tone="gold" title={t('waitingForCode')} />}
    </>
  );
}

function Named({ name, to }: { name: InvoiceName; to: Way }) {
  const nameOf = useInvoiceName();
  return (
    <Link to={to} params={{ id: name.id }} className="font-semibold underline hover:text-brand">
      {nameOf(name)}
    </Link>
  );
}
