const separator = ' / ';

export type VariantOption = { name: string; value: string };

/**
 * Splits a variant into its options: 'Màu / Cỡ' with 'Đỏ / M' is red, and M. A name that does not match its
 * value is one option.
 */
export function optionsOf({ name, value }: VariantOption): VariantOption[] {
  const names = name.split(separator);
  const values = value.split(separator);
  if (names.length !== values.length) return [{ name, value }];
  return names.map((part, place) => ({ name: part.trim(), value: values[place]?.trim() ?? '' }));
}
