import clsx from 'clsx';
import { initialsOf, tintOf } from './avatar-look.ts';
import { useBroken } from '../hooks/use-broken.ts';

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** True beside the written name, where the picture adds nothing for screen readers. */
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

/** Shows a portrait; initials on the person's own tint if there is no picture or it does not load. */
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
      // CSS draws the initials: as text they would become part of the accessible names of buttons around them.
      data-initials={initialsOf(name)}
      className={clsx(look, tintOf(name), 'font-semibold text-ink-2 before:content-[attr(data-initials)]')}
    />
  );
}
