import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { returnsQuery } from '../api/return-queries.ts';
import { ReturnCard } from './return-card.tsx';
import { ReturnSkeletons } from './return-skeletons.tsx';

type Props = { crumbs: readonly Crumb[]; page: number; onPage: (page: number) => void };

export function ReturnsPage({ crumbs, page, onPage }: Props) {
  const { t } = useTranslation('returns');
  const query = useQuery(returnsQuery(page));
  const { data } = query;
  return (
    <div className="mx-auto max-w-220 pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <h1 className="mt-2 text-xl font-bold sm:text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('lead')}</p>
      <ListFaces
        query={query}
        count={data?.data.length ?? 0}
        waiting={<ReturnSkeletons />}
        failed={t('failed')}
        pages={data && { ...data, onPage }}
        empty={<Empty />}
      >
        <ul aria-label={t('list.label')} className="space-y-4">
          {data?.data.map((entry) => (
            <li key={entry.id}>
              <ReturnCard entry={entry} />
            </li>
          ))}
        </ul>
        <Pagination className="mt-6" page={page} totalPages={data?.totalPages ?? 1} onPage={onPage} />
      </ListFaces>
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('returns');
  return (
    <EmptyState
      icon={<RotateCcw />}
      title={t('empty.title')}
      hint={t('empty.hint')}
      action={
        <ButtonLink
          to="/e-commerce/order"
          search={{ tab: 'completed' }}
          variant="primary"
          className="max-sm:h-11"
        >
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}
