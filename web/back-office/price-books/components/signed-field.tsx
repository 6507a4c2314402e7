import { useState } from 'react';
import { Input } from '#web/ui/fields/input.tsx';
import { framed, FormField, type NamedField } from '#web/ui/form/form-field.tsx';

const number = /^[-+−]?\d+(?:[.,]\d{1,2})?$/;

/** Parses the typed text; incomplete input such as a single sign or a trailing comma is null. */
function meant(text: string): number | null {
  const typed = text.trim().replaceAll(' ', '');
  return number.test(typed) ? Number(typed.replace('−', '-').replace(',', '.')) : null;
}

/** Number field for a change: allows negative values and two decimals. */
export function SignedField(props: NamedField) {
  const { frame } = framed(props);
  return (
    <FormField {...frame}>
      {({ value, onChange, ...field }, placeholder) => (
        <SignedInput value={value} onChange={onChange} field={{ ...field, placeholder }} />
      )}
    </FormField>
  );
}

type InputProps = { value: unknown; onChange: (value: number | null) => void; field: object };

function SignedInput({ value, onChange, field }: InputProps) {
  const [text, setText] = useState(typeof value === 'number' ? String(value).replace('.', ',') : '');
  const shown = typeof value === 'number' && meant(text) !== value ? String(value).replace('.', ',') : text;
  return (
    <Input
      {...field}
      autoComplete="off"
      className="text-right tabular-nums"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(meant(target.value));
      }}
    />
  );
}
