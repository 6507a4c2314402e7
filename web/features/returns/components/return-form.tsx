import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { type ReturnOrder, ReturnMethod, ReturnReason, returnRules } from '#shared/returns/return-order.ts';
import { Resolution } from '#shared/returns/return-status.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { ReturnBody } from '../api/return-queries.ts';
import { type ReturnableLine, ReturnLines } from '#web/ui/record/return-lines.tsx';
import { emptyDraft, ReturnDraft } from '../rules/return-draft.ts';
import { addressOfReturn, type ReturnAsker } from '../rules/return-asker.ts';
import { ReturnSummary } from './return-summary.tsx';

type Props = {
  order: Order;
  asker: ReturnAsker;
  lines: readonly ReturnableLine[];
  send: (body: ReturnBody) => Promise<ReturnOrder>;
  onDone: (made: ReturnOrder) => void;
};

/** Shows a form for a return: pieces, reason, and the wanted resolution. A refusal keeps all input. */
export function ReturnForm({ order, asker, lines, send, onDone }: Props) {
  const { t } = useTranslation('returns');
  const pictures = usePictures('reviewImages', [], String);
  const isMember = asker.kind === 'member';
  const form = useContractForm(ReturnDraft, {
    values: emptyDraft(lines),
    held: pictures.sending || pictures.failed,
    send: ({ pieces, ...draft }, clientRequestId) => {
      const items = Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity }));
      return send({ ...draft, orderId: order.id, items, media: pictures.ids ?? [], clientRequestId });
    },
    madeAt: (id) => addressOfReturn(asker, id),
    onDone: (made) => {
      pictures.saved();
      onDone(made);
    },
  });
  const { control } = form;
  const { field: chosen } = useController({ control, name: 'pieces' });
  const { errors } = useFormState({ control });
  const choices = <Value extends string>(values: readonly Value[], say: (value: Value) => string) =>
    values.map((value) => ({ value, label: say(value) }));
  return (
    <ContractForm
      form={form}
      texts={{ ns: 'returns', at: 'request' }}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="min-w-0 space-y-5">
        <Part title={t('request.items')}>
          <Problem of={errors.pieces && t('request.itemsNeeded')}>
            <ReturnLines lines={lines} pieces={chosen.value} onPieces={chosen.onChange} />
          </Problem>
        </Part>
        <Part title={t('request.reason')}>
          <Problem of={errors.reason && t('request.reasonNeeded')}>
            <RadioField
              name="reason"
              hideLabel
              quiet
              options={choices(ReturnReason.options, (value) => t(`reason.${value}`))}
              className="sm:[&_[role=radiogroup]]:grid sm:[&_[role=radiogroup]]:grid-cols-2"
            />
          </Problem>
          <div className="mt-4">
            <TextAreaField name="note" most={returnRules.maxNote} rows={4} />
          </div>
          {/* Pictures need an account. */}
          {isMember && (
            <div className="mt-5">
              <PictureField pictures={pictures} most={returnRules.maxPictures} />
            </div>
          )}
        </Part>
        <Part title={t('request.resolution')}>
          <RadioField
            name="resolution"
            hideLabel
            look="pill"
            options={choices(Resolution.options, (value) => t(`resolution.${value}`))}
            className="max-sm:[&_button]:min-h-11"
          />
          <h3 className="mt-5 mb-2.5 text-base font-bold">{t('request.method')}</h3>
          <RadioField
            name="method"
            hideLabel
            look="tile"
            options={choices(ReturnMethod.options, (value) => t(`method.${value}`)).map((option) => ({
              ...option,
              help: t(`methodHelp.${option.value}`),
            }))}
          />
        </Part>
      </div>
      <ReturnSummary order={order} form={form} pictures={pictures} />
    </ContractForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      {children}
    </Card>
  );
}

/** Shows a choice with its error right below it, above the rest of its section. */
function Problem({ of, children }: { of: ReactNode; children: ReactNode }) {
  return (
    <>
      <div {...(of && { 'data-problem': '' })}>{children}</div>
      {of && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {of}
        </p>
      )}
    </>
  );
}
