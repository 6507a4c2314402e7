import clsx from 'clsx';
import { Play } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../actions/spinner.tsx';
import { ErrorState } from '../../feedback/error-state.tsx';
import { PlayerControls } from './player-controls.tsx';
import { usePlayerCommands } from './use-player-commands.ts';
import { actionOf } from './player-keys.ts';
import { type CaptionTrack, useCaptions } from './use-captions.ts';
import { useNear } from './use-near.ts';
import { usePlayback } from './use-playback.ts';
import { useProgress } from './use-progress.ts';
import { useSource } from './use-source.ts';

export type VideoPlayerProps = {
  /** Address of an HLS playlist or of a plain video file. */
  src: string;
  /** Accessible name: what the video shows. */
  label: string;
  poster?: string | undefined;
  captions?: readonly CaptionTrack[] | undefined;
  /** Second to resume at. */
  startAt?: number;
  autoPlay?: boolean;
  /** Called with the watched second, every 5 seconds and whenever watching stops. */
  onProgress?: (second: number) => void;
  /** Id of the viewer, for statistics. */
  viewerId?: string;
  className?: string;
};

const noCaptions: readonly CaptionTrack[] = [];
/** A video that was watched to its last seconds starts again from the beginning. */
const secondsBeforeEnd = 5;
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays a video with controls of our own, the same in all browsers. Nothing is fetched until the player is within
 * 200 px of the screen. Keys are those of YouTube.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src, label, poster, captions = noCaptions, startAt = 0, autoPlay, onProgress, viewerId } = props;
  const { t, i18n } = useTranslation('media');
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [pressed, setPressed] = useState(false);
  const near = useNear(frame);
  const wanted = near || pressed;
  const play = () => void video.current?.play().catch(() => undefined);
  const source = useSource(video, {
    src,
    wanted,
    onAttached: () => (pressed || (autoPlay && !wantsLessMotion())) && play(),
  });
  const playback = usePlayback(video);
  const captionsShown = useCaptions(video, captions, i18n.language);
  useProgress(video, onProgress);
  const commands = usePlayerCommands(video, frame, {
    onPlay: () => (wanted ? play() : setPressed(true)),
    onCaptions: captionsShown.toggle,
  });

  const pressKey = (event: KeyboardEvent) => {
    const action = event.target instanceof Element ? actionOf(event, event.target) : undefined;
    if (!action || source.problem) return;
    event.preventDefault();
    // The page around the player must not turn pages by the same keys.
    event.stopPropagation();
    commands.act(action);
  };
  const resume = () => {
    const element = video.current;
    if (element && startAt > 0 && startAt < element.duration - secondsBeforeEnd)
      element.currentTime = startAt;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are heard anywhere in the player
    <section
      ref={frame}
      aria-label={t('player.label', { name: label })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the player takes the focus, so that its keys work
      tabIndex={0}
      onKeyDown={pressKey}
      data-player
      data-theme="dark"
      className={clsx('flex min-w-0 flex-col bg-stage text-ink', props.className)}
    >
      <div className="relative flex min-h-0 grow items-center justify-center">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions that exist are given */}
        <video
          ref={video}
          playsInline
          preload={wanted ? 'metadata' : 'none'}
          poster={wanted ? poster : undefined}
          aria-label={label}
          data-viewer-user-id={viewerId ?? 'anonymous'}
          onLoadedMetadata={resume}
          onError={source.fail}
          onClick={commands.toggle}
          className="aspect-video size-full object-contain"
        >
          {captions.map((track) => (
            <track
              key={track.language}
              kind="captions"
              srcLang={track.language}
              src={track.src}
              label={t(`player.captionsIn.${track.language}`)}
            />
          ))}
        </video>
        {source.problem ? (
          <div className="absolute inset-0 flex items-center justify-center overflow-auto bg-stage">
            <ErrorState
              size="sm"
              title={t('player.problem')}
              message={t(`player.${source.problem}`)}
              {...(source.problem === 'failed' && { onRetry: source.retry })}
            />
          </div>
        ) : (
          <Overlay playback={playback} onPlay={commands.toggle} />
        )}
      </div>
      <PlayerControls
        playback={playback}
        commands={commands}
        captions={captionsShown.shown}
        onCaptions={captionsShown.toggle}
        qualities={source.qualities}
      />
    </section>
  );
}

type OverlayProps = { playback: ReturnType<typeof usePlayback>; onPlay: () => void };

/** Shows the large button before the start, and that the line is slow. */
function Overlay({ playback: { started, waiting }, onPlay }: OverlayProps) {
  const { t } = useTranslation('media');
  if (!started)
    return (
      <button
        type="button"
        aria-label={t('player.start')}
        onClick={onPlay}
        className="absolute flex size-16 items-center justify-center rounded-full bg-scrim text-on-lacquer"
      >
        <Play aria-hidden className="ml-0.5 size-7 fill-current" />
      </button>
    );
  return (
    waiting && (
      <span
        role="status"
        aria-label={t('player.waiting')}
        className="pointer-events-none absolute [&_svg]:size-10"
      >
        <Spinner />
      </span>
    )
  );
}
