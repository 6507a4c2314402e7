import { useQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '#web/back-office/new-button.tsx';
import { messageOf } from '#web/platform/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { staffCategoriesQuery } from '../api/category-queries.ts';
import { foundRows } from '../rules/visible-rows.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';

export function CategoryScreen() {
  const { t } = useTranslation('backOffice');
  const [words, setWords] = useState('');
  const { data: all, error, isPending, isFetching, refetch } = useQuery(staffCategoriesQuery);
  if (isPending) return <TreeSkeleton />;
  if (!all)
    return (
      <ErrorState
        title={t('categories.failed')}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const isEmpty = all.length === 0 || (words !== '' && foundRows(all, words).length === 0);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SearchBox
          words={words}
          onWords={setWords}
          label={t('categories.searchLabel')}
          placeholder={t('categories.search')}
          className="w-full sm:w-80"
        />
        <p className="text-sm text-ink-2">{t('categories.total', { count: all.length })}</p>
      </div>
      <Card padded={false} className="overflow-hidden">
        {isEmpty ? (
          <EmptyState
            icon={<FolderTree />}
            title={t('categories.empty')}
            hint={t(all.length === 0 ? 'categories.emptyHint' : 'categories.notFoundHint')}
          />
        ) : (
          <>
            <p className="flex items-center gap-2.5 border-b border-line bg-sunken py-1.5 pr-13 pl-4 text-xs font-semibold text-ink-2 max-sm:hidden">
              <span className="grow">{t('categories.name')}</span>
              <span className="w-16 text-right max-md:hidden">{t('categories.groupHead')}</span>
              <span className="w-20 text-right">{t('categories.productsHead')}</span>
            </p>
            <CategoryTree all={all} words={words} />
          </>
        )}
      </Card>
      <p className="mt-3 text-sm text-ink-2 max-sm:hidden">{t('categories.keysHint')}</p>
    </>
  );
}

function TreeSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-10.5 w-full sm:w-80" />
      <Card className="space-y-4">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-7" />
        ))}
      </Card>
    </Loading>
  );
}

export function AddCategoryButton() {
  const { t } = useTranslation('backOffice');
  const { data: all = [] } = useQuery(staffCategoriesQuery);
  return (
    <NewButton dialog={(onClose) => <CategoryForm all={all} onClose={onClose} />}>
      {t('categories.add')}
    </NewButton>
  );
}
