import { useTranslation } from 'react-i18next';
import { findGoods } from '#shared/inventory/goods.contract.ts';
import { maxOrderLines } from '#shared/orders/order-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { type DraftLine, lineKey, lineOfGoods, withMore } from '../rules/wanted-lines.ts';

type Props = {
  /** Whose shelves are looked at. */
  warehouseId: string | undefined;
  /** While a question is open over the page, a scanner types there. */
  enabled: boolean;
  /** Adds to the lines as they are when the answer has come; answers with what they are then. */
  onAdd: (add: (lines: readonly DraftLine[]) => DraftLine[]) => readonly DraftLine[];
};

/** Goods of a sale by scanner, camera or hand: each code is one piece more, or as many as are in its unit. */
export function CounterScan({ warehouseId, enabled, onAdd }: Props) {
  const { t } = useTranslation('staffOrders');
  const { say } = useShopWords();
  const scanner = useScanner({
    enabled: enabled && warehouseId !== undefined,
    onCode: async ({ code }) => {
      const { exact, data } = await call(findGoods, { query: { q: code, warehouseId: warehouseId ?? '' } });
      const [goods] = exact ? data : [];
      if (!goods) return { tone: 'wrong', text: t('counter.scan.unknown', { code }) };
      if (data.length > 1)
        return {
          tone: 'again',
          text: t('counter.scan.several', { count: data.length }),
          hint: t('counter.scan.severalHint'),
        };
      const line = lineOfGoods(goods);
      const added = { ...line, quantity: goods.unit?.quantity ?? 1 };
      const lines = onAdd((now) => {
        const after = withMore(now, added);
        return after.length > maxOrderLines ? [...now] : after;
      });
      const count = lines.find((one) => lineKey(one) === lineKey(line))?.quantity;
      if (count === undefined) return { tone: 'wrong', text: t('counter.scan.full') };
      return {
        tone: 'good',
        text: t('counter.scan.added', { name: line.name, count }),
        ...(line.variantName && { hint: say(line.variantName) }),
      };
    },
  });
  return <ScanBar scanner={scanner} label={t('counter.scan.label')} />;
}
