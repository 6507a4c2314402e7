import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { invoiceKinds, invoiceStatuses, sendings } from '#shared/invoices/invoice-choices.ts';
import { searchInvoices } from '#shared/invoices/invoices.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { invoiceSearch, type InvoiceSearch } from '../rules/invoice-search.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';

type Props = { search: InvoiceSearch; onSearch: OnSearch<InvoiceSearch> };

/** List of all invoices. The invoice book of a period is this list filtered by days, exported as a file. */
export function InvoiceListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('invoices');
  const asked = useListQuery('invoices', invoiceSearch, search);
  const query = useQuery({
    ...apiQuery(searchInvoices, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="invoices"
      label={t('list.title')}
      query={query}
      of={invoiceSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('list.searchLabel'), placeholder: t('list.search') }}
      choices={[
        {
          name: 'status',
          many: true,
          label: t('list.status'),
          all: t('list.allStatuses'),
          options: invoiceStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          name: 'sending',
          many: true,
          label: t('list.sending'),
          all: t('list.allSendings'),
          options: sendings.map((value) => ({ value, label: t(`sending.${value}`) })),
        },
        {
          name: 'kind',
          many: true,
          label: t('list.kind'),
          all: t('list.allKinds'),
          options: invoiceKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
      ]}
      days={t('list.issuedAt')}
      columns={useInvoiceColumns()}
      idOf={({ id }) => id}
      nameOf={({ number, orderCode }) => String(number ?? orderCode)}
      texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
      icon={<FileText />}
      exportAs="hoa-don"
      findPage={(query) => call(searchInvoices, { query })}
    />
  );
}
