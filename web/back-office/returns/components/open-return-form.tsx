import { useQuery } from '@tanstack/react-query';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { ReturnMethod, ReturnReason, returnRules } from '#shared/returns/return-order.ts';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import { Resolution } from '#shared/returns/return-status.ts';
import { openReturn } from '#shared/returns/staff-returns.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RadioField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { type ReturnableLine, ReturnLines } from '#web/ui/record/return-lines.tsx';
import { returnsOfOrderQuery } from '../api/return-queries.ts';
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
  const opening = useAct(openReturn, { done: ({ code }) => t('open.done', { code }) });
  const form = useContractForm(OpenReturnDraft, {
    values: emptyDraft(lines),
    send: ({ pieces, method, ...draft }, clientRequestId) => {
      const items = Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity }));
      // Goods that are received already were brought to the counter.
      const how = draft.status === 'received' ? ('drop_off' as const) : method;
      return opening.send({ body: { ...draft, method: how, items, order: order.id, clientRequestId } });
    },
    madeAt: (id) => `/admin/e-commerce/returns/requests/${id}`,
    onDone: ({ id }) => onMade(id),
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
      <LateNotice order={order} />
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
      <TitledField name="status" options={choices(opened, (value) => t(`open.at.${value}`))} />
      {status === 'approved' && (
        <TitledField
          name="method"
          options={choices(ReturnMethod.options, (value) => t(`returns:method.${value}`))}
        />
      )}
      <TitledField
        name="resolution"
        options={choices(Resolution.options, (value) => t(`returns:resolution.${value}`))}
      />
      <TextAreaField name="note" rows={3} most={returnRules.maxNote} />
    </FormDialog>
  );
}

type TitledProps = {
  name: 'status' | 'method' | 'resolution';
  options: readonly { value: string; label: string }[];
};

/** A choice with a visible title, hidden from screen readers, because the choices have the label themselves. */
function TitledField({ name, options }: TitledProps) {
  const { t } = useTranslation('staffReturns');
  return (
    <div>
      <p aria-hidden className="mb-1 text-sm font-semibold">
        {t(`open.${name}`)}
      </p>
      <RadioField name={name} hideLabel options={options} />
    </div>
  );
}

const isOver = (until: string): boolean => Date.parse(until) < Date.now();

/** Says that the return period is over. The shop may still accept the return. */
function LateNotice({ order: { returnableUntil } }: { order: ReturnedOrder }) {
  const { t } = useTranslation('staffReturns');
  const { day } = useFormat();
  if (returnableUntil === null || !isOver(returnableUntil)) return null;
  return <Notice tone="gold" title={t('open.late', { until: day(returnableUntil) })} />;
}
