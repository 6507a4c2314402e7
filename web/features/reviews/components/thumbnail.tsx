import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '#web/ui/media/media.ts';
import { PictureGround } from '#web/ui/media/picture-ground.tsx';

type Props = {
  item: MediaItem;
  index: number;
  total: number;
  className?: string;
  onOpen: (index: number) => void;
};

/** Shows a small square picture that opens the viewer. */
export function Thumbnail({ item, index, total, className, onOpen }: Props) {
  const { t } = useTranslation('media');
  return (
    <button
      type="button"
      aria-label={`${t('open', { index: index + 1, total })}. ${item.alt}`}
      onClick={() => onOpen(index)}
      className={clsx('block overflow-hidden rounded-md transition-[filter] hover:brightness-95', className)}
    >
      <PictureGround src={item.src} alt="" ground={item.ground ?? 1} photo={item.ground === undefined} />
    </button>
  );
}
