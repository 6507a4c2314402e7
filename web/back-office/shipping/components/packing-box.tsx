import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackingLine, PackingOrder } from '#shared/shipping/packing-order.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { packingOrderQuery, useTicks } from '../api/packing-queries.ts';
import { allPieces, isCounted, lineOfCode, packedPieces } from '../rules/pick-list.ts';

type Props = {
  order: PackingOrder;
  /** True if goods can be put into the box. */
  isOpen: boolean;
};

/** Packing box: every piece is scanned or ticked when it is put in. */
export function PackingBox({ order, isOpen }: Props) {
  const { t } = useTranslation('packing');
  const tick = useTicks(order.id);
  const { items, parcels } = order;
  const client = useQueryClient();
  const turn = useRef(Promise.resolve());
  /** Runs scans one by one from the previous result, because a scanner is faster than the server. */
  const inTurn = <T,>(work: (now: PackingOrder) => Promise<T>): Promise<T> => {
    const done = turn.current.then(() =>
      work(client.getQueryData<PackingOrder>(packingOrderQuery(order.id).queryKey) ?? order),
    );
    turn.current = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
  const set = async (lines: { id: string; packed: number }[]) => {
    try {
      await tick({ lines });
    } catch (failure) {
      toast.error(t('tickFailed'), { description: messageOf(failure) });
    }
  };
  const scanner = useScanner({
    enabled: isOpen,
    accepts: (code) => lineOfCode(items, code) !== undefined,
    onCode: ({ code }) =>
      inTurn(async (now) => {
        const line = lineOfCode(now.items, code);
        if (!line)
          return { tone: 'wrong', text: t('scan.notOrdered', { code }), hint: t('scan.notOrderedHint') };
        if (line.packed >= line.quantity)
          return { tone: 'wrong', text: t('scan.full', { name: line.name }), hint: t('scan.fullHint') };
        const after = await tick({ lines: [{ id: line.id, packed: line.packed + 1 }] });
        const { packed = 0 } = after.items.find(({ id }) => id === line.id) ?? {};
        const isAll = packedPieces(after.items) === allPieces(after.items);
        return {
          tone: 'good',
          text: `${line.name} · ${packed}/${line.quantity}`,
          ...(isAll && { hint: t('scan.all') }),
        };
      }),
  });
  return (
    <Card className="space-y-4">
      {isOpen && <ScanBar scanner={scanner} label={t('scan.label')} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">
          {isCounted(order)
            ? t('inBox', { packed: packedPieces(items), all: allPieces(items) })
            : t('notScanned', { all: allPieces(items) })}
        </h2>
        {isOpen && (
          <Button
            size="sm"
            icon={<CheckCheck />}
            onClick={() => void set(items.map(({ id, quantity }) => ({ id, packed: quantity })))}
          >
            {t('tickAll')}
          </Button>
        )}
      </div>
      <ol className="divide-y divide-line">
        {items.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-3 py-3">
            <GoodsPicture image={line.image} ground={line.ground} className="w-12!" />
            <LineWords line={line} many={parcels.length > 1} />
            {isOpen ? (
              <QuantityStepper
                size="sm"
                min={0}
                limit={line.quantity}
                value={line.packed}
                label={t('packedOf', { name: line.name })}
                onChange={(packed) => void set([{ id: line.id, packed }])}
              />
            ) : (
              <span className="font-semibold tabular-nums">{`${line.packed} / ${line.quantity}`}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function LineWords({ line, many }: { line: PackingLine; many: boolean }) {
  const { t } = useTranslation('packing');
  const { say } = useShopWords();
  const { name, variantName, sku, combos, quantity, packed, unit, parcel, place } = line;
  return (
    <div className="min-w-40 grow">
      <p className="font-semibold">{name}</p>
      <p className="text-xs text-ink-2">
        {[place && t('atPlace', { place }), say(variantName), sku, t('wanted', { count: quantity, unit })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-1 flex flex-wrap gap-1">
        {combos.map((combo) => (
          <Badge key={combo} tone="sky">
            {t('ofCombo', { name: combo })}
          </Badge>
        ))}
        {many && <Badge>{t('parcelNumber', { number: parcel })}</Badge>}
        {packed >= quantity && <Badge tone="jade">{t('enough')}</Badge>}
      </p>
    </div>
  );
}
