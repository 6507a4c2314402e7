import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Count, countGoods, type CountLine } from '#shared/inventory/counts.contract.ts';
import type { Goods } from '#shared/inventory/goods.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { remembered } from '#web/platform/memory/remembered.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { countQuery, uncountedQuery } from '../api/inventory-queries.ts';
import { goodsKey } from '../rules/goods-key.ts';

/** Two devices of one account count different goods, so each device has its own id on the sheet. */
const device = remembered('cholang-counting-device', (kept) => (typeof kept === 'string' ? kept : undefined));

function deviceId(): string {
  const known = device.read();
  if (known) return known;
  const made = crypto.randomUUID().slice(0, 8);
  device.keep(made);
  return made;
}

type GoodsKey = Pick<Goods, 'productId' | 'variantId'>;

/** Counting on a sheet. Counts of this device are sent in order, and the server's answers are shown. */
export function useCounting(count: Count) {
  const client = useQueryClient();
  const { user } = useSession();
  const counterId = `${deviceId()}-${user?.id ?? ''}`.slice(0, 64);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** Quantities that were counted here and not confirmed by the server yet. */
  const ahead = useRef(new Map<string, number>());
  const { queryKey } = countQuery(count.id);
  // The answer holds the changed line, so the whole sheet is read again after a recount only.
  const counting = useAct(countGoods, { stale: [uncountedQuery(count.id).queryKey] });
  const recounting = useAct(countGoods);

  const own = (goods: GoodsKey): number => {
    const known = client.getQueryData<Count>(queryKey) ?? count;
    const found = known.lines.find((one) => goodsKey(one) === goodsKey(goods));
    const part = found?.parts.find((one) => one.counterId === counterId);
    return ahead.current.get(goodsKey(goods)) ?? part?.quantity ?? 0;
  };

  const put = async (
    goods: GoodsKey,
    quantity: number,
    { by = counting, anew, lots = [] }: { by?: typeof counting; anew: boolean; lots?: CountLine['lots'] },
  ): Promise<CountLine> => {
    const { productId, variantId } = goods;
    const key = goodsKey(goods);
    ahead.current.set(key, quantity);
    const sent = line.current
      .catch(() => undefined)
      .then(() =>
        by.send({
          params: { id: count.id },
          body: { productId, variantId, counterId, quantity, anew, lots },
        }),
      );
    line.current = sent;
    try {
      const taken = await sent;
      client.setQueryData<Count>(queryKey, (known) => known && withLine(known, taken));
      return taken;
    } finally {
      if (ahead.current.get(key) === quantity) ahead.current.delete(key);
    }
  };

  return {
    /** Adds the pieces just found: one, or the pieces of the scanned unit. */
    add: (goods: GoodsKey, pieces: number) => put(goods, own(goods) + pieces, { anew: false }),
    /** Says that there is none, of goods that nobody counted. */
    setNone: (goods: GoodsKey) => put(goods, 0, { anew: true }),
    /** Sets the quantity of a recount, which replaces everyone's earlier counts, and its lots. */
    recount: (goods: GoodsKey, quantity: number, lots: CountLine['lots']) =>
      put(goods, quantity, { by: recounting, anew: true, lots }),
  };
}

/** Returns the sheet with the updated line on top. */
const withLine = (count: Count, line: CountLine): Count => ({
  ...count,
  lines: [line, ...count.lines.filter((one) => goodsKey(one) !== goodsKey(line))],
});
