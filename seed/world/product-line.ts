import type { TaxType } from '#shared/catalogue/index.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';
import type { ChoiceName } from './choices.ts';

/** Line of goods of one stall: hand-written products, and the texts that apply to all of them. */
export type Line = {
  name: string;
  about: string;
  /** `name | price for shoppers in thousand đồng | picture` (without one, the line's alternate). */
  goods: string[];
  pictures: SubjectKey[];
  unit: string;
  /** Weight in kilograms. */
  weight: number;
  tax?: TaxType;
  /** Option that shoppers choose on some of the goods. */
  choice?: ChoiceName;
  facts: Record<string, string>;
  story: [string, string];
  points: string[];
  care: string;
};

export type Aisle = { name: string; about: string; icon: SubjectKey; lines: Line[] };

export type Department = {
  name: string;
  about: string;
  icon: SubjectKey;
  group: 'a' | 'b' | 'c';
  kind: 'food' | 'craft' | 'goods';
  aisles: Aisle[];
};
