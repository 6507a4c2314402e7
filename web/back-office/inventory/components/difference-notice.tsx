import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listDifferences,
  repairShelf,
  type StockDifference,
  StockRepair,
} from '#shared/inventory/inventory.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

/** Shows differences found by the nightly comparison, only to staff who may repair them. */
export function DifferenceNotice() {
  const { t } = useTranslation('inventory');
  const { number, moment } = useFormat();
  const { say } = useShopWords();
  const { data } = useQuery({ ...apiQuery(listDifferences), enabled: useCan('stock.repair') });
  const [repaired, setRepaired] = useState<StockDifference>();
  if (!data || data.data.length === 0) return null;
  const counts = ({ onHand, reserved }: StockDifference['row']) => `${number(onHand)} (${number(reserved)})`;
  return (
    <Notice tone="gold" className="mb-4" title={t('differences.title', { count: data.data.length })}>
      {data.checkedAt && <p>{t('differences.checked', { at: moment(data.checkedAt) })}</p>}
      <ul className="mt-2 divide-y divide-line text-ink">
        {data.data.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow">
              <span className="font-semibold">{one.productName}</span>{' '}
              {[say(one.variantName), one.warehouseName].filter(Boolean).join(' · ')}
              <span className="block text-ink-2">
                {t(`differences.kind.${one.kind}`)} · {t('differences.book')} {counts(one.book)} ·{' '}
                {t('differences.row')} {counts(one.row)}
              </span>
            </span>
            <Button size="sm" onClick={() => setRepaired(one)}>
              {t('differences.repair')}
            </Button>
          </li>
        ))}
      </ul>
      {repaired && <RepairDialog of={repaired} onClose={() => setRepaired(undefined)} />}
    </Notice>
  );
}

/** Dialog where staff enter the real quantities of a shelf after checking it. */
function RepairDialog({ of, onClose }: { of: StockDifference; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const repairing = useAct(repairShelf, { done: t('differences.repaired') });
  const { productId, variantId, warehouseId, revision, row } = of;
  const form = useContractForm(StockRepair, {
    values: { onHand: row.onHand, reserved: row.reserved, reason: '' },
    send: (said) => repairing.send({ body: { productId, variantId, warehouseId, revision, ...said } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'inventory', at: 'differences.form' }}
      title={t('differences.form.title')}
      description={`${of.productName} · ${of.warehouseName}`}
      submit={t('differences.form.save')}
      sending={t('differences.form.saving')}
      onClose={onClose}
    >
      <NumberField name="onHand" required />
      <NumberField name="reserved" required />
      <TextField name="reason" required />
    </FormDialog>
  );
}
