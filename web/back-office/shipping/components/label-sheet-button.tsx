import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ParcelSheetName, parcelSheetNames } from '#shared/shipping/parcel-choices.ts';
import { remembered, useRemembered } from '#web/platform/memory/remembered.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { labelSheetOf } from '../api/packing-queries.ts';

/** Remembered per browser, because a packing desk keeps its label printer. */
export const labelSheet = remembered(
  'cholang-label-sheet',
  (kept): ParcelSheetName => parcelSheetNames.find((name) => name === kept) ?? 'a6',
);

/** Select for the paper size of labels. */
export function SheetChoice() {
  const { t } = useTranslation('packing');
  return (
    <Select
      aria-label={t('sheet.label')}
      value={useRemembered(labelSheet)}
      onChange={(name) => labelSheet.keep(name)}
      options={parcelSheetNames.map((value) => ({ value, label: t(`sheet.${value}`) }))}
    />
  );
}

/** Button that downloads all labels of a batch as one file. */
export function LabelSheetButton({ orders, count }: { orders: readonly string[]; count: number }) {
  const { t } = useTranslation('packing');
  const sheet = useRemembered(labelSheet);
  return (
    <div className="flex flex-wrap gap-2">
      <SheetChoice />
      <FileButton
        icon={<Tags />}
        disabled={count === 0}
        fetchFile={() => labelSheetOf(sheet, orders)}
        failed={t('labelFailed')}
      >
        {t('batch.labels', { count })}
      </FileButton>
    </div>
  );
}
