import { codeFrom } from '#shared/catalogue/product-code.ts';

export type VariantValues = {
  name: string;
  value: string;
  sku: string;
  additionalPrice: number;
  stock: number;
  cost?: number | null | undefined;
  image?: string | null | undefined;
};

/** An option of a product, e.g. 'Màu' with 'Đỏ, Xanh'. */
export type Dimension = { name: string; values: string };

const maxVariants = 50;

const valuesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

const joint = ' / ';
const longestSku = 40;

/** SKU of a variant: 'TRA' and 'Hộp / 100 g' make TRA-HOP-100G. */
export const skuOf = (code: string, value: string): string =>
  [code, ...value.split(joint).map(codeFrom)].filter(Boolean).join('-').slice(0, longestSku);

/** Makes SKUs unique, because 'Hộp quà tặng lớn' and 'Hộp quà tặng nhỏ' would both be HOPQUATANG. */
export function withOwnSkus<Row extends { sku: string }>(rows: readonly Row[]): Row[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    let { sku } = row;
    for (let number = 2; sku !== '' && taken.has(sku.toUpperCase()); number += 1) {
      const end = `-${number}`;
      sku = row.sku.slice(0, longestSku - end.length) + end;
    }
    taken.add(sku.toUpperCase());
    return { ...row, sku };
  });
}

/** Returns a row for each combination. Existing rows keep their data; rows without a combination go. */
export function matrixOf(
  dimensions: readonly Dimension[],
  known: readonly VariantValues[],
  code: string,
): VariantValues[] {
  const chosen = dimensions
    .map(({ name, values }) => ({ name: name.trim(), values: valuesOf(values) }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
  if (chosen.length === 0) return [];
  const name = chosen.map((dimension) => dimension.name).join(joint);
  const combined = chosen.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const rows = combined.slice(0, maxVariants).map((values) => {
    const value = values.join(joint);
    const same = known.find((variant) => variant.name === name && variant.value === value);
    return same ?? { name, value, sku: skuOf(code, value), additionalPrice: 0, stock: 0, image: null };
  });
  return withOwnSkus(rows);
}

/** Returns the options that rows were made of: names of the first row, values of all rows. */
export function dimensionsOf(rows: readonly VariantValues[]): Dimension[] {
  const names = (rows[0]?.name ?? '').split(joint);
  return names.map((name, place) => ({
    name,
    values: [...new Set(rows.map(({ value }) => value.split(joint)[place] ?? ''))].filter(Boolean).join(', '),
  }));
}
