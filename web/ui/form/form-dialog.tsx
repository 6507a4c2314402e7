import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFooter } from '../fields/form-footer.tsx';
import { Dialog, type DialogProps } from '../overlays/dialog.tsx';
import { ConflictDialog, type ShowValue } from './conflict-dialog.tsx';
import { ContractForm, type ContractFormProps } from './contract-form.tsx';
import { FormProblem } from './form-problem.tsx';
import { ExistingResultLink } from './existing-result-link.tsx';

type Props<In extends FieldValues, Out, Reply> = Omit<ContractFormProps<In, Out, Reply>, 'id'> &
  Pick<DialogProps, 'title' | 'description' | 'size'> & {
    onClose: () => void;
    submit: string;
    sending: string;
    showValue?: ShowValue;
    /** Replaces the red error box if the form shows errors in its own way. */
    problem?: ReactNode;
  };

/** Shows a form in a dialog. Mount it when wanted: every opening gets its own idempotency key. */
export function FormDialog<In extends FieldValues, Out, Reply>(props: Props<In, Out, Reply>) {
  const { form, title, description, size, onClose, submit, sending, showValue, ...rest } = props;
  const { problem, children, className = 'space-y-4.5', ...around } = rest;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closable={!form.sending}
      title={title}
      {...(description !== undefined && { description })}
      {...(size && { size })}
      footer={<FormFooter formId={id} isSending={form.sending} submit={submit} sending={sending} />}
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
