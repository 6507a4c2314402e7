import * as z from 'zod';
import { formatVnd } from '#shared/values/money.ts';

/** Row of a multi-value field, as text or picture that identifies it. */
export type ListedValue = { picture: string } | { text: string };

const Picture = z.object({ url: z.string() });
const Variant = z.object({
  name: z.string(),
  value: z.string(),
  sku: z.string(),
  additionalPrice: z.number(),
});
const NamedValue = z.object({ name: z.string(), value: z.string() });
const Attribute = z.object({ attributeName: z.string(), attributeValue: z.string() });

const words: Record<string, (row: unknown) => string | undefined> = {
  variants(row) {
    const { data } = Variant.safeParse(row);
    return data && `${data.name}: ${data.value} · ${data.sku} · +${formatVnd(data.additionalPrice)}`;
  },
  specifications(row) {
    const { data } = NamedValue.safeParse(row);
    return data && `${data.name}: ${data.value}`;
  },
  attributes(row) {
    const { data } = Attribute.safeParse(row);
    return data && `${data.attributeName}: ${data.attributeValue}`;
  },
};

export function listedValue(name: string, row: unknown): ListedValue {
  const picture = name === 'images' ? Picture.safeParse(row).data : undefined;
  if (picture) return { picture: picture.url.replace('{width}', '320') };
  return { text: words[name]?.(row) ?? (typeof row === 'string' ? row : JSON.stringify(row)) };
}
