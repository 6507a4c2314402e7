import type { ReactNode } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { Field } from '../fields/field.tsx';
import { useFormField } from './use-form-field.ts';

/** Props of every field that is found by name; omitted texts come from the form's texts. */
export type NamedField = {
  name: string;
  label?: ReactNode;
  help?: ReactNode;
  aside?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** Class name of the field's frame. */
  fieldClassName?: string | undefined;
};

/** Splits props into those of the frame and those of the control. */
export function framed<Props extends NamedField>(props: Props) {
  const { name, label, help, aside, required, hideLabel, fieldClassName, ...control } = props;
  return { frame: { name, label, help, aside, required, hideLabel, fieldClassName }, control };
}

type Props = NamedField & {
  /** An error shown at once, even before the form was first submitted. */
  error?: string | undefined;
  children: (field: ControllerRenderProps, placeholder: string | undefined) => ReactNode;
};

/** Shows label, control, help and error of one box of the surrounding form. */
export function FormField({ name, children, fieldClassName, ...given }: Props) {
  const { field, error, label, help, placeholder } = useFormField(name);
  return (
    <Field
      label={given.label ?? label ?? name}
      help={given.help ?? help}
      aside={given.aside}
      required={given.required ?? false}
      hideLabel={given.hideLabel ?? false}
      error={given.error ?? error}
      {...(fieldClassName !== undefined && { className: fieldClassName })}
    >
      {children(field, placeholder)}
    </Field>
  );
}
