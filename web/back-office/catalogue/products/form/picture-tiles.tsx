import clsx from 'clsx';
import { ArrowLeft, ArrowRight, RotateCw, Star, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import type { SendingPicture } from './use-picture-sending.ts';

type Props = {
  src: string;
  place: number;
  count: number;
  main: boolean;
  onMain: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const frame = 'relative w-36 overflow-hidden rounded-md border bg-surface';
const picture = 'aspect-square w-full bg-sunken object-cover';

/** Tile of one product picture, moved by dragging or with its two arrow buttons. */
export function PictureTile({ src, place, count, main, onMain, onMove, onRemove }: Props) {
  const { t } = useTranslation('staffProducts');
  const index = place + 1;
  return (
    <div className={clsx(frame, 'cursor-grab', main ? 'border-brand' : 'border-line')}>
      <img src={src} alt={t('picture.alt', { index })} draggable={false} className={picture} />
      {main && (
        <Badge tone="solid" className="absolute top-1.5 left-1.5">
          {t('picture.main')}
        </Badge>
      )}
      <div className="flex justify-between p-1">
        <IconButton
          size="sm"
          label={t('picture.before', { index })}
          icon={<ArrowLeft />}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t('picture.makeMain', { index })}
          icon={<Star className={main ? 'fill-current text-brand' : undefined} />}
          pressed={main}
          onClick={onMain}
        />
        <IconButton size="sm" label={t('picture.remove', { index })} icon={<X />} onClick={onRemove} />
        <IconButton
          size="sm"
          label={t('picture.after', { index })}
          icon={<ArrowRight />}
          disabled={index === count}
          onClick={() => onMove(1)}
        />
      </div>
    </div>
  );
}

type SendingProps = { picture: SendingPicture; onRetry: () => void; onGiveUp: () => void };

/** Tile of a picture that is uploading or failed. */
export function SendingTile({ picture: sent, onRetry, onGiveUp }: SendingProps) {
  const { t } = useTranslation('staffProducts');
  const { name, preview, progress, failed } = sent;
  const percent = Math.round(progress * 100);
  return (
    <div className={clsx(frame, failed ? 'border-danger' : 'border-line')}>
      <img src={preview} alt={name} className={clsx(picture, 'opacity-50')} />
      <div className="flex items-center justify-between gap-1 p-1 pl-2 text-xs">
        <span role="status" className={failed ? 'text-danger' : 'text-ink-2'}>
          {failed ? t('picture.failed') : t('picture.sending', { percent })}
        </span>
        <span className="flex">
          {failed && (
            <IconButton
              size="sm"
              label={t('picture.retry', { name })}
              icon={<RotateCw />}
              onClick={onRetry}
            />
          )}
          <IconButton size="sm" label={t('picture.giveUp', { name })} icon={<X />} onClick={onGiveUp} />
        </span>
      </div>
    </div>
  );
}
