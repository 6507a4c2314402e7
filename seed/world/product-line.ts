import type { TaxType } from '#shared/catalogue/index.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';
import type { ChoiceName } from './choices.ts';

/** What one stall sells: real products by hand, and the words that go for all of them. */
export type Line = {
  name: string;
  about: string;
  /** `name | what a shopper pays, in thousand đồng | picture (the line's own pictures take turns without it)` */
  goods: string[];
  pictures: SubjectKey[];
  unit: string;
  /** Kilograms. */
  weight: number;
  tax?: TaxType;
  /** What a shopper may choose between, on some of the goods. */
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
