import clsx from 'clsx';
import { BookOpen } from 'lucide-react';
import { useBroken } from '#web/ui/hooks/use-broken.ts';
import { pictureAddress } from '#web/ui/media/picture-address.ts';

type Props = { src: string | null; alt: string; className?: string };

/**
 * Shows the whole picture of a document, whatever its shape: the frame beside it has the colours of its corner, which a
 * blurred, much enlarged copy shows. A book on a coloured ground stands for a picture that is missing.
 */
export function LibraryPicture({ src, alt, className }: Props) {
  const { isBroken, onError } = useBroken(src);
  const frame = clsx('aspect-video w-full', className);
  if (src === null || isBroken)
    return (
      <span aria-hidden className={clsx('flex items-center justify-center ground-1 text-gold', frame)}>
        <BookOpen className="size-10 stroke-[1.75]" />
      </span>
    );
  const address = pictureAddress(src, 640);
  return (
    <span className={clsx('relative block overflow-hidden bg-sunken', frame)}>
      <img
        src={address}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full origin-top-left scale-800 object-cover blur-xl"
      />
      <img
        src={address}
        alt={alt}
        loading="lazy"
        onError={onError}
        className="relative size-full object-contain"
      />
    </span>
  );
}
