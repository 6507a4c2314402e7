import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import type { GoodOfLine } from '../rules/purchase-boxes.ts';

/** Name of a good with picture and code; a unit also says how many pieces of its base it holds. */
export function GoodName({ good }: { good: GoodOfLine }) {
  const { t } = useTranslation('purchasing');
  const { number } = useFormat();
  const { say } = useShopWords();
  const { image, ground, name, variantName, code, codes, unit, base } = good;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <GoodsPicture image={image} ground={ground} className="w-9!" />
      <div className="min-w-0">
        <p className="line-clamp-2 text-sm font-semibold">{name}</p>
        <p className="text-xs text-ink-2 tabular-nums">
          {[codes[0] ?? code, say(variantName)].filter(Boolean).join(' · ')}
        </p>
        {base && (
          <p className="text-xs text-ink-2 tabular-nums">
            {t('lines.perUnit', { unit, amount: number(base.quantity), base: base.unit })}
          </p>
        )}
      </div>
    </div>
  );
}
