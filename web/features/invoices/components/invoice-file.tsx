import { useTranslation } from 'react-i18next';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { asMember, type InvoiceAsker, invoicePaper } from '../api/invoice-queries.ts';

type Props = { id: string; label: string; asker?: InvoiceAsker };

export function InvoiceFile({ id, label, asker = asMember }: Props) {
  const { t } = useTranslation('invoices');
  return (
    <FileButton
      className="max-sm:h-11"
      aria-label={t('file.of', { name: label })}
      fetchFile={() => invoicePaper(id, asker)}
      loadingText={t('file.making')}
      failed={t('file.failed')}
    >
      {t('file.pdf')}
    </FileButton>
  );
}
