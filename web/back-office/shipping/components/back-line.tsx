import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { LabelledCount } from '#web/ui/fields/labelled-count.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';

type CountField = {
  label: string;
  name: string;
  value: number;
  limit: number;
  onChange: (count: number) => void;
};

type Props = {
  goods: { name: string; variantName: string | null; image: string; ground: number };
  /** Says how many pieces there were. */
  pieces: string;
  counts: readonly CountField[];
  /** Note on pieces that were not put back into stock. */
  remark?: string | false;
};

/** Line of returned goods with its counts. */
export function BackLine({ goods: { name, variantName, image, ground }, pieces, counts, remark }: Props) {
  const { say } = useShopWords();
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-3">
        <GoodsPicture image={image} ground={ground} className="w-12!" />
        <div className="min-w-0 text-sm">
          <p className="font-medium">{name}</p>
          <p className="text-ink-2">{[say(variantName), pieces].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {counts.map((count) => (
          <LabelledCount key={count.name} {...count} />
        ))}
      </div>
      {remark && <p className="text-sm font-medium text-gold">{remark}</p>}
    </div>
  );
}
