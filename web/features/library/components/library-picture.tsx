import clsx from 'clsx';
import { BookOpen } from 'lucide-react';
import { useBroken } from '#web/ui/hooks/use-broken.ts';
import { pictureAddress } from '#web/ui/media/picture-address.ts';

type Props = { src: string | null; alt: string; className?: string };

/** Shows the picture of a document; a book on a coloured ground stands for one that has none. */
export function LibraryPicture({ src, alt, className }: Props) {
  const { isBroken, onError } = useBroken(src);
  const frame = clsx('aspect-video w-full', className);
  if (src === null || isBroken)
    return (
      <span aria-hidden className={clsx('flex items-center justify-center ground-1 text-gold', frame)}>
        <BookOpen className="size-10 stroke-[1.75]" />
      </span>
    );
  return (
    <img
      src={pictureAddress(src, 640)}
      alt={alt}
      loading="lazy"
      onError={onError}
      className={clsx('bg-sunken object-cover', frame)}
    />
  );
}
