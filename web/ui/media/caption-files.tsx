import { Captions, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putCaptions } from '#shared/media/video.contract.ts';
import { type CaptionLanguage, captionLanguages } from '#shared/playback.ts';
import { useAct } from '../../platform/acts/use-act.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import * as roots from '../../platform/api/query-roots.ts';
import { Button } from '../actions/button.tsx';

type Props = {
  playbackId: string;
  /** Name of the video, for readers aloud. */
  name: string;
};

/** Adds files of captions (WebVTT) to a video, one for each language. A further file replaces the former. */
export function CaptionFiles({ playbackId, name }: Props) {
  const { t } = useTranslation('uploads');
  const act = useAct(putCaptions, { stale: [[...roots.videos, playbackId]] });
  const box = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<CaptionLanguage>('vi');
  const [sent, setSent] = useState<readonly CaptionLanguage[]>([]);
  const [problem, setProblem] = useState<string>();

  const choose = (language: CaptionLanguage) => {
    setWanted(language);
    box.current?.click();
  };
  const send = async (file: File) => {
    setProblem(undefined);
    try {
      await act.send({ params: { playbackId, language: wanted }, body: { text: await file.text() } });
      setSent((all) => [...all, wanted]);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <div className="mt-2 space-y-1">
      <div className="flex flex-wrap gap-2">
        {captionLanguages.map((language) => (
          <Button
            key={language}
            size="sm"
            variant="secondary"
            disabled={act.busy}
            icon={sent.includes(language) ? <Check /> : <Captions />}
            aria-label={t(`captions.of.${language}`, { name })}
            onClick={() => choose(language)}
          >
            {t(`captions.${language}`)}
          </Button>
        ))}
      </div>
      <input
        ref={box}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again once it was corrected.
          target.value = '';
          if (file) void send(file);
        }}
      />
      {sent.length > 0 && !problem && (
        <p role="status" className="text-sm text-ink-2">
          {t('captions.sent')}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
