import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileX, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { documentQuery } from '../api/library-queries.ts';
import { DocumentOverview } from './document-overview.tsx';
import type { DocumentSlots } from './document-slots.ts';
import { LibraryInvitation } from './library-invitation.tsx';

type Props = DocumentSlots & {
  address: string;
  /** Whether the address asks for the comments. */
  startsAtComments: boolean;
  /** Called with the current address of a document that was opened by its id or a former one. */
  onMoved: (address: string) => void;
  onClose: () => void;
};

/** Shows one document above the list, at an address of its own. */
export function DocumentDialog({ address, startsAtComments, onMoved, onClose, ...slots }: Props) {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const query = useQuery(documentQuery(address));
  const { data: document, error } = query;
  const move = useEffectEvent(() => {
    if (!document) return;
    client.setQueryData(documentQuery(document.slug).queryKey, document);
    onMoved(document.slug);
  });
  const hasMoved = document !== undefined && document.slug !== address;
  useEffect(() => {
    if (hasMoved) move();
  }, [hasMoved]);
  return (
    <Dialog
      size="xl"
      title={document?.title ?? t('dialog.title')}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        // The reader begins at the top; the first field would be the comment box.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
    >
      {document ? (
        <DocumentOverview
          key={document.id}
          document={document}
          startsAtComments={startsAtComments}
          {...slots}
        />
      ) : isApiError(error, 'NO_TOKEN') ? (
        <LibraryInvitation />
      ) : isApiError(error, 'DOCUMENT_NOT_FOUND') ? (
        <EmptyState
          icon={<FileX />}
          title={t('missing.title')}
          hint={t('missing.hint')}
          action={<Button onClick={onClose}>{t('missing.toList')}</Button>}
        />
      ) : isApiError(error, 'CONTENT_REMOVED') ? (
        <EmptyState
          icon={<Trash2 />}
          title={t('removed.title')}
          hint={t('removed.hint')}
          action={<Button onClick={onClose}>{t('missing.toList')}</Button>}
        />
      ) : error ? (
        <QueryError query={query} title={t('failed.detail')} />
      ) : (
        <LoadingRows rows={4} height="h-24" className="space-y-4" />
      )}
    </Dialog>
  );
}
