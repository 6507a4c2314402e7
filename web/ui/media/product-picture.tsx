import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useBroken } from '../hooks/use-broken.ts';
import { usualSizes } from './picture-sizes.ts';

export const grounds = [1, 2, 3, 4, 5, 6] as const;
export type PictureBackground = (typeof grounds)[number];

/** Class names are written in full, because Tailwind only generates classes it finds in the code. */
export const backgroundClasses: Record<PictureBackground, string> = {
  1: 'ground-1',
  2: 'ground-2',
  3: 'ground-3',
  4: 'ground-4',
  5: 'ground-5',
  6: 'ground-6',
};

/** Maps any number or id to one of the grounds, always the same. */
export function backgroundOf(seed: number | string): PictureBackground {
  const number =
    typeof seed === 'number'
      ? seed
      : Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return grounds[Math.abs(Math.trunc(number)) % grounds.length] ?? 1;
}

/** A faint icon in the centre of the ground, shown instead of the browser's broken-image icon. */
const glyph = 'size-[18%] max-w-10 min-w-4 stroke-[1.5] text-ink-3 opacity-70';

const defaultWidths = [160, 320, 640] as const;

export type ProductPictureProps = {
  /** `/media/products/rice-1-{width}.webp`, or one plain address. */
  src: string | null | undefined;
  alt: string;
  ground?: PictureBackground;
  widths?: readonly number[];
  /** Displayed width, as in `<img sizes>`. */
  sizes?: string;
  /** True for the first pictures of a page, which load at once instead of lazily. */
  eager?: boolean;
  /** True for photographs, which fill the square; objects with a transparent background stand on the ground. */
  photo?: boolean;
  className?: string;
};

/** Shows a product picture: an object on a tinted ground that has a dark variant. */
export function ProductPicture(props: ProductPictureProps) {
  const { src, alt, ground = 1, widths = defaultWidths, sizes = usualSizes, eager } = props;
  const { isBroken, onError } = useBroken(src);
  const at = (width: number) => src?.replace('{width}', String(width)) ?? '';
  const many = src?.includes('{width}');
  return (
    <span
      className={clsx(
        'relative flex aspect-square w-full items-center justify-center overflow-hidden',
        backgroundClasses[ground],
        props.className,
      )}
    >
      {isBroken && (
        <ImageOff role={alt ? 'img' : undefined} aria-label={alt || undefined} className={glyph} />
      )}
      {src && !isBroken && (
        <img
          onError={onError}
          src={at(widths[Math.min(1, widths.length - 1)] ?? 320)}
          srcSet={many ? widths.map((width) => `${at(width)} ${width}w`).join(', ') : undefined}
          sizes={many ? sizes : undefined}
          alt={alt}
          width={320}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className={
            props.photo
              ? 'size-full object-cover'
              : 'size-[68%] object-contain drop-shadow-[0_0.75rem_1rem_var(--object-shadow)]'
          }
        />
      )}
    </span>
  );
}
