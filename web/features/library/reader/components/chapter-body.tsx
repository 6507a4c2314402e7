import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterDetail, ChapterLine } from '#shared/library/chapter.ts';
import type { DocumentDetail } from '#shared/library/document.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useChapterEnd } from '../hooks/use-chapter-end.ts';
import { useChapterTitle } from '../hooks/use-chapter-title.ts';
import { useChapterView } from '../hooks/use-chapter-view.ts';
import { useJump } from '../hooks/use-jump.ts';
import { useReadingPlace } from '../hooks/use-reading-place.ts';
import { useReadingReports } from '../hooks/use-reading-reports.ts';
import { chapterLink, type ReadingTarget } from '../rules/chapter-link.ts';
import { videoOf } from '../rules/chapter-media.ts';
import type { ContinuePlace } from '../rules/resume-place.ts';
import { ChapterEnd } from './chapter-end.tsx';
import { ChapterVideo } from './chapter-video.tsx';
import { ResumeOffer } from './resume-offer.tsx';

type Props = {
  document: DocumentDetail;
  chapter: ChapterDetail;
  /** The chapter in its document's list, where marks show at once. */
  line: ChapterLine;
  /** Place that the reader asked for. */
  readAt: ReadingTarget | undefined;
  /** Place that is offered to them. */
  offer: ContinuePlace | undefined;
  onOfferSettled: () => void;
  scroller: RefObject<HTMLElement | null>;
  /** Size of the text, in rem. */
  rem: number;
  onClose: () => void;
};

/** Shows a chapter: its video, its text, and what comes after it. */
export function ChapterBody(props: Props) {
  const { document, chapter, line, readAt, offer, onOfferSettled, scroller, rem, onClose } = props;
  const { t } = useTranslation('reader');
  const title = useChapterTitle()(chapter);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [startAt, setStartAt] = useState(readAt?.second ?? 0);
  const video = videoOf(chapter);
  const has = { text: chapter.content !== '', video: video !== undefined && 'src' in video };
  const reports = useReadingReports(document, chapter.id);
  useChapterView({ id: document.id, chapterId: chapter.id }, () => reports.at());
  useReadingPlace(scroller, text, (paragraph) => reports.at({ paragraph }));
  const endVideo = useChapterEnd({ end, has, onEnd: reports.end });
  const jump = useJump(text);

  const begin = useEffectEvent(() => {
    scroller.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    if (readAt) jump(readAt);
  });
  useEffect(() => begin(), []);

  const resume = ({ chapter: { id }, second, paragraph }: ContinuePlace) => {
    onOfferSettled();
    if (id !== chapter.id) return void navigate(chapterLink(document.slug, { id }, { second, paragraph }));
    setStartAt(second);
    jump({ paragraph });
  };
  return (
    <article className="mx-auto max-w-[70ch] print:max-w-none" style={{ fontSize: `${rem}rem` }}>
      {offer && (
        <ResumeOffer
          place={offer}
          onContinue={() => resume(offer)}
          onRestart={() => {
            onOfferSettled();
            void reports.restart();
          }}
          onDismiss={onOfferSettled}
        />
      )}
      <h1 ref={heading} tabIndex={-1} className="mb-6 text-xl font-bold wrap-anywhere outline-none">
        {title}
      </h1>
      <div className="space-y-6">
        {video && (
          <ChapterVideo
            video={video}
            title={title}
            startAt={startAt}
            onSecond={(second) => reports.at({ second })}
            onEnd={endVideo}
          />
        )}
        <div ref={text}>{has.text && <RichText html={chapter.content} />}</div>
        {!has.text && !video && (
          <EmptyState icon={<FileText />} title={t('empty.title')} hint={t('empty.hint')} />
        )}
      </div>
      <div ref={end} />
      <ChapterEnd document={document} chapter={line} rule={t(ruleFor(has))} onClose={onClose} />
    </article>
  );
}

/** Which rule marks a chapter as completed by itself. */
function ruleFor({ text, video }: { text: boolean; video: boolean }) {
  if (text) return video ? 'mark.rule.both' : 'mark.rule.text';
  return video ? 'mark.rule.video' : 'mark.rule.none';
}
