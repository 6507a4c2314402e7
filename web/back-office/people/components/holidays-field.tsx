import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterChip } from '#web/ui/actions/chip.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { DayInput } from '#web/ui/fields/day-input.tsx';
import { isoOf } from '#web/ui/fields/day-text.ts';
import { useFormField } from '#web/ui/form/use-form-field.ts';

/** Field for holidays: each can be removed, and dates can be added. */
export function HolidaysField({ name }: { name: string }) {
  const { t } = useTranslation('people');
  const { day } = useFormat();
  const { field, error, label } = useFormField(name);
  const [next, setNext] = useState('');
  const days = field.value as readonly string[];
  const add = () => {
    if (isoOf(next) === undefined) return;
    field.onChange([...new Set([...days, next])].toSorted());
    setNext('');
  };
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap gap-2">
        {days.map((one) => (
          <FilterChip
            key={one}
            label={day(one)}
            onRemove={() => field.onChange(days.filter((other) => other !== one))}
          />
        ))}
        {days.length === 0 && <span className="text-sm text-ink-2">{t('policy.noDays')}</span>}
      </p>
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label={label ?? name} error={error}>
          <DayInput value={next} onChange={setNext} />
        </Field>
        <Button icon={<Plus />} disabled={isoOf(next) === undefined} onClick={add}>
          {t('policy.addDay')}
        </Button>
      </div>
    </div>
  );
}
