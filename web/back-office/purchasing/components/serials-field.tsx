import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serialsIn } from '#shared/inventory/serials.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';

type Props = {
  /** Serial numbers per unit, because each piece has its own. */
  perUnit: number;
  onCount: ((count: number) => void) | undefined;
};

/** Field for serial numbers, one per line, as typed by a scanner or copied from a sheet. */
export function SerialsField({ perUnit, onCount }: Props) {
  const { t } = useTranslation('purchasing');
  const { value } = useFormField('serials').field;
  const count = Array.isArray(value) ? value.length : 0;
  // Text as typed, because an unfinished line is no number yet and must not be dropped.
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''));
  return (
    <FormField
      name="serials"
      aside={
        <span className="tabular-nums">
          {t('receive.serialCount', { count })}
          {perUnit > 1 && ` · ${t('receive.serialsEach', { perUnit })}`}
        </span>
      }
    >
      {({ onChange, onBlur, ref, name }) => (
        <Textarea
          name={name}
          ref={ref}
          onBlur={onBlur}
          rows={Math.min(8, Math.max(3, count + 1))}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            const serials = serialsIn(target.value);
            setText(target.value);
            onChange(serials);
            onCount?.(serials.length);
          }}
        />
      )}
    </FormField>
  );
}
