import { Film, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxNewsVideos } from '#shared/news/news-choices.ts';
import type { NewsText } from '#shared/news/news.ts';
import { useMediaUploads } from '#web/platform/uploads/use-media-uploads.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { CaptionFiles } from '#web/ui/media/caption-files.tsx';
import { MediaUploader } from '#web/ui/media/media-uploader.tsx';

const kinds = { video: 'postVideos' } as const;

type Props = {
  locked: boolean;
  /** Is told how many videos are on their way: they are lost if the page is left. */
  onArriving: (count: number) => void;
};

/** Videos of a news item: those it has, and those that are being uploaded. */
export function NewsVideoRows({ locked, onArriving }: Props) {
  const { t } = useTranslation('staffNews');
  const { control } = useFormAround().form;
  const { append, remove } = useFieldArray({ control, name: 'videos' });
  const videos = (useWatch({ control, name: 'videos' }) ?? []) as NewsText['videos'];
  const media = useMediaUploads(kinds);
  const { entries } = media;

  const placeOf = (id: string | undefined) => videos.findIndex(({ playbackId }) => playbackId === id);
  const isArriving = (playbackId: string) => entries.some(({ id }) => id === playbackId);
  const fresh = entries.flatMap(({ status, id }) =>
    status === 'done' && id !== undefined && placeOf(id) < 0 ? [{ playbackId: id }] : [],
  );
  const freshIds = fresh.map(({ playbackId }) => playbackId).join(' ');
  useEffect(() => {
    if (freshIds) append(freshIds.split(' ').map((playbackId) => ({ playbackId })));
  }, [freshIds, append]);
  const count = entries.filter(({ status }) => status !== 'done').length;
  useEffect(() => onArriving(count), [count, onArriving]);

  const drop = (key: string) => {
    const place = placeOf(entries.find((entry) => entry.key === key)?.id);
    if (place >= 0) remove(place);
    media.remove(key);
  };
  const kept = videos.filter(({ playbackId }) => !isArriving(playbackId));
  const room = maxNewsVideos - kept.length;
  return (
    <Card>
      <CardHeader title={t('form.partVideos')} hint={t('form.partVideosHint', { count: maxNewsVideos })} />
      <ol className="mb-3 space-y-3 empty:hidden">
        {kept.map(({ playbackId }, index) => {
          const name = t('videos.name', { index: index + 1 });
          return (
            <li key={playbackId} className="rounded-md border border-line p-2">
              <div className="flex items-center gap-3">
                <span className="flex size-14 shrink-0 items-center justify-center rounded-sm bg-sunken text-ink-3 [&_svg]:size-6">
                  <Film aria-hidden />
                </span>
                <p className="min-w-0 grow text-sm font-medium">{name}</p>
                <IconButton
                  size="sm"
                  label={t('videos.remove', { index: index + 1 })}
                  icon={<Trash2 />}
                  disabled={locked}
                  onClick={() => remove(placeOf(playbackId))}
                />
              </div>
              {!locked && <CaptionFiles playbackId={playbackId} name={name} />}
            </li>
          );
        })}
      </ol>
      {room > 0 && !locked && <MediaUploader media={{ ...media, remove: drop }} max={room} />}
    </Card>
  );
}
