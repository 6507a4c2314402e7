import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { chapterQuery } from '../../api/library-queries.ts';
import { removeKept } from '../api/keep-document.ts';
import { refreshKept } from '../hooks/use-kept-list.ts';
import { useQueuedProgress } from '../hooks/use-queued-progress.ts';
import { useReaderSize } from '../hooks/use-reader-size.ts';
import { chapterLink, type ReadingTarget } from '../rules/chapter-link.ts';
import { offeredPlace } from '../rules/resume-place.ts';
import { neighboursOf } from '../rules/neighbours-of.ts';
import type { ReaderAction } from '../rules/reader-keys.ts';
import { ChapterBody } from './chapter-body.tsx';
import { OfflineButton } from './offline-button.tsx';
import { ReaderChapters } from './reader-chapters.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { MissingChapter, ReaderLoading, ReaderProblem } from './reader-states.tsx';
import { ReaderTools } from './reader-tools.tsx';

const ReaderHelp = lazyPiece(async () => (await import('./reader-help.tsx')).ReaderHelp, {
  giveUp: ({ onClose }) => onClose(),
});

type Props = {
  /** Address by which the document was asked for. */
  address: string;
  query: UseQueryResult<DocumentDetail>;
  chapterId: string;
  readAt: ReadingTarget | undefined;
  onClose: () => void;
};

/** Shows a chapter of a document over the whole screen, or why it cannot be read. */
export function ReaderDialog({ address, query, ...rest }: Props) {
  const { t } = useTranslation('reader');
  const { data: document, error } = query;
  useRemovalOfGone(address, error);
  if (document) return <DocumentReader document={document} {...rest} />;
  return (
    <ReaderFrame title={t('title')} onClose={rest.onClose}>
      {error ? <ReaderProblem query={query} onClose={rest.onClose} /> : <ReaderLoading />}
    </ReaderFrame>
  );
}

/** Deletes a kept document that was removed from the library. */
function useRemovalOfGone(address: string, error: unknown): void {
  const isGone = isApiError(error, 'DOCUMENT_NOT_FOUND', 'CONTENT_REMOVED');
  useEffect(() => {
    if (isGone) void removeKept(address).then(refreshKept);
  }, [address, isGone]);
}

type ReaderProps = Omit<Props, 'address' | 'query'> & { document: DocumentDetail };

function DocumentReader({ document, chapterId, readAt, onClose }: ReaderProps) {
  const { t } = useTranslation('reader');
  const { chapters, slug } = document;
  const scroller = useRef<HTMLElement>(null);
  const size = useReaderSize();
  const navigate = useNavigate();
  const [isHelping, setHelping] = useState(false);
  const line = chapters.find(({ id }) => id === chapterId);
  const chapter = useQuery({ ...chapterQuery(document.id, chapterId), enabled: line !== undefined });
  const offer = useOffer(document, chapterId);

  const act = (action: ReaderAction) => {
    const to =
      action === 'previous' || action === 'next' ? neighboursOf(chapters, chapterId)[action] : undefined;
    if (to) void navigate(chapterLink(slug, to));
    if (action === 'larger') size.change(1);
    if (action === 'smaller') size.change(-1);
    if (action === 'help') setHelping(true);
  };
  const list = (onChoose?: () => void) => (
    <div className="space-y-4">
      <ReaderChapters document={document} chapterId={chapterId} {...(onChoose && { onChoose })} />
      <OfflineButton document={document} />
    </div>
  );
  return (
    <ReaderFrame
      title={document.title}
      position={line && t('position', { position: line.position, total: chapters.length })}
      tools={<ReaderTools size={size} onHelp={() => setHelping(true)} chapters={list} />}
      side={list()}
      scroller={scroller}
      onAction={act}
      onClose={onClose}
    >
      {!line ? (
        <MissingChapter onClose={onClose} />
      ) : chapter.data ? (
        <ChapterBody
          key={chapterId}
          document={document}
          chapter={chapter.data}
          line={line}
          readAt={readAt}
          offer={readAt ? undefined : offer.place}
          onOfferSettled={offer.settle}
          scroller={scroller}
          rem={size.rem}
          onClose={onClose}
        />
      ) : chapter.error ? (
        <ReaderProblem query={chapter} onClose={onClose} />
      ) : (
        <ReaderLoading />
      )}
      {isHelping && <ReaderHelp onClose={() => setHelping(false)} />}
    </ReaderFrame>
  );
}

/** Returns the place to offer in the chapter that was opened first; it is offered once. */
function useOffer(document: DocumentDetail, chapterId: string) {
  const progress = useQueuedProgress(document);
  const [firstChapter] = useState(chapterId);
  const [isSettled, setSettled] = useState(false);
  const isOpen = !isSettled && firstChapter === chapterId && progress;
  return {
    place: isOpen ? offeredPlace(progress, document.chapters, chapterId) : undefined,
    settle: () => setSettled(true),
  };
}
