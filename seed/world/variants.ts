import { slugify } from '#shared/values/text.ts';
import type { KeptDraft } from '#functions/domain/catalogue/views/product-record.ts';
import type { Random } from '#seed/random.ts';
import { type Choice, choices } from './choices.ts';
import { inColours } from './colours.ts';
import type { Good } from './goods.ts';
import { priceFor, toThousands } from './prices.ts';

/** Clothes come in sizes; only some other goods have variants. */
function isOffered({ shelf: { line }, name }: Good, random: Random): boolean {
  if (line.choice === 'size' || line.choice === 'shoe') return true;
  if (line.choice === 'gift' && /quà/i.test(name)) return false;
  return line.choice !== undefined && random.chance(0.27);
}

export function variantsFor(good: Good, price: number, rate: number, random: Random): KeptDraft['variants'] {
  const { choice } = good.shelf.line;
  if (!choice || !isOffered(good, random)) return [];
  const { name, values }: Choice = choices[choice];
  const plain = values.map(([value, extra], index) => ({
    name,
    value,
    sku: `${good.code}-${index + 1}`,
    additionalPrice:
      extra === 0 ? 0 : Math.max(0, priceFor(toThousands(good.asked * (1 + extra)), rate) - price),
  }));
  return inColours(good, plain);
}

export const variantIds = (variants: KeptDraft['variants']): string[] =>
  variants.map(({ name, value }) => slugify(`${name} ${value}`));
