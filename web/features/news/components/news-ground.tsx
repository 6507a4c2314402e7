import clsx from 'clsx';
import { Newspaper } from 'lucide-react';
import { backgroundClasses, backgroundOf } from '#web/ui/media/product-picture.tsx';

/** Shows a tinted ground in place of a picture, so that cards beside each other look alike. */
export function NewsGround({ id, className }: { id: string; className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx(
        'flex aspect-video items-center justify-center',
        backgroundClasses[backgroundOf(id)],
        className,
      )}
    >
      <Newspaper className="size-10 stroke-[1.5] text-ink-3 opacity-70" />
    </div>
  );
}
