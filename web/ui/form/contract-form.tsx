import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractFormState } from '../../platform/forms/use-contract-form.ts';
import { LeaveGuardDialog } from '../overlays/leave-guard.tsx';
import { FormContext, type FormTexts } from './form-context.ts';

export type ContractFormProps<In extends FieldValues, Out, Reply> = {
  form: ContractFormState<In, Out, Reply>;
  /** Location of the labels (`name`), placeholders (`namePlaceholder`) and help (`nameHelp`) of the boxes. */
  texts?: FormTexts;
  /** Ties a submit button elsewhere (a dialog's footer) to this form. */
  id?: string;
  className?: string;
  /** True if leaving loses nothing, as with a password typed to sign in. */
  leavesFreely?: boolean;
  /** Called after the user agreed to lose unsaved changes. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
};

/** Renders the form element, and the context its fields read. */
export function ContractForm<In extends FieldValues, Out, Reply>(props: ContractFormProps<In, Out, Reply>) {
  const { form, texts, id, className, children } = props;
  const { element, submit } = form;
  /** Ignores submits that bubble through React from a dialog which was opened inside this form. */
  const submitOwn = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target === event.currentTarget) submit(event);
  };
  return (
    // Fields know their box only by name; the box types are known to the code that created the form.
    <FormContext value={{ form: form as unknown as ContractFormState, texts }}>
      <form id={id} ref={element} noValidate onSubmit={submitOwn} className={className}>
        {children}
      </form>
      {!props.leavesFreely && <LeaveGuardDialog unsaved={form.unsaved} onLeave={props.onLeave} />}
    </FormContext>
  );
}
