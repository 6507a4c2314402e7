const separator = ' / ';

export type VariantOption = { name: string; value: string };

/** Splits 'Màu / Cỡ' with 'Đỏ / M' into two options; a name unlike its value stays one option. */
export function optionsOf({ name, value }: VariantOption): VariantOption[] {
  const names = name.split(separator);
  const values = value.split(separator);
  if (names.length !== values.length) return [{ name, value }];
  return names.map((part, place) => ({ name: part.trim(), value: values[place]?.trim() ?? '' }));
}
