import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContractFormState } from '../../platform/forms/use-contract-form.ts';
import { LeaveAsk } from '../overlays/leave-guard.tsx';
import { FormContext, type FormTexts } from './form-context.ts';

export type ContractFormProps<In extends FieldValues, Out, Reply> = {
  form: ContractFormState<In, Out, Reply>;
  /** Where labels (`name`), placeholders (`namePlaceholder`) and help (`nameHelp`) of the boxes are. */
  texts?: FormTexts;
  /** Ties a submit button elsewhere (a dialog's footer) to this form. */
  id?: string;
  className?: string;
  /** Nothing is lost with it, as with a password that is typed to sign in. */
  leavesFreely?: boolean;
  /** Its reader agreed to lose what is unsaved. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
};

/** The element of a form and what its fields know of it. */
export function ContractForm<In extends FieldValues, Out, Reply>(props: ContractFormProps<In, Out, Reply>) {
  const { form, texts, id, className, children } = props;
  const { element, submit } = form;
  /** A form in a dialog that was opened from this one is still its child to React: it does not send this one. */
  const submitOwn = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target === event.currentTarget) submit(event);
  };
  return (
    // Fields know their box by name alone; which boxes there are is known to whoever made the form.
    <FormContext value={{ form: form as unknown as ContractFormState, texts }}>
      <form id={id} ref={element} noValidate onSubmit={submitOwn} className={className}>
        {children}
      </form>
      {!props.leavesFreely && <LeaveAsk unsaved={form.unsaved} onLeave={props.onLeave} />}
    </FormContext>
  );
}
