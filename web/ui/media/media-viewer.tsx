import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptionTracks } from '../../platform/video/use-caption-tracks.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { backgroundClasses } from './product-picture.tsx';
import { wrapIndex, zoomRange, type MediaItem } from './media-item.ts';
import { useOverlay } from '../hooks/use-overlay.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { VideoPlayer } from './player/video-player.tsx';
import { useZoom } from './use-zoom.ts';

export type MediaViewerProps = {
  items: readonly MediaItem[];
  /** Index of the shown item; undefined while closed. */
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
};

/** Shows media full-screen. Wraps around at both ends; zooms 1 to 4; closes with Escape. */
export function MediaViewer({ items, index, onIndex }: MediaViewerProps) {
  const { t } = useTranslation('media');
  const focus = useReturnFocus();
  const close = useRef<HTMLButtonElement>(null);
  const item = index === undefined ? undefined : items[index];
  const { open, setOpen } = useOverlay({
    open: item !== undefined,
    onOpenChange: (wanted) => !wanted && onIndex(undefined),
  });
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Portal>
        <Radix.Overlay className="anim-fade fixed inset-0 z-50 bg-stage" />
        <Radix.Content
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            event.preventDefault();
            close.current?.focus();
          }}
          aria-describedby={undefined}
          data-theme="dark"
          className="anim-fade fixed inset-0 z-50 flex flex-col text-ink outline-none"
        >
          <Radix.Title className="sr-only">{t('viewer')}</Radix.Title>
          {item && index !== undefined && (
            <Stage item={item} index={index} count={items.length} onIndex={onIndex} close={close} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type StageProps = {
  item: MediaItem;
  index: number;
  count: number;
  onIndex: MediaViewerProps['onIndex'];
  close: Ref<HTMLButtonElement>;
};

function Stage({ item, index, count, onIndex, close }: StageProps) {
  const { t } = useTranslation('media');
  const zoom = useZoom();
  // Not every picture has a master file to zoom into; then the largest page size is used, which always exists.
  const [withoutMaster, setWithoutMaster] = useState<string>();
  const image = item.kind === 'image';
  const show = (position: number) => {
    zoom.reset();
    onIndex(wrapIndex(position, count));
  };
  const go = (step: number) => show(index + step);
  const frame = useWheel((event, box) => image && zoom.wheel(event, box));

  const pressKey = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => show(0),
      End: () => show(count - 1),
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      '0': zoom.reset,
    }[event.key];
    // Keys within the player belong to it, also those of its lists and sliders.
    const inPlayer = !image && event.target instanceof Element && event.target.closest('[data-player]');
    if (!act || inPlayer) return;
    event.preventDefault();
    act();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are heard anywhere in the dialog
    <div tabIndex={-1} className="flex min-h-0 grow flex-col" onKeyDown={pressKey}>
      <div className="flex items-center gap-1 p-3">
        <span aria-live="polite" className="grow pl-2 text-sm font-semibold tabular-nums">
          {t('position', { index: index + 1, total: count })}
        </span>
        {image && <ZoomControls {...zoom} />}
        <Radix.Close asChild>
          <IconButton ref={close} label={t('close')} icon={<X />} />
        </Radix.Close>
      </div>
      <div ref={frame} className="relative min-h-0 grow overflow-hidden">
        {image ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and buttons do the same
          <figure
            // A cut-out object is shown on the same ground and in the same theme as on the page.
            data-theme={item.ground && document.documentElement.dataset.theme}
            {...zoom.handlers((step) => step !== 0 && count > 1 && go(step))}
            className={clsx(
              'absolute inset-0 flex touch-none items-center justify-center',
              item.ground && backgroundClasses[item.ground],
              zoom.view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
            )}
          >
            <img
              key={item.id}
              src={item.src.replace('{width}', withoutMaster === item.id ? '640' : '1280')}
              onError={() => setWithoutMaster(item.id)}
              data-zoom={zoom.view.scale}
              alt={item.alt}
              draggable={false}
              className="max-h-full max-w-full min-h-[40%] object-contain select-none"
              style={{ transform: `translate(${zoom.view.x}px, ${zoom.view.y}px) scale(${zoom.view.scale})` }}
            />
          </figure>
        ) : (
          <ViewedVideo key={item.id} item={item} />
        )}
        {count > 1 && <Arrows go={go} />}
      </div>
      <p className="min-h-12 px-4 py-3 text-center text-sm text-ink-2">{item.alt}</p>
    </div>
  );
}

function ViewedVideo({ item: { playbackId, src, poster, alt } }: { item: MediaItem }) {
  const captions = useCaptionTracks(playbackId);
  return (
    <VideoPlayer autoPlay src={src} poster={poster} label={alt} captions={captions} className="size-full" />
  );
}

type Controls = Pick<ReturnType<typeof useZoom>, 'view' | 'zoomIn' | 'zoomOut' | 'reset'>;

/** Makes a button look disabled but keeps its focus: a disabled button would lose the keyboard focus. */
const atEnd = (end: boolean) => ({
  'aria-disabled': end,
  className: 'aria-disabled:text-ink-3 aria-disabled:opacity-60',
});

function ZoomControls({ view, zoomIn, zoomOut, reset }: Controls) {
  const { t } = useTranslation('media');
  return (
    <>
      <IconButton
        label={t('zoomOut')}
        icon={<ZoomOut />}
        {...atEnd(view.scale <= zoomRange.min)}
        onClick={zoomOut}
      />
      <span aria-live="polite" className="w-12 text-center text-sm tabular-nums max-sm:hidden">
        {Math.round(view.scale * 100)}%
      </span>
      <IconButton
        label={t('zoomIn')}
        icon={<ZoomIn />}
        {...atEnd(view.scale >= zoomRange.max)}
        onClick={zoomIn}
      />
      <IconButton
        label={t('zoomReset')}
        icon={<Maximize />}
        {...atEnd(view.scale === zoomRange.min)}
        onClick={reset}
      />
    </>
  );
}

function Arrows({ go }: { go: (step: number) => void }) {
  const { t } = useTranslation('media');
  const look = 'absolute! inset-y-0 my-auto bg-scrim text-ink!';
  return (
    <>
      <IconButton
        round
        size="lg"
        className={clsx(look, 'left-3')}
        label={t('previous')}
        icon={<ChevronLeft />}
        onClick={() => go(-1)}
      />
      <IconButton
        round
        size="lg"
        className={clsx(look, 'right-3')}
        label={t('next')}
        icon={<ChevronRight />}
        onClick={() => go(1)}
      />
    </>
  );
}

/** Adds a non-passive wheel listener: React's is passive and cannot stop the page from scrolling. */
function useWheel(onWheel: (event: WheelEvent, frame: Element) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const hear = (event: WheelEvent) => {
      event.preventDefault();
      turn(event, node);
    };
    node.addEventListener('wheel', hear, { passive: false });
    return () => node.removeEventListener('wheel', hear);
  }, []);
  return frame;
}
