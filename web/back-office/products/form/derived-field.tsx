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
  /** A new product's box follows its name until somebody writes into it; one that is known keeps what it has. */
  follows: boolean;
};

/** A box that follows the product's name until it is edited, and again once it is reset. */
export function DerivedField({ name, derive, follows }: Props) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const { control, getValues, setValue } = form;
  const title = String(useWatch({ control, name: 'name' }) ?? '');
  /** What it was made to say last; anything else was written by hand. */
  const made = useRef<string | undefined>(follows ? '' : undefined);

  // Before it is drawn: what follows is never a letter behind.
  useLayoutEffect(() => {
    if (made.current === undefined) return;
    const now = String(getValues(name) ?? '');
    const wanted = derive(title);
    // Also what came with a draft, or from the product this one is like.
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
