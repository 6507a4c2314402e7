import { Captions, Check, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteCaptions, putCaptions } from '#shared/media/video.contract.ts';
import { type CaptionLanguage, captionLanguages } from '#shared/playback.ts';
import { useAct } from '../../platform/acts/use-act.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import * as roots from '../../platform/api/query-roots.ts';
import { useCaptionTracks } from '../../platform/video/use-caption-tracks.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useConfirm } from '../overlays/use-confirm.tsx';

type Props = {
  playbackId: string;
  /** Name of the video, for readers aloud. */
  name: string;
};

/** Adds files of captions (WebVTT) to a video, one for each language; replaces and deletes those it has. */
export function CaptionFiles({ playbackId, name }: Props) {
  const { t } = useTranslation('uploads');
  const stale = [[...roots.videos, playbackId]];
  const sending = useAct(putCaptions, { stale });
  const removing = useAct(deleteCaptions, { stale });
  const { ask, dialog } = useConfirm();
  const tracks = useCaptionTracks(playbackId) ?? [];
  const box = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<CaptionLanguage>('vi');
  const [done, setDone] = useState<'sent' | 'removed'>();
  const [problem, setProblem] = useState<string>();

  const choose = (language: CaptionLanguage) => {
    setWanted(language);
    box.current?.click();
  };
  const send = async (file: File) => {
    setProblem(undefined);
    setDone(undefined);
    try {
      await sending.send({ params: { playbackId, language: wanted }, body: { text: await file.text() } });
      setDone('sent');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const remove = async (language: CaptionLanguage) => {
    const agreed = await ask({
      tone: 'danger',
      title: t(`captions.removeTitle.${language}`),
      consequence: t('captions.removeHint'),
      confirmText: t('captions.removeDo'),
      failedTitle: t('captions.removeFailed'),
      act: () => removing.send({ params: { playbackId, language } }),
    });
    if (!agreed) return;
    setProblem(undefined);
    setDone('removed');
  };
  return (
    <div className="mt-2 space-y-1">
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {captionLanguages.map((language) => {
          const isThere = tracks.some((track) => track.language === language);
          return (
            <li key={language} className="flex items-center gap-1">
              <Button
                size="sm"
                variant="secondary"
                disabled={sending.busy}
                icon={isThere ? <Check /> : <Captions />}
                aria-label={t(`captions.${isThere ? 'replace' : 'of'}.${language}`, { name })}
                onClick={() => choose(language)}
              >
                {t(`captions.${language}`)}
              </Button>
              {isThere && (
                <IconButton
                  size="sm"
                  label={t(`captions.remove.${language}`, { name })}
                  icon={<Trash2 />}
                  disabled={sending.busy}
                  onClick={() => void remove(language)}
                />
              )}
            </li>
          );
        })}
      </ul>
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
      {done && (
        <p role="status" className="text-sm text-ink-2">
          {t(`captions.${done}`)}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {dialog}
    </div>
  );
}
