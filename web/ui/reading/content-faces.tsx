import { FileX, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/error-state.tsx';
import { LoadingRows } from '../feedback/skeleton.tsx';

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Error for an item that was never public. */
  missing: ErrorCode;
  /** Where `missing`, `removed` and `failed.detail` are. */
  texts: { ns: 'news' | 'library' };
  /** Shown to guests instead of what is for members only. */
  invitation?: ReactNode;
  /** Leads on from an item that is missing. */
  action: (text: string) => ReactNode;
  children: (item: Data) => ReactNode;
};

/** Shows an item that readers open, or why there is none. */
export function ContentFaces<Data>({ query, missing, texts, invitation, action, children }: Props<Data>) {
  const { t } = useTranslation(texts.ns);
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingRows rows={4} height="h-24" className="space-y-4" />;
  if (invitation && isApiError(error, 'NO_TOKEN')) return invitation;
  const isRemoved = isApiError(error, 'CONTENT_REMOVED');
  if (!isRemoved && !isApiError(error, missing))
    return <QueryError query={query} title={t('failed.detail')} />;
  return (
    <EmptyState
      icon={isRemoved ? <Trash2 /> : <FileX />}
      title={t(isRemoved ? 'removed.title' : 'missing.title')}
      hint={t(isRemoved ? 'removed.hint' : 'missing.hint')}
      action={action(t('missing.toList'))}
    />
  );
}
