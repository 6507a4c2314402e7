import { ExternalLink, VideoOff } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptionTracks } from '#web/platform/video/use-caption-tracks.ts';
import { ButtonAnchor } from '#web/ui/actions/button-link.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useOnline } from '#web/ui/hooks/use-online.ts';
import type { ChapterVideo as Video } from '../rules/chapter-media.ts';

const VideoPlayer = lazyPiece(
  async () => (await import('#web/ui/media/player/video-player.tsx')).VideoPlayer,
  {
    waiting: <Skeleton className="aspect-video w-full" />,
  },
);

type Props = {
  video: Video;
  title: string;
  /** Second to resume at; 0 for the beginning. */
  startAt: number;
  onSecond: (second: number) => void;
  onEnd: () => void;
};

/** Shows the video of a chapter. Videos are not kept on the device, which is said where one would be. */
export function ChapterVideo({ video, title, startAt, onSecond, onEnd }: Props) {
  const { t } = useTranslation('reader');
  const isOnline = useOnline();
  const captions = useCaptionTracks('playbackId' in video ? video.playbackId : undefined);
  const place = useVideoEvents({ startAt, onEnd });
  if ('link' in video)
    return (
      <p className="print:hidden">
        <ButtonAnchor href={video.link} target="_blank" rel="noreferrer" icon={<ExternalLink />}>
          {t('video.elsewhere')}
        </ButtonAnchor>
      </p>
    );
  if (!isOnline)
    return (
      <p className="flex items-center gap-3 rounded-md bg-sunken px-4 py-3 text-sm text-ink-2 print:hidden">
        <VideoOff aria-hidden className="size-5 shrink-0" />
        {t('video.offline')}
      </p>
    );
  return (
    <div ref={place as Ref<HTMLDivElement>} className="overflow-hidden rounded-lg print:hidden">
      <VideoPlayer
        src={video.src}
        poster={video.poster}
        label={title}
        startAt={startAt}
        captions={captions}
        onProgress={onSecond}
      />
    </div>
  );
}

/** Hears the end of the video within an element, and moves it to a second that is chosen after it was loaded. */
function useVideoEvents({ startAt, onEnd }: Pick<Props, 'startAt' | 'onEnd'>) {
  const place = useRef<HTMLElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = place.current;
    // The event does not bubble, but passes on its way down.
    const hear = () => end();
    element?.addEventListener('ended', hear, true);
    return () => element?.removeEventListener('ended', hear, true);
  }, []);
  useEffect(() => {
    const video = place.current?.querySelector('video');
    if (video && startAt > 0 && video.readyState > 0) video.currentTime = startAt;
  }, [startAt]);
  return place;
}
