import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { ReturnNote, ReturnReason } from '#shared/returns/return-order.ts';
import { takeInRest } from '#shared/shipping/packing.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { BackLine } from './back-line.tsx';

const Draft = z.strictObject({
  lines: z.array(z.strictObject({ itemId: z.string(), returned: z.int().min(0), restocked: z.int().min(0) })),
  reason: ReturnReason,
  note: ReturnNote,
});
type Draft = z.input<typeof Draft>;

type Props = { order: StaffOrder; onClose: () => void };

/** Takes in goods refused at the door while the rest was kept, and how many of them can be resold. */
export function PartialRefusalForm({ order, onClose }: Props) {
  const { t } = useTranslation(['packing', 'returns']);
  const taking = useAct(takeInRest, { done: t('rest.done') });
  const { id, code, items } = order;
  const form = useContractForm(Draft, {
    values: {
      lines: items.map((item) => ({ itemId: item.id, returned: 0, restocked: 0 })),
      reason: 'changed_mind',
      note: '',
    } as Draft,
    send: ({ lines, ...said }) => {
      const back = lines.filter(({ returned }) => returned > 0).map((line) => ({ ...line, lots: [] }));
      return taking.send({ params: { id }, body: { ...said, lines: back } });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'packing', at: 'rest' }}
      title={t('rest.title', { code })}
      description={t('rest.lead')}
      size="lg"
      submit={t('rest.submit')}
      sending={t('rest.sending')}
      onClose={onClose}
    >
      <RefusedLines items={items} />
      <SelectField
        name="reason"
        required
        options={ReturnReason.options.map((value) => ({ value, label: t(`returns:reason.${value}`) }))}
      />
      <TextAreaField name="note" most={1000} rows={2} />
    </FormDialog>
  );
}

function RefusedLines({ items }: Pick<StaffOrder, 'items'>) {
  const { t } = useTranslation('packing');
  const { form } = useFormAround();
  const lines = useWatch({ control: form.control, name: 'lines' }) as Draft['lines'];
  const set = (changed: Draft['lines'][number]) =>
    form.setValue(
      'lines',
      lines.map((line) => (line.itemId === changed.itemId ? changed : line)),
      { shouldDirty: true },
    );
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('rest.lines')}</legend>
      <ol className="divide-y divide-line">
        {items.map((item, place) => {
          const { name, quantity } = item;
          const line = lines[place] ?? { itemId: item.id, returned: 0, restocked: 0 };
          const { returned, restocked } = line;
          const gone = returned - restocked;
          return (
            <li key={item.id} className="py-3.5">
              <BackLine
                goods={item}
                pieces={t('rest.ordered', { count: quantity })}
                counts={[
                  {
                    label: t('rest.returned'),
                    name: t('rest.returnedOf', { name }),
                    value: returned,
                    limit: quantity,
                    // If all returned pieces were resalable they stay so, otherwise the number is capped at
                    // what is left.
                    onChange: (count) =>
                      set({
                        ...line,
                        returned: count,
                        restocked: gone === 0 ? count : Math.min(restocked, count),
                      }),
                  },
                  {
                    label: t('rest.restocked'),
                    name: t('rest.restockedOf', { name }),
                    value: restocked,
                    limit: returned,
                    onChange: (count) => set({ ...line, restocked: count }),
                  },
                ]}
                remark={gone > 0 && t('rest.written', { count: gone })}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
