import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, type InputProps } from '../fields/input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { Textarea } from '../fields/textarea.tsx';
import { framed, FormField, type NamedField } from './form-field.tsx';
import { useFormField } from './use-form-field.ts';

/** Props of a control that the form sets. */
export type Bound = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'required';
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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

type TextAreaProps = NamedField &
  Omit<ComponentProps<'textarea'>, Bound> & {
    /** Maximum length; longer text is reported while typing. */
    most?: number;
    /** Shows how much of the allowed length is used. */
    counted?: boolean;
  };

export function TextAreaField({ most = Infinity, counted, ...props }: TextAreaProps) {
  const { t } = useTranslation('form');
  const { frame, control } = framed(props);
  const { length } = textOf(useFormField(frame.name).field.value);
  const counter = counted && <span className="tabular-nums">{t('counter', { count: length, most })}</span>;
  const tooLong = length > most ? t('tooLong', { count: length - most }) : undefined;
  return (
    <FormField {...frame} aside={frame.aside ?? counter} error={tooLong}>
      {(field, placeholder) => (
        <Textarea placeholder={placeholder} {...control} {...field} value={textOf(field.value)} />
      )}
    </FormField>
  );
}
