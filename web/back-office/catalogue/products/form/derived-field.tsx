import { RotateCcw } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { TextField } from '#web/ui/form/text-fields.tsx';

type Props = {
  name: 'code' | 'slug';
  derive: (name: string) => string;
  /** True for a new product: the field follows its name until edited. An existing one keeps its value. */
  follows: boolean;
};

/** Field that follows the product's name until it is edited, and again after a reset. */
export function DerivedField({ name, derive, follows }: Props) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const { control, getValues, setValue } = form;
  const title = String(useWatch({ control, name: 'name' }) ?? '');
  /** Last derived value; any other value was typed. */
  const made = useRef<string | undefined>(follows ? '' : undefined);

  // A layout effect, so that the derived value never renders one keystroke late.
  useLayoutEffect(() => {
    if (made.current === undefined) return;
    const now = String(getValues(name) ?? '');
    const wanted = derive(title);
    // A value that differs was typed, or came with a draft or a copied product, and stays.
    if (now !== '' && now !== made.current && now !== wanted) return;
    made.current = wanted;
    if (now !== wanted) setValue(name, wanted, { shouldDirty: true });
  }, [title, derive, getValues, name, setValue]);

  const reset = () => {
    made.current = derive(title);
    setValue(name, made.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="flex items-start gap-1.5">
      <TextField name={name} required fieldClassName="min-w-0 grow" />
      <IconButton className="mt-6.5" label={t(`form.reset.${name}`)} icon={<RotateCcw />} onClick={reset} />
    </div>
  );
}
