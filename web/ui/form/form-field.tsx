import type { ReactNode } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { Field } from '../fields/field.tsx';
import { useFormField } from './use-form-field.ts';

/** What every field by name may be told; words left out are read from the form's texts. */
export type NamedField = {
  name: string;
  label?: ReactNode;
  help?: ReactNode;
  aside?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** For the frame of the field. */
  fieldClassName?: string | undefined;
};

/** What the frame is told, and what goes on to the control. */
export function framed<Props extends NamedField>(props: Props) {
  const { name, label, help, aside, required, hideLabel, fieldClassName, ...control } = props;
  return { frame: { name, label, help, aside, required, hideLabel, fieldClassName }, control };
}

type Props = NamedField & {
  /** Said at once, before the form was ever sent. */
  error?: string | undefined;
  children: (field: ControllerRenderProps, placeholder: string | undefined) => ReactNode;
};

/** Label, control, help and problem of one box of the form around. */
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
