import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '../fields/form-footer.tsx';
import { Dialog, type DialogProps } from '../overlays/dialog.tsx';
import { ConflictDialog, type ShowValue } from './conflict-dialog.tsx';
import { ContractForm, type ContractFormProps } from './contract-form.tsx';
import { FormProblem } from './form-problem.tsx';
import { ExistingResultLink } from './existing-result-link.tsx';

type Props<In extends FieldValues, Out, Reply> = Omit<ContractFormProps<In, Out, Reply>, 'id'> &
  Partial<Pick<DialogProps, 'title'>> &
  Pick<DialogProps, 'description' | 'size'> & {
    onClose: () => void;
    /** Text of the submit button; by default `submit` or `save` of the form's texts. */
    submit?: string;
    /** Text of that button while sending; by default `sending` or `saving` of the form's texts, or 'Đang lưu...'. */
    sending?: string;
    showValue?: ShowValue;
    /** Replaces the red error box if the form shows errors in its own way. */
    problem?: ReactNode;
  };

/**
 * Shows a form in a dialog, by default under the `title` of its texts. Mount it when wanted: every opening gets its
 * own idempotency key.
 */
export function FormDialog<In extends FieldValues, Out, Reply>(props: Props<In, Out, Reply>) {
  const { form, title, description, size, onClose, submit, sending, showValue, ...rest } = props;
  const { problem, children, className = 'space-y-4.5', ...around } = rest;
  const id = useId();
  const { t: common } = useTranslation('common');
  const { t } = useTranslation(around.texts?.ns);
  // Text keys are built from where the texts are, which is known only at run time.
  const say = t as unknown as (keys: readonly string[], otherwise?: string) => string;
  const at = (key: string) => `${around.texts?.at}.${key}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closable={!form.sending}
      title={title ?? say([at('title')])}
      {...(description !== undefined && { description })}
      {...(size && { size })}
      footer={
        <FormFooter
          formId={id}
          isSending={form.sending}
          submit={submit ?? say([at('submit'), at('save')])}
          sending={sending ?? say([at('sending'), at('saving')], common('saving'))}
        />
      }
    >
      <ContractForm {...around} form={form} id={id} className={className}>
        {problem ?? (
          <FormProblem form={form}>{form.made && <ExistingResultLink to={form.made} />}</FormProblem>
        )}
        {children}
        <ConflictDialog {...(showValue && { show: showValue })} />
      </ContractForm>
    </Dialog>
  );
}
