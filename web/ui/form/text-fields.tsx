import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, type InputProps } from '../fields/input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { framed, FormField, type NamedField } from './form-field.tsx';
import { useFormField } from './use-form-field.ts';

/** What the form says of a control. */
export type Bound = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'required';
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of text. */
export function TextField(props: NamedField & Omit<InputProps, Bound>) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {(field, placeholder) => (
        <Input placeholder={placeholder} {...control} {...field} value={textOf(field.value)} />
      )}
    </FormField>
  );
}

export function PasswordField(props: NamedField & Omit<ComponentProps<typeof PasswordInput>, Bound>) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {(field) => <PasswordInput {...control} {...field} value={textOf(field.value)} />}
    </FormField>
  );
}

type TextAreaProps = NamedField & Omit<ComponentProps<'textarea'>, Bound> & { most?: number };

/** Several lines; with `most`, how much of what is allowed was written stands beside the label. */
export function TextAreaField({ most, ...props }: TextAreaProps) {
  const { frame, control } = framed(props);
  const counter = most !== undefined && <Counter name={frame.name} most={most} />;
  return (
    <FormField {...frame} aside={frame.aside ?? counter}>
      {(field, placeholder) => (
        <Textarea placeholder={placeholder} {...control} {...field} value={textOf(field.value)} />
      )}
    </FormField>
  );
}

/** How much was written of what is allowed. */
function Counter({ name, most }: { name: string; most: number }) {
  const { t } = useTranslation('form');
  const { field } = useFormField(name);
  return <span className="tabular-nums">{t('counter', { count: textOf(field.value).length, most })}</span>;
}
