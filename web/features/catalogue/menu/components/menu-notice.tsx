import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

type Query = { isError: boolean; isFetching: boolean; refetch: () => unknown };

/** Shows a message that there are no categories, or that they could not be loaded. */
export function MenuNotice({ query }: { query: Query }) {
  const { t } = useTranslation('listing');
  return query.isError ? (
    <ErrorState
      size="sm"
      title={t('menu.failed')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  ) : (
    <EmptyState size="sm" icon={<LayoutGrid />} title={t('menu.empty')} />
  );
}
