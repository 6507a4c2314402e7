import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListOrdered, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChapterLine } from '#shared/library/chapter.ts';
import { maxChapters } from '#shared/library/library-choices.ts';
import { reorderChapters } from '#shared/library/write-chapters.contract.ts';
import { useRemoval } from '#web/ui/publishing/use-removal.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryFaces } from '#web/ui/feedback/query-faces.tsx';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { staffDocumentQuery } from '../api/staff-document.ts';
import { useRowOrder } from '../hooks/use-row-order.ts';
import { chapterDesk } from './chapter-desk.tsx';
import { ChapterRow } from './chapter-row.tsx';
import { NewChapterForm } from './new-chapter.tsx';

type Props = { id: string; locked: boolean };

/** Chapters of a document: added, shown, hidden, deleted and put in order. */
export function ChaptersCard({ id, locked }: Props) {
  const { t } = useTranslation('staffLibrary');
  const query = useQuery(staffDocumentQuery(id));
  const isFull = (query.data?.chapters.length ?? 0) >= maxChapters;
  return (
    <Card>
      <CardHeader
        title={t('chapters.title')}
        hint={t('chapters.hint')}
        action={
          <DialogButton
            size="sm"
            icon={<Plus />}
            disabled={locked || isFull}
            dialog={(onClose) => <NewChapterForm id={id} onClose={onClose} />}
          >
            {t('chapters.add')}
          </DialogButton>
        }
      />
      <QueryFaces query={query} failed={t('chapters.failed')} waiting={<SkeletonText lines={4} />}>
        {({ chapters, chaptersVersion }) =>
          chapters.length === 0 ? (
            <EmptyState size="sm" icon={<ListOrdered />} title={t('chapters.none')} />
          ) : (
            <Chapters id={id} locked={locked} chapters={chapters} chaptersVersion={chaptersVersion} />
          )
        }
      </QueryFaces>
    </Card>
  );
}

type ChaptersProps = Props & { chapters: readonly ChapterLine[]; chaptersVersion: number };

function Chapters({ id, locked, chapters, chaptersVersion }: ChaptersProps) {
  const { t } = useTranslation('staffLibrary');
  const client = useQueryClient();
  const reordering = useAct(reorderChapters, { failed: t('chapters.orderFailed') });
  const removal = useRemoval(chapterDesk.removal);
  const nameOf = ({ title, position }: ChapterLine) => title || t('chapters.untitled', { position });

  const order = useRowOrder({
    rows: chapters,
    onDrop: (rows) => {
      const { queryKey } = staffDocumentQuery(id);
      // The new order is shown at once; whatever the server answers, the document is read again.
      client.setQueryData(queryKey, (known) => known && { ...known, chapters: [...rows] });
      const chapterIds = rows.map((chapter) => chapter.id);
      void reordering.run({ params: { id }, body: { chapterIds, chaptersVersion } });
    },
  });
  const moved = order.rows.find((chapter) => chapter.id === order.moving?.id);
  return (
    <>
      <ol className="divide-y divide-line">
        {order.rows.map((chapter, place) => (
          <ChapterRow
            key={chapter.id}
            documentId={id}
            chapter={chapter}
            name={nameOf(chapter)}
            place={place + 1}
            isMoving={chapter.id === order.moving?.id}
            locked={locked || reordering.busy}
            handle={order.handleOf(chapter.id)}
            removal={removal}
          />
        ))}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {moved &&
          order.moving &&
          t('chapters.moving', {
            title: nameOf(moved),
            place: order.moving.place,
            count: order.rows.length,
          })}
      </p>
      {removal.dialog}
    </>
  );
}
