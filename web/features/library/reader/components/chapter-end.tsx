import { ChevronLeft, ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import type { ChapterLine } from '#shared/library/chapter.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { useChapterMark } from '../hooks/use-chapter-mark.ts';
import { chapterLink } from '../rules/chapter-link.ts';
import { neighboursOf } from '../rules/neighbours-of.ts';

type Props = {
  document: DocumentDetail;
  chapter: ChapterLine;
  /** How the chapter is marked by itself, in words. */
  rule: string;
  onClose: () => void;
};

/** Shows below a chapter whether it is completed, and leads to the chapters around it. */
export function ChapterEnd({ document, chapter, rule, onClose }: Props) {
  const { t } = useTranslation('reader');
  const { previous, next } = neighboursOf(document.chapters, chapter.id);
  const mark = useChapterMark(document, chapter.id);
  const { isCompleted } = chapter;
  return (
    <footer className="mt-10 space-y-6 border-t border-line pt-6 print:hidden">
      <div className="space-y-2">
        <Button
          aria-pressed={isCompleted}
          icon={isCompleted ? <CircleCheck aria-hidden className="text-jade" /> : <Circle aria-hidden />}
          onClick={() => mark(!isCompleted)}
        >
          {t(isCompleted ? 'mark.done' : 'mark.todo')}
        </Button>
        <p className="text-sm text-pretty text-ink-2">{rule}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        {previous ? (
          <ButtonLink {...chapterLink(document.slug, previous)} icon={<ChevronLeft aria-hidden />}>
            {t('previous')}
          </ButtonLink>
        ) : (
          <span />
        )}
        {next ? (
          <ButtonLink
            {...chapterLink(document.slug, next)}
            variant="primary"
            iconAfter={<ChevronRight aria-hidden />}
          >
            {t('next')}
          </ButtonLink>
        ) : (
          <Button onClick={onClose}>{t('toDocument')}</Button>
        )}
      </div>
    </footer>
  );
}
