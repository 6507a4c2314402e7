import { BookmarkCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { playTime } from '#web/ui/media/player/play-time.ts';
import { useChapterTitle } from '../hooks/use-chapter-title.ts';
import type { ContinuePlace } from '../rules/resume-place.ts';

type Props = {
  place: ContinuePlace;
  onContinue: () => void;
  /** Makes the place of this page the one that is offered from now on. */
  onRestart: () => void;
  onDismiss: () => void;
};

/** Offers the place where the member stopped, on whichever device. Nothing moves before they choose. */
export function ResumeOffer({ place, onContinue, onRestart, onDismiss }: Props) {
  const { t } = useTranslation('reader');
  const { chapter, second, paragraph } = place;
  const title = useChapterTitle()(chapter);
  const details = [
    second > 0 && t('resume.second', { time: playTime(second) }),
    paragraph > 0 && t('resume.paragraph', { number: paragraph + 1 }),
  ].filter((detail) => detail !== false);
  return (
    <section
      aria-label={t('resume.label')}
      className="mb-6 flex items-start gap-3 rounded-lg border border-line bg-surface p-4 print:hidden"
    >
      <BookmarkCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{t('resume.title', { title })}</p>
        {details.length > 0 && <p className="text-sm text-ink-2">{details.join(' · ')}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={onContinue}>
            {t('resume.continue')}
          </Button>
          <Button size="sm" onClick={onRestart}>
            {t('resume.restart')}
          </Button>
        </div>
      </div>
      <IconButton size="sm" label={t('resume.dismiss')} icon={<X />} onClick={onDismiss} />
    </section>
  );
}
