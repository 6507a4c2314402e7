import clsx from 'clsx';
import { initialsOf, tintOf } from './avatar-look.ts';
import { useBroken } from '../hooks/use-broken.ts';

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Beside the written name the picture says nothing new. */
  decorative?: boolean;
  className?: string;
};

const sizes = {
  xs: 'size-6 text-[0.625rem]',
  sm: 'size-8 text-xs',
  md: 'size-10.5 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-24 text-2xl',
};

/** A portrait, or initials on the person's own tint when there is none or it does not load. */
export function Avatar({ name, src, size = 'md', decorative, className }: AvatarProps) {
  const { isBroken, onError } = useBroken(src);
  const look = clsx('inline-flex shrink-0 items-center justify-center rounded-full', sizes[size], className);
  if (src && !isBroken)
    return (
      <img
        src={src}
        alt={decorative ? '' : name}
        loading="lazy"
        className={clsx(look, 'bg-sunken object-cover')}
        onError={onError}
      />
    );
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      // Drawn, not written: initials are a picture of the name, and would spoil the names of buttons around them.
      data-initials={initialsOf(name)}
      className={clsx(look, tintOf(name), 'font-semibold text-ink-2 before:content-[attr(data-initials)]')}
    />
  );
}
