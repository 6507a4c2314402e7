import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Loading } from '#web/ui/feedback/skeleton.tsx';

type SectionProps = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** Shows a section of the home page with its own heading. */
export function HomeSection({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-end gap-3 sm:mb-4">
        <div className="mr-auto min-w-0">
          <h2 id={id} className="text-lg font-bold sm:text-xl">
            {title}
          </h2>
          {lead && <p className="text-sm text-ink-2 max-sm:hidden">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type ListProps<T> = Omit<SectionProps, 'children'> & {
  query: UseQueryResult<T[]>;
  skeleton: ReactNode;
  /** Renders the whole section with its heading, if the list is not empty. */
  children: (items: T[]) => ReactNode;
};

/** Shows a section with a list: renders nothing if it is empty, a message with a retry button on error. */
export function HomeList<T>({ query, skeleton, children, ...section }: ListProps<T>) {
  const { data, isPending, isFetching, refetch } = query;
  // Deferred rendering, so that an arriving list does not delay taps.
  const shown = useDeferredValue(data);
  if (shown) return shown.length > 0 ? children(shown) : null;
  return (
    <HomeSection {...section}>
      {isPending || data ? (
        <Loading>{skeleton}</Loading>
      ) : (
        <Failure onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </HomeSection>
  );
}

type FailureProps = { onRetry: () => void; retrying?: boolean };

/** Shows a smaller message than a full error state, because the rest of the page works. */
function Failure({ onRetry, retrying = false }: FailureProps) {
  const { t } = useTranslation(['home', 'ui']);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-line-strong px-4 py-3 text-ink-2"
    >
      {t('failed')}
      <Button
        size="sm"
        className="max-sm:min-h-11"
        icon={<RefreshCw />}
        loading={retrying}
        loadingText={t('ui:state.retrying')}
        onClick={onRetry}
      >
        {t('ui:state.retry')}
      </Button>
    </div>
  );
}
