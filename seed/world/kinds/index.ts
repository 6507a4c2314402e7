import type { Line } from '../product-line.ts';
import { booksKinds } from './books.ts';
import { careKinds } from './care.ts';
import { childhoodKinds } from './childhood.ts';
import { craftKinds } from './craft.ts';
import { drinksKinds } from './drinks.ts';
import { freshKinds } from './fresh.ts';
import { gadgetsKinds } from './gadgets.ts';
import { gardenKinds } from './garden.ts';
import { grainKinds } from './grain.ts';
import { kitchenKinds } from './kitchen.ts';
import { outdoorsKinds } from './outdoors.ts';
import { seaAndSpiceKinds } from './sea-and-spice.ts';
import { sweetsKinds } from './sweets.ts';
import { wearExtrasKinds } from './wear-extras.ts';
import { wearKinds } from './wear.ts';
import type { Kinds } from './kind.ts';

const kinds: Kinds = {
  ...booksKinds,
  ...careKinds,
  ...childhoodKinds,
  ...craftKinds,
  ...drinksKinds,
  ...freshKinds,
  ...gadgetsKinds,
  ...gardenKinds,
  ...grainKinds,
  ...kitchenKinds,
  ...outdoorsKinds,
  ...seaAndSpiceKinds,
  ...sweetsKinds,
  ...wearExtrasKinds,
  ...wearKinds,
};

export type GoodTexts = Pick<Line, 'story' | 'points' | 'care' | 'facts'>;

/** Texts about a good: of its kind if the line has several, otherwise of the whole line. */
export const textsOf = (line: Line, name: string): GoodTexts =>
  kinds[line.name]?.find(({ words }) => words.some((word) => name.includes(word))) ?? line;
