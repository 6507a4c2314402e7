import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findGoods, type GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import type { ScanAnswer } from '#web/ui/scan/scan-answer.ts';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';

type Props = {
  /** Warehouse whose shelves are searched; while undefined, nothing is scanned. */
  warehouseId: string | undefined;
  /** Handles one piece of the scanned or chosen goods. */
  onGoods: (goods: GoodsOnShelf) => ScanAnswer | Promise<ScanAnswer>;
};

/** Takes goods by scanner, camera or hand: a code is one piece or a unit's pieces, other text a name. */
export function GoodsScan({ warehouseId, onGoods }: Props) {
  const { t } = useTranslation('inventory');
  const [found, setFound] = useState<readonly GoodsOnShelf[]>([]);
  const scanner = useScanner({
    enabled: warehouseId !== undefined,
    onCode: async ({ code }) => {
      const { exact, data } = await call(findGoods, { query: { q: code, warehouseId: warehouseId ?? '' } });
      const [only] = data;
      const isOne = exact && data.length === 1 && only !== undefined;
      setFound(isOne ? [] : data);
      if (isOne) return onGoods(only);
      if (data.length === 0) return { tone: 'wrong', text: t('scan.unknown', { code }) };
      return { tone: 'again', text: t('scan.choose', { count: data.length }), hint: t('scan.chooseHint') };
    },
  });
  const choose = async (goods: GoodsOnShelf) => {
    try {
      await onGoods(goods);
      setFound([]);
    } catch (failure) {
      toast.error(t('scan.failed'), { description: messageOf(failure) });
    }
  };
  return (
    <div className="space-y-3">
      <ScanBar scanner={scanner} label={t('scan.label')} />
      {found.length > 0 && <Choices found={found} onChoose={(goods) => void choose(goods)} />}
    </div>
  );
}

function Choices({
  found,
  onChoose,
}: {
  found: readonly GoodsOnShelf[];
  onChoose: (one: GoodsOnShelf) => void;
}) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const { say } = useShopWords();
  const unitText = ({ unit, productName }: GoodsOnShelf) =>
    unit && t('scan.unit', { unit: unit.unit, amount: number(unit.quantity), name: productName });
  return (
    <ul
      aria-label={t('scan.choices')}
      className="max-h-80 divide-y divide-line overflow-auto rounded-md border border-line"
    >
      {found.map((goods) => (
        <li key={`${goods.productId} ${goods.variantId} ${goods.unit?.code}`}>
          <button
            type="button"
            onClick={() => onChoose(goods)}
            className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left text-sm hover:bg-hover"
          >
            <GoodsPicture image={goods.image} ground={goods.ground} className="w-9!" />
            <span className="min-w-0 grow">
              <span className="line-clamp-1 font-semibold">{goods.unit?.name ?? goods.productName}</span>
              <span className="block text-xs text-ink-2">
                {[goods.unit?.code ?? goods.code, say(goods.variantName), unitText(goods)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="shrink-0 text-ink-2 tabular-nums">
              {t('scan.onHand', { count: goods.onHand, shown: number(goods.onHand) })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
