import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import { Combobox, type ComboboxProps } from '../fields/combobox.tsx';
import { DayInput } from '../fields/day-input.tsx';
import { isoOf } from '../fields/day-text.ts';
import { MomentInput } from '../fields/moment-input.tsx';
import { RadioGroup, type RadioGroupProps } from '../fields/radio-group.tsx';
import { Select, type SelectProps } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { framed, FormField, type NamedField } from './form-field.tsx';
import { type Bound, textOf } from './text-fields.tsx';
import { useFormField } from './use-form-field.ts';

/** Shows a form field with a `Select`: one of a few options. */
export function SelectField<Value extends string>({
  onChosen,
  ...props
}: NamedField &
  Omit<SelectProps<Value>, Bound> & {
    /** Called after a choice, to update other boxes that depend on it. */
    onChosen?: (value: Value) => void;
  }) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {({ name: _, value, onChange, ...field }, placeholder) => (
        <Select
          {...(placeholder !== undefined && { placeholder })}
          {...control}
          {...field}
          onChange={(chosen) => {
            onChange(chosen);
            onChosen?.(chosen);
          }}
          // Null means that nothing is chosen.
          value={(value ?? undefined) as Value | undefined}
        />
      )}
    </FormField>
  );
}

/** Shows a form field with a `Combobox`; null means that nothing is chosen. */
export function ComboboxField<Value extends string>({
  onChosen,
  ...props
}: NamedField &
  Omit<ComboboxProps<Value>, Bound> & {
    /** Called after a choice, to update other boxes that depend on it. */
    onChosen?: () => void;
  }) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {({ value, onChange, onBlur, ref }, placeholder) => (
        <Combobox
          {...(placeholder !== undefined && { placeholder })}
          {...control}
          ref={ref}
          onBlur={onBlur}
          value={(value ?? undefined) as Value | undefined}
          onChange={(chosen) => {
            onChange(chosen ?? null);
            onChosen?.();
          }}
        />
      )}
    </FormField>
  );
}

/** Shows a field for a day, YYYY-MM-DD; '' means none. Invalid text is reported on blur. */
export function DayField(props: NamedField & { min?: string; max?: string; readOnly?: boolean }) {
  const { t } = useTranslation('fields');
  const { frame, control } = framed(props);
  const typed = textOf(useFormField(frame.name).field.value);
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed !== '' && isoOf(typed) === undefined;
  return (
    <FormField {...frame} error={isWrong ? t('day.wrong') : undefined}>
      {({ onBlur, ...field }) => (
        <DayInput
          {...control}
          {...field}
          value={typed}
          onBlur={() => {
            setLeft(true);
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

/** Shows a form field for a moment in Vietnamese time, YYYY-MM-DDTHH:mm; '' means none. */
export function MomentField(props: NamedField & { disabled?: boolean }) {
  const { t } = useTranslation('fields');
  const { frame, control } = framed(props);
  const { label } = useFormField(frame.name);
  return (
    <FormField {...frame}>
      {(field) => (
        <MomentInput
          {...control}
          {...field}
          value={textOf(field.value)}
          timeLabel={t('moment.timeOf', { name: label ?? frame.name })}
        />
      )}
    </FormField>
  );
}

type Tick = { name: string; label?: ReactNode; help?: ReactNode };

/** Shows a form field with a checkbox; the label is beside the box. */
export function CheckField({ name, label, help }: Tick) {
  const { field, label: own, help: ownHelp } = useFormField(name);
  const { ref, value, onChange, onBlur } = field;
  return (
    <Checkbox
      ref={ref}
      onBlur={onBlur}
      label={label ?? own ?? name}
      help={help ?? ownHelp}
      checked={value === true}
      onCheckedChange={(checked) => onChange(checked === true)}
    />
  );
}

/** Shows a form field with a switch, for a yes or no that reads as a state: on, off. */
export function SwitchField({ name, label, help }: Tick) {
  const { field, label: own, help: ownHelp } = useFormField(name);
  const { ref, value, onChange } = field;
  return (
    <Switch
      ref={ref}
      label={label ?? own ?? name}
      help={help ?? ownHelp}
      checked={value === true}
      onCheckedChange={onChange}
    />
  );
}

type RadioProps<Value extends string> = Omit<
  RadioGroupProps<Value>,
  'label' | 'showLabel' | 'value' | 'onChange' | 'name'
> & {
  name: string;
  label?: string;
  /** Set if the heading right above already asks the question. */
  hideLabel?: boolean;
  /** Set if the error is shown elsewhere. */
  quiet?: boolean;
};

/** Shows a form field with radio buttons: one of a few options, all visible. */
export function RadioField<Value extends string>({
  name,
  label,
  quiet,
  hideLabel = false,
  ...group
}: RadioProps<Value>) {
  const { field, label: own, error: found } = useFormField(name);
  const error = quiet ? undefined : found;
  return (
    <div {...(error !== undefined && { 'data-problem': '' })}>
      <RadioGroup<Value>
        {...group}
        label={label ?? own ?? name}
        showLabel={!hideLabel}
        value={(field.value ?? undefined) as Value | undefined}
        onChange={field.onChange}
      />
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
