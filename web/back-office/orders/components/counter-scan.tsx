import { useTranslation } from 'react-i18next';
import { findGoods } from '#shared/inventory/goods.contract.ts';
import { maxOrderLines } from '#shared/orders/order-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { type DraftLine, lineKey, lineOfGoods, withMore } from '../rules/draft-line.ts';

type Props = {
  /** Warehouse whose shelves are searched. */
  warehouseId: string | undefined;
  /** False while a dialog is open, because the scanner types into that dialog then. */
  enabled: boolean;
  /** Applies the callback to the current lines when the goods were found, and returns the new lines. */
  onAdd: (add: (lines: readonly DraftLine[]) => DraftLine[]) => readonly DraftLine[];
};

/** Goods of a sale by scanner, camera or hand. Each code adds one piece, or all pieces of its unit. */
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
