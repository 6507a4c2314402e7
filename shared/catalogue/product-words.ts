import type { Language } from '../values/language.ts';
import { type ProductBadge, taxTypes } from './product-choices.ts';
import { taxLabelOf } from './tax-labels.ts';

type Words<Name extends string> = Readonly<Record<Name, Record<Language, string>>>;
type TaxType = (typeof taxTypes)[number];

const alike = (text: string): Record<Language, string> => ({ vi: text, en: text });

/** Display words of codes in files, in each language. */
export const badgeWords: Words<ProductBadge> = {
  new: { vi: 'Mới', en: 'New' },
  best_seller: { vi: 'Bán chạy', en: 'Best seller' },
  handmade: { vi: 'Thủ công', en: 'Handmade' },
  organic: { vi: 'Hữu cơ', en: 'Organic' },
  ocop: alike('OCOP'),
  gift: { vi: 'Quà tặng', en: 'Gift' },
};

export const taxWords = Object.fromEntries(
  taxTypes.map((type) => [type, type === 'khac' ? { vi: 'Khác', en: 'Other' } : alike(taxLabelOf(type))]),
) as Words<TaxType>;
