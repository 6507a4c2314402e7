import type { Goods } from '#shared/inventory/goods.contract.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';

/** Goods in a line of a document: picture, name, code and variant. */
export function GoodsName({ goods }: { goods: Goods }) {
  const { say } = useShopWords();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <GoodsPicture image={goods.image} ground={goods.ground} className="w-9!" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{goods.productName}</span>
        <span className="block text-xs text-ink-2">
          {[goods.code, say(goods.variantName)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}
