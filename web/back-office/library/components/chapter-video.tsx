import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { playbackSource, playbackStill } from '#shared/playback.ts';
import { useMediaUploads } from '#web/platform/uploads/use-media-uploads.ts';
import { useCaptionTracks } from '#web/platform/video/use-caption-tracks.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { CaptionFiles } from '#web/ui/media/caption-files.tsx';
import { MediaUploader } from '#web/ui/media/media-uploader.tsx';
import { VideoPlayer } from '#web/ui/media/player/video-player.tsx';

type Props = { locked: boolean; onArriving: (count: number) => void };

/** Video of a chapter: converted and sent as soon as it is chosen, and packaged after that. */
export function ChapterVideo({ locked, onArriving }: Props) {
  const { t } = useTranslation('staffLibrary');
  const { control } = useFormAround().form;
  const { field } = useController({ control, name: 'playbackId' });
  const playbackId = typeof field.value === 'string' ? field.value : undefined;
  const captions = useCaptionTracks(playbackId);
  const media = useMediaUploads({ video: 'lessonVideos' });
  const { arrived, entries, isBusy, remove } = media;
  const [first] = arrived;
  // An uploaded video plays under the id of its upload.
  const take = useEffectEvent((id: string) => {
    field.onChange(id);
    for (const { key } of entries) remove(key);
  });
  useEffect(() => {
    if (first) take(first.id);
  }, [first]);
  useEffect(() => onArriving(isBusy ? 1 : 0), [isBusy, onArriving]);
  return (
    <section className="space-y-2">
      <h3 className="text-sm font-semibold">{t('chapterForm.playbackId')}</h3>
      {playbackId === undefined ? (
        <MediaUploader media={media} max={1} disabled={locked} />
      ) : (
        <>
          <VideoPlayer
            src={playbackSource(playbackId)}
            poster={playbackStill(playbackId)}
            label={t('chapterForm.playbackId')}
            captions={captions}
          />
          {!locked && <CaptionFiles playbackId={playbackId} name={t('video.ofChapter')} />}
          <p className="text-sm text-ink-2">{t('video.hint')}</p>
          <Button size="sm" icon={<Trash2 />} disabled={locked} onClick={() => field.onChange(null)}>
            {t('video.remove')}
          </Button>
        </>
      )}
    </section>
  );
}
