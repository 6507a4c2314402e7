import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Boxes = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>;

/** Clears the opening stock of a product that has no stock of its own. */
export function leaveShelves(form: Boxes): void {
  form.setValue('stock', []);
  const variants = form.getValues('variants') as { stock: number }[];
  if (variants.some(({ stock }) => stock > 0))
    form.setValue(
      'variants',
      variants.map((variant) => ({ ...variant, stock: 0 })),
    );
}
