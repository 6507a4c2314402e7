import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { ReturnMethod, ReturnReason, returnRules } from '#shared/returns/return-order.ts';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import { Resolution } from '#shared/returns/return-status.ts';
import { openReturn } from '#shared/returns/staff-returns.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { RadioField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { type ReturnableLine, ReturnLines } from '#web/ui/record/return-lines.tsx';
import { returnsOfOrderQuery, useReturnChanged } from '../api/return-queries.ts';
import { emptyDraft, opened, OpenReturnDraft } from '../rules/open-return-draft.ts';

/** Fields of an order that its return needs. */
export type ReturnedOrder = Pick<Order, 'id' | 'code' | 'status' | 'items' | 'returnableUntil'>;

type Props = { order: ReturnedOrder; onClose: () => void; onMade: (id: string) => void };

/** Form that opens a return for a buyer on the phone or at the counter. */
export function OpenReturnForm(props: Props) {
  const { data } = useQuery(returnsOfOrderQuery(props.order.id));
  return data ? <Form {...props} lines={returnableLines(props.order, data.data)} /> : null;
}

function Form({ order, onClose, onMade, lines }: Props & { lines: readonly ReturnableLine[] }) {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const changed = useReturnChanged();
  const form = useContractForm(OpenReturnDraft, {
    values: emptyDraft(lines),
    send: async ({ pieces, method, ...draft }, clientRequestId) => {
      const items = Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity }));
      // Goods that are received already were brought to the counter.
      const how = draft.status === 'received' ? ('drop_off' as const) : method;
      try {
        return await call(openReturn, {
          body: { ...draft, method: how, items, order: order.id, clientRequestId },
        });
      } finally {
        await changed();
      }
    },
    madeAt: (id) => `/admin/e-commerce/returns/requests/${id}`,
    onDone: ({ id, code }) => {
      toast.success(t('open.done', { code }));
      onMade(id);
    },
  });
  const { control } = form;
  const { field: chosen } = useController({ control, name: 'pieces' });
  const { errors } = useFormState({ control });
  const status = useWatch({ control, name: 'status' });
  const choices = <Value extends string>(values: readonly Value[], say: (value: Value) => string) =>
    values.map((value) => ({ value, label: say(value) }));
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'open' }}
      title={t('open.title', { code: order.code })}
      size="lg"
      submit={t('open.submit')}
      sending={t('step.busy')}
      onClose={onClose}
    >
      <Late order={order} />
      {lines.every(({ left }) => left === 0) && <Notice tone="gold" title={t('open.nothing')} />}
      <fieldset>
        <legend className="text-sm font-semibold">{t('open.pieces')}</legend>
        <ReturnLines lines={lines} pieces={chosen.value} onPieces={chosen.onChange} />
        {errors.pieces && (
          <p role="alert" className="mt-1 text-sm font-medium text-danger">
            {t('returns:request.itemsNeeded')}
          </p>
        )}
      </fieldset>
      <SelectField
        name="reason"
        required
        options={choices(ReturnReason.options, (value) => t(`returns:reason.${value}`))}
      />
      <TitledField title={t('open.status')}>
        <RadioField name="status" hideLabel options={choices(opened, (value) => t(`open.at.${value}`))} />
      </TitledField>
      {status === 'approved' && (
        <TitledField title={t('open.method')}>
          <RadioField
            name="method"
            hideLabel
            options={choices(ReturnMethod.options, (value) => t(`returns:method.${value}`))}
          />
        </TitledField>
      )}
      <TitledField title={t('open.resolution')}>
        <RadioField
          name="resolution"
          hideLabel
          options={choices(Resolution.options, (value) => t(`returns:resolution.${value}`))}
        />
      </TitledField>
      <TextAreaField name="note" rows={3} most={returnRules.maxNote} />
    </FormDialog>
  );
}

/** Visible title of a choice; hidden from screen readers, because the choices have the label themselves. */
const TitledField = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p aria-hidden className="mb-1 text-sm font-semibold">
      {title}
    </p>
    {children}
  </div>
);

const isLate = ({ returnableUntil }: ReturnedOrder): boolean =>
  returnableUntil !== null && Date.parse(returnableUntil) < Date.now();

/** Says that the return period is over. The shop may still accept the return. */
function Late({ order }: { order: ReturnedOrder }) {
  const { t } = useTranslation('staffReturns');
  const { day } = useFormat();
  if (!isLate(order)) return null;
  return <Notice tone="gold" title={t('open.late', { until: day(order.returnableUntil ?? '') })} />;
}
