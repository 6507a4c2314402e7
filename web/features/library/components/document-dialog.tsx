import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '#web/ui/reading/content-dialog.tsx';
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
  const { data: document } = query;
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
    <ContentDialog
      size="xl"
      title={document?.title ?? t('dialog.title')}
      query={query}
      missing="DOCUMENT_NOT_FOUND"
      texts={{ ns: 'library' }}
      invitation={<LibraryInvitation />}
      onClose={onClose}
    >
      {(shown) => (
        <DocumentOverview key={shown.id} document={shown} startsAtComments={startsAtComments} {...slots} />
      )}
    </ContentDialog>
  );
}
