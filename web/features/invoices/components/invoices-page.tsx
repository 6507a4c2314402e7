import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { invoicesQuery } from '../api/invoice-queries.ts';
import { InvoiceCard } from './invoice-card.tsx';

type Props = { crumbs: readonly Crumb[]; page: number; onPage: (page: number) => void };

export function InvoicesPage({ crumbs, page, onPage }: Props) {
  const { t } = useTranslation('invoices');
  const query = useQuery(invoicesQuery(page));
  const { data } = query;
  return (
    <div className="mx-auto max-w-220 pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <h1 className="mt-2 text-xl font-bold sm:text-2xl">{t('own.title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('own.lead')}</p>
      <ListFaces
        query={query}
        count={data?.data.length ?? 0}
        waiting={
          <Loading times={3} className="space-y-4">
            <Skeleton className="h-32" />
          </Loading>
        }
        failed={t('list.failed')}
        pages={data && { ...data, onPage }}
        empty={<Empty />}
      >
        <ul aria-label={t('own.title')} className="space-y-4">
          {data?.data.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceCard invoice={invoice} />
            </li>
          ))}
        </ul>
        <Pagination className="mt-6" page={page} totalPages={data?.totalPages ?? 1} onPage={onPage} />
      </ListFaces>
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('invoices');
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={t('own.empty')}
      hint={t('own.emptyHint')}
      action={
        <ButtonLink to="/e-commerce/order" variant="primary" className="max-sm:h-11">
          {t('own.toOrders')}
        </ButtonLink>
      }
    />
  );
}
