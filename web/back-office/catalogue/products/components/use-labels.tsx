import { Barcode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { type LabelSheetName, labelSheetNames, maxLabels } from '#shared/catalogue/label-sheets.ts';
import { printLabels } from '#shared/catalogue/labels.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { BulkAct } from '#web/ui/list/use-bulk.ts';

type LabelRequest = { sheet: LabelSheetName; copies: number };

/** Bulk action that makes a printable file of labels; products are not changed. */
export function useLabels(): BulkAct<AdminProduct> {
  const { t } = useTranslation('staffProducts');
  const wanted = useRef<LabelRequest>(undefined);
  const run = async (ids: readonly string[]) => {
    const refuse = (reason: string) => ({ refused: ids.map((id) => ({ id, reason })) });
    if (!wanted.current) return refuse(t('labels.missing', { most: maxLabels }));
    const { sheet, copies } = wanted.current;
    try {
      const lines = ids.map((productId) => ({ productId, copies }));
      const { name, bytes } = await call(printLabels, { body: { sheet, lines } });
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    } catch (failure) {
      return refuse(messageOf(failure) ?? t('labels.failed'));
    }
    return undefined;
  };
  return {
    name: 'labels',
    label: t('labels.act'),
    icon: <Barcode />,
    // All labels go into one file; the server limits their number.
    atOnce: 100,
    preview: () => <LabelWish onChange={(wish) => (wanted.current = wish)} />,
    run,
    done: (count) => t('labels.done', { count }),
  };
}

/** Asks for the sheet format and the number of labels per product. */
function LabelWish({ onChange }: { onChange: (wish: LabelRequest | undefined) => void }) {
  const { t } = useTranslation('staffProducts');
  const [sheet, setSheet] = useState<LabelSheetName>('a4-65');
  const [typed, setTyped] = useState('1');
  const copies = Number(typed);
  const fits = Number.isInteger(copies) && copies >= 1 && copies <= maxLabels;
  useEffect(() => {
    onChange(fits ? { sheet, copies } : undefined);
  });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('labels.sheet')}>
          <Select
            value={sheet}
            onChange={setSheet}
            options={labelSheetNames.map((value) => ({ value, label: t(`labels.sheets.${value}`) }))}
          />
        </Field>
        <Field label={t('labels.copies')} help={t('labels.copiesHelp')}>
          <Input
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => /^\d{0,3}$/.test(target.value) && setTyped(target.value)}
          />
        </Field>
      </div>
      <p className="mt-3 text-sm text-ink-2">{t('labels.hint', { most: maxLabels })}</p>
    </>
  );
}
