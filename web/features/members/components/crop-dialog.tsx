import clsx from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureSlot } from '#shared/members/pictures.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import {
  type Crop,
  maxZoom,
  movedBy,
  outputs,
  type Rect,
  rectOf,
  type Size,
  defaultCrop,
  zoomedTo,
  zoomStep,
} from '../rules/crop.ts';
import { drawCrop } from '../rules/draw-crop.ts';

type Props = {
  slot: PictureSlot;
  file: File;
  onCropped: (file: File) => Promise<void>;
  onClose: () => void;
};

const keyStep = 0.05;
const keys: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

/** Crops a picture: it is moved by finger, mouse or arrow keys, zoomed by a slider. */
export function CropDialog({ slot, file, onCropped, onClose }: Props) {
  const { t } = useTranslation('members');
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<Crop>(defaultCrop);
  const [busy, setBusy] = useState(false);
  const frame = outputs[slot];
  const rect = size && rectOf(size, frame, crop);

  const move = (by: { x: number; y: number }) => size && setCrop((now) => movedBy(size, frame, now, by));
  const keep = async () => {
    if (!picture.current || !rect) return;
    setBusy(true);
    try {
      await onCropped(await drawCrop(picture.current, rect, frame, file.name));
    } catch {
      toast.error(t('crop.failed'));
    }
    setBusy(false);
  };
  return (
    <Dialog
      onClose={onClose}
      closable={!busy}
      unsaved={() => crop !== defaultCrop}
      title={t(`crop.${slot}`)}
      description={t('crop.lead')}
      footer={
        <>
          <DialogClose asChild>
            <Button disabled={busy}>{t('crop.cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={!rect}
            loading={busy}
            loadingText={t('crop.saving')}
            onClick={() => void keep()}
          >
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <Frame slot={slot} onMove={move} label={t('crop.move')}>
        <CropPicture
          picture={picture}
          file={file}
          place={size && rect && placeOf(size, rect)}
          onSize={setSize}
          onUnreadable={() => {
            toast.error(t('crop.unreadable'));
            onClose();
          }}
        />
      </Frame>
      <label className="mt-4 flex items-center gap-3 text-ink-2 [&_svg]:size-5 [&_svg]:shrink-0">
        <ZoomOut aria-hidden />
        <input
          type="range"
          aria-label={t('crop.zoom')}
          min={1}
          max={maxZoom}
          step={zoomStep}
          value={crop.zoom}
          onChange={({ target }) => setCrop((now) => zoomedTo(now, Number(target.value)))}
          className="h-11 grow accent-(--brand)"
        />
        <ZoomIn aria-hidden />
      </label>
    </Dialog>
  );
}

type FrameProps = {
  slot: PictureSlot;
  label: string;
  onMove: (by: { x: number; y: number }) => void;
  children: ReactNode;
};

/** Shows the fixed window over the picture. */
function Frame({ slot, label, onMove, children }: FrameProps) {
  const held = useRef<{ x: number; y: number }>(undefined);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!held.current) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (event.clientX - held.current.x) / width, y: (event.clientY - held.current.y) / height });
    held.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (held.current = undefined)}
      onPointerCancel={() => (held.current = undefined)}
      className={clsx(
        'relative mx-auto block cursor-grab touch-none overflow-hidden bg-sunken active:cursor-grabbing',
        slot === 'avatar' ? 'aspect-square w-64 rounded-full' : 'aspect-[4/1] w-full rounded-md',
      )}
    >
      {children}
    </button>
  );
}

type PictureProps = {
  picture: RefObject<HTMLImageElement | null>;
  file: File;
  place: { width: string; left: string; top: string } | undefined;
  onSize: (size: Size) => void;
  onUnreadable: () => void;
};

/** Returns the position of the picture under the window, so that the kept part fills it. */
const placeOf = (size: Size, rect: Rect) => ({
  width: `${(size.width / rect.width) * 100}%`,
  left: `${(-rect.x / rect.width) * 100}%`,
  top: `${(-rect.y / rect.height) * 100}%`,
});

/** Shows a local file; its object URL is revoked on unmount. */
function CropPicture({ picture, file, place, onSize, onUnreadable }: PictureProps) {
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [picture, file]);
  return (
    <img
      ref={picture}
      alt=""
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize({ width, height })
      }
      onError={onUnreadable}
      className={clsx('pointer-events-none absolute max-w-none', !place && 'invisible')}
      style={place}
    />
  );
}
