import { useLayoutEffect, useRef, type ChangeEvent, type ClipboardEvent } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { Input, type InputProps } from '../fields/input.tsx';
import { framed, FormField, type NamedField } from './form-field.tsx';
import { caretAfter, groupedDigits, pastedNumber, typedNumber } from './number-text.ts';
import type { Bound } from './text-fields.tsx';

type Props = NamedField &
  Omit<InputProps, Bound | 'type'> & {
    /** True if an empty box means 0. */
    zero?: boolean;
  };

/** Shows a form field for a whole number; an empty box is null. */
export function NumberField(props: Props) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {(field, placeholder) => <DigitsInput placeholder={placeholder} {...control} field={field} />}
    </FormField>
  );
}

/** Shows a form field for an amount in đồng, with digits grouped while typing. */
export const MoneyField = (props: Props) => <NumberField after="₫" {...props} />;

/** Shows digits in groups of three, and keeps the caret where it was typed. */
function DigitsInput({
  field,
  zero,
  ...rest
}: Omit<InputProps, Bound> & { field: ControllerRenderProps; zero?: boolean }) {
  const { value, onChange, onBlur, ref, ...bound } = field;
  const box = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  const shown = typeof value === 'number' ? groupedDigits(value) : '';

  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || !box.current) return;
    const place = caretAfter(shown, digitsBefore.current);
    digitsBefore.current = undefined;
    box.current.setSelectionRange(place, place);
  });

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    digitsBefore.current = before.replace(/\D/g, '').length;
    const number = typedNumber(target.value);
    // Invalid input leaves the value unchanged.
    onChange(number === undefined ? value : number);
  };
  const paste = (event: ClipboardEvent) => {
    const number = pastedNumber(event.clipboardData.getData('text'));
    event.preventDefault();
    if (number !== undefined) onChange(number);
  };

  const settle = () => {
    if (zero && typeof value !== 'number') onChange(0);
  };

  return (
    <Input
      {...rest}
      {...bound}
      ref={(element) => {
        box.current = element;
        ref(element);
      }}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={type}
      onBlur={() => {
        settle();
        onBlur();
      }}
      // Enter submits the form without a blur, so an empty box must become 0 here.
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onPaste={paste}
    />
  );
}
