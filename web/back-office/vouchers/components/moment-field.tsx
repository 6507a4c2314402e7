import { Input } from '#web/ui/fields/input.tsx';
import { framed, FormField, type NamedField } from '#web/ui/form/form-field.tsx';
import { textOf } from '#web/ui/form/text-fields.tsx';

/** A minute on a clock in Vietnam, 'YYYY-MM-DDTHH:mm'. */
export function MomentField(props: NamedField & { disabled?: boolean }) {
  const { frame, control } = framed(props);
  return (
    <FormField {...frame}>
      {(field) => <Input type="datetime-local" {...control} {...field} value={textOf(field.value)} />}
    </FormField>
  );
}
