import { Checkbox } from '../fields/checkbox.tsx';
import { useFormField } from './use-form-field.ts';

type Props<Value extends string> = {
  name: string;
  label?: string;
  options: readonly { value: Value; label: string }[];
  /** Maximum number of ticked options; the others are disabled until one is unticked. */
  most?: number;
};

/** Shows a group of checkboxes: several of a few options, all visible. */
export function ChecksField<Value extends string>(props: Props<Value>) {
  const { name, label, options, most = options.length } = props;
  const { field, label: own, help, error } = useFormField(name);
  const chosen = field.value as readonly Value[];
  return (
    <fieldset {...(error !== undefined && { 'data-problem': '' })}>
      <legend className="text-sm font-semibold">{label ?? own ?? name}</legend>
      {help && <p className="mt-0.5 text-sm text-ink-2">{help}</p>}
      <div className="mt-1.5 flex flex-wrap gap-x-6">
        {options.map((option, place) => {
          const isOn = chosen.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              {...(place === 0 && { ref: field.ref })}
              label={option.label}
              checked={isOn}
              disabled={!isOn && chosen.length >= most}
              onBlur={field.onBlur}
              // Values keep the order of the options, whichever was ticked first.
              onCheckedChange={(on) =>
                field.onChange(
                  options.flatMap(({ value }) =>
                    (value === option.value ? on === true : chosen.includes(value)) ? [value] : [],
                  ),
                )
              }
            />
          );
        })}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
