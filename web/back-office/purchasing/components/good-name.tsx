import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import type { KnownGood } from '../rules/purchase-boxes.ts';

/** What it is: picture, name, and what it is scanned by. */
export function GoodName({ good: { image, ground, name, variantName, code, codes } }: { good: KnownGood }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <GoodsPicture image={image} ground={ground} className="w-9!" />
      <div className="min-w-0">
        <p className="line-clamp-2 text-sm font-semibold">{name}</p>
        <p className="text-xs text-ink-2 tabular-nums">
          {[codes[0] ?? code, variantName].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}
