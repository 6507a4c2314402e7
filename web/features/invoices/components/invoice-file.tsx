import { useTranslation } from 'react-i18next';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { invoicePaper } from '../api/invoice-queries.ts';

/** Hands over an invoice as a PDF. */
export function InvoiceFile({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('invoices');
  return (
    <FileButton
      className="max-sm:h-11"
      aria-label={t('file.of', { name: label })}
      fetchFile={() => invoicePaper(id)}
      loadingText={t('file.making')}
      failed={t('file.failed')}
    >
      {t('file.pdf')}
    </FileButton>
  );
}
