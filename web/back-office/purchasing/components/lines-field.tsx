import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste, PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxPurchaseLines } from '#shared/purchasing/purchase-draft.ts';
import type { PurchasableGood } from '#shared/purchasing/purchases.contract.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormRow, RowsProblem, useRowsProblem } from '#web/ui/form/rows-field.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { useScanner } from '#web/ui/scan/use-scanner.ts';
import { goodOfCode, goodsQuery } from '../api/purchasing-queries.ts';
import { goodKey, itemOf, type ItemBoxes, type GoodOfLine } from '../rules/purchase-boxes.ts';
import { OrderLine } from './order-line.tsx';
import { PasteLines } from './paste-lines.tsx';

/** Takes the ordered goods by name, code, scan or paste. Repeated goods increase the quantity. */
export function LinesField({ known }: { known: readonly GoodOfLine[] }) {
  const { t } = useTranslation('purchasing');
  const { say } = useShopWords();
  const { control, getValues } = useFormAround().form;
  const rows = useFieldArray({ control, name: 'items' });
  const problem = useRowsProblem('items');
  const [seen, setSeen] = useState(() => new Map(known.map((good) => [goodKey(good), good])));
  const [pasting, setPasting] = useState(false);

  const learn = (goods: readonly PurchasableGood[]) =>
    setSeen(
      (before) =>
        new Map<string, GoodOfLine>([...before, ...goods.map((good) => [goodKey(good), good] as const)]),
    );
  /** Adds to the line of a good or creates one, and returns the new quantity. */
  const take = (good: PurchasableGood, quantity = 1, cost?: number): number => {
    const items = getValues('items') as ItemBoxes[];
    const place = items.findIndex((item) => goodKey(item) === goodKey(good));
    const line = items[place];
    learn([good]);
    if (!line) rows.append({ ...itemOf(good, quantity), ...(cost !== undefined && { cost }) });
    else
      rows.update(place, {
        ...line,
        quantity: line.quantity + quantity,
        ...(cost !== undefined && { cost }),
      });
    return (line?.quantity ?? 0) + quantity;
  };
  const [several, setSeveral] = useState<{ code: string; goods: readonly PurchasableGood[] }>();
  const scanner = useScanner({
    enabled: !pasting,
    onCode: async ({ code }) => {
      const { good, choices } = await goodOfCode(code);
      setSeveral(choices.length > 0 ? { code, goods: choices } : undefined);
      if (choices.length > 0)
        return { tone: 'again', text: t('lines.several', { code }), hint: t('lines.severalHint') };
      if (!good) return { tone: 'wrong', text: t('lines.unknown', { code }), hint: t('lines.unknownHint') };
      const count = take(good);
      return {
        tone: 'good',
        text: `${good.name} · ${count}`,
        ...(good.variantName && { hint: say(good.variantName) }),
      };
    },
  });
  const isFull = rows.fields.length >= maxPurchaseLines;

  return (
    <div {...(problem !== undefined && { 'data-problem': '' })}>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <GoodSearch disabled={isFull} count={rows.fields.length} onChoose={(good) => take(good)} />
        <div className="space-y-3">
          <ScanBar scanner={scanner} label={t('lines.scan')} />
          {several && (
            <GoodChoices
              code={several.code}
              goods={several.goods}
              onChoose={(good) => {
                take(good);
                setSeveral(undefined);
              }}
            />
          )}
        </div>
      </div>
      {rows.fields.length === 0 ? (
        <EmptyState size="sm" icon={<PackageSearch />} title={t('lines.empty')} hint={t('lines.emptyHint')} />
      ) : (
        <ol className="mt-4 divide-y divide-line">
          {rows.fields.map((row, place) => (
            <li key={row.id} className="py-3">
              <FormRow of="items" index={place}>
                <OrderLine
                  // A field array row is a line plus its own key.
                  good={seen.get(goodKey(row as unknown as ItemBoxes))}
                  onRemove={() => rows.remove(place)}
                />
              </FormRow>
            </li>
          ))}
        </ol>
      )}
      <RowsProblem of="items" />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<ClipboardPaste />} disabled={isFull} onClick={() => setPasting(true)}>
          {t('lines.paste')}
        </Button>
        <span className="text-sm text-ink-2 tabular-nums">
          {t('lines.count', { count: rows.fields.length, most: maxPurchaseLines })}
        </span>
      </div>
      {pasting && (
        <PasteLines
          room={maxPurchaseLines - rows.fields.length}
          onTake={(lines) => {
            for (const { good, quantity, cost } of lines) take(good, quantity, cost);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}

type SearchProps = {
  disabled: boolean;
  count: number;
  onChoose: (good: PurchasableGood) => void;
};

/** Search for goods by part of the name or code. */
function GoodSearch({ disabled, count, onChoose }: SearchProps) {
  const { t } = useTranslation('purchasing');
  const { say } = useShopWords();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data, isFetching } = useQuery({ ...goodsQuery(q), enabled: q.length > 0 });
  const found = q.length > 0 ? (data?.data ?? []) : [];
  const choose = (key: string | undefined) => {
    const good = found.find((one) => goodKey(one) === key);
    if (good) onChoose(good);
    setTyped('');
  };
  return (
    <Combobox
      key={count}
      aria-label={t('lines.find')}
      placeholder={t('lines.findPlaceholder')}
      emptyText={t(q === '' ? 'lines.type' : 'lines.none')}
      options={found.map((good) => ({
        value: goodKey(good),
        label: [good.name, say(good.variantName)].filter(Boolean).join(' · '),
        hint: good.codes[0] ?? good.code,
      }))}
      value={undefined}
      onChange={choose}
      onQuery={setTyped}
      loading={isFetching}
      disabled={disabled}
    />
  );
}

type Props = {
  code: string;
  goods: readonly PurchasableGood[];
  onChoose: (good: PurchasableGood) => void;
};

/** Choice between the variants that share a scanned code. */
function GoodChoices({ code, goods, onChoose }: Props) {
  const { t } = useTranslation('purchasing');
  return (
    <div role="group" aria-label={t('lines.severalOf', { code })} className="flex flex-wrap gap-2">
      {goods.map((good) => (
        <Button key={goodKey(good)} size="sm" onClick={() => onChoose(good)}>
          {[good.name, good.variantName].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  );
}
