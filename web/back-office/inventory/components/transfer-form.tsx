import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Goods, GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import {
  requestTransfer,
  type Transfer,
  TransferDraft,
  updateTransfer,
} from '#shared/inventory/transfers.contract.ts';
import { goodsKey, piecesOf } from '../rules/goods-key.ts';
import { GoodsScan } from './goods-scan.tsx';
import { useStockChanged } from '../api/inventory-queries.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { warehousesQuery } from '../api/transfer-queries.ts';
import { GoodsLines } from './goods-lines.tsx';

type Props = { transfer?: Transfer; onSaved: (saved: Transfer) => void };

const blank = { fromId: '', toId: '', note: '', lines: [] };

const valuesOf = ({ from, to, note, lines }: Transfer) => ({
  fromId: from.id,
  toId: to.id,
  note,
  lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
});

/** Form that requests a transfer from one warehouse to another, or edits the requested goods. */
export function TransferForm({ transfer, onSaved }: Props) {
  const { t } = useTranslation('transfers');
  const changed = useStockChanged();
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const [known, setKnown] = useState<ReadonlyMap<string, Goods>>(
    () => new Map((transfer?.lines ?? []).map((line) => [goodsKey(line), line])),
  );
  const form = useContractForm(TransferDraft, {
    values: transfer ? valuesOf(transfer) : blank,
    send: async (draft, clientRequestId) => {
      const saved = transfer
        ? await call(updateTransfer, {
            params: { id: transfer.id },
            body: { ...draft, version: transfer.version },
          })
        : await call(requestTransfer, { body: { ...draft, clientRequestId } });
      await changed();
      return saved;
    },
    onDone: onSaved,
    madeAt: (id) => `/admin/e-commerce/inventory/transfers/${id}`,
  });
  const fromId = useWatch({ control: form.control, name: 'fromId' });
  const options = warehouses.map(({ id, name }) => ({ value: id, label: name }));

  /** Increases the quantity if the goods are in the list already, otherwise adds a line. */
  const add = (goods: GoodsOnShelf) => {
    const { productId, variantId } = goods;
    const lines = form.getValues('lines');
    const place = lines.findIndex((line) => goodsKey(line) === goodsKey(goods));
    const quantity = (lines[place]?.quantity ?? 0) + piecesOf(goods);
    setKnown(new Map(known).set(goodsKey(goods), goods));
    form.setValue(
      'lines',
      place < 0
        ? [...lines, { productId, variantId, quantity }]
        : lines.map((line, at) => (at === place ? { ...line, quantity } : line)),
      { shouldDirty: true, shouldValidate: false },
    );
    const hint = t('form.available', { count: goods.available });
    return { tone: 'good' as const, text: `${goods.productName} · ${quantity}`, hint };
  };

  return (
    <FormPage
      form={form}
      texts={{ ns: 'transfers', at: 'form' }}
      submit={t(transfer ? 'form.save' : 'form.request')}
      sending={t('form.saving')}
    >
      <Card className="space-y-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <SelectField name="fromId" required options={options} />
          <SelectField name="toId" required options={options} />
        </div>
        <TextField name="note" />
      </Card>
      <Card className="space-y-4">
        <GoodsScan warehouseId={fromId || undefined} onGoods={add} />
        {!fromId && <p className="text-sm text-ink-2">{t('form.chooseFrom')}</p>}
        <GoodsLines known={known} />
      </Card>
    </FormPage>
  );
}
