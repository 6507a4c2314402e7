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
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
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
  const requesting = useAct(requestTransfer);
  const updating = useAct(updateTransfer);
  const options = useWarehouseChoices();
  const [known, setKnown] = useState<ReadonlyMap<string, Goods>>(
    () => new Map((transfer?.lines ?? []).map((line) => [goodsKey(line), line])),
  );
  const form = useContractForm(TransferDraft, {
    values: transfer ? valuesOf(transfer) : blank,
    send: (draft, clientRequestId) =>
      transfer
        ? updating.send({ params: { id: transfer.id }, body: { ...draft, version: transfer.version } })
        : requesting.send({ body: { ...draft, clientRequestId } }),
    onDone: onSaved,
    madeAt: (id) => `/admin/e-commerce/inventory/transfers/${id}`,
  });
  const fromId = useWatch({ control: form.control, name: 'fromId' });

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
