import clsx from 'clsx';
import { initialsOf, tintOf } from '#web/ui/data/avatar-look.ts';
import { useBroken } from '#web/ui/hooks/use-broken.ts';

type Props = { name: string; logo?: string | null | undefined; className?: string };

/** Shows a logo, else initials. The name stands beside it, so the logo has no alternative text. */
export function MakerLogo({ name, logo, className }: Props) {
  const src = logo?.replace('{width}', '320');
  const { isBroken, onError } = useBroken(src);
  const look = clsx('shrink-0 rounded-lg', className);
  if (src && !isBroken)
    return (
      <img
        src={src}
        alt=""
        width={112}
        height={112}
        onError={onError}
        className={clsx(look, 'bg-sunken object-cover')}
      />
    );
  return (
    <span
      aria-hidden
      data-initials={initialsOf(name)}
      className={clsx(
        look,
        tintOf(name),
        'inline-flex items-center justify-center font-bold text-ink-2 before:content-[attr(data-initials)]',
      )}
    />
  );
}
