import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { Input, type InputProps } from '../fields/input.tsx';
import { framed, FormField, type NamedField } from './form-field.tsx';
import type { Bound } from './text-fields.tsx';

type Props = NamedField & Omit<InputProps, Bound | 'type'>;

const shownAs = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : '';
const numberOf = (typed: string): number => Number(typed.replace(',', '.')) || 0;

/** Shows a box for a number with a decimal comma or point; an empty box is 0. */
export function DecimalField(props: Props) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {(field, placeholder) => <DecimalInput placeholder={placeholder} {...control} field={field} />}
    </FormField>
  );
}

function DecimalInput({ field, ...rest }: Omit<InputProps, Bound> & { field: ControllerRenderProps }) {
  const { value, onChange, onBlur, ref, ...bound } = field;
  /** Text while typing: '0,' is an incomplete '0,5'. */
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      {...bound}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shownAs(value)}
      onChange={({ target }) => {
        if (!/^\d{0,9}(?:[.,]\d{0,3})?$/.test(target.value)) return;
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}
