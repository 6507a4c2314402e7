import clsx from 'clsx';
import { Heart } from 'lucide-react';

type Props = { label: string; pressed: boolean; onPress: () => void; className?: string };

/** Shows a heart that is full or empty. Its look works on pictures as well as on the page ground. */
export function HeartButton({ label, pressed, onPress, className }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        'inline-flex size-10.5 shrink-0 items-center justify-center rounded-full transition-colors active:translate-y-px pointer-coarse:size-11',
        className,
      )}
    >
      <Heart
        aria-hidden
        className={clsx(
          'size-5 transition-colors',
          pressed ? 'fill-brand stroke-brand' : 'fill-transparent stroke-ink-2',
        )}
      />
    </button>
  );
}
