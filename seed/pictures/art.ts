import type { VesselShape } from './vessels.ts';
import type { garments } from './garments.ts';
import type { paperGoods } from './paper-goods.ts';
import type { wares } from './wares.ts';

/** A render by its code point, perhaps turned round the colour wheel. */
export type Render = { code: string; hue?: number; saturation?: number; brightness?: number };

export type DrawingName = keyof typeof garments | keyof typeof paperGoods | keyof typeof wares;

/** What carries the good's name where the good itself has no place for it. */
export type Carrier = 'tag' | 'carton' | 'crate';

/** How one good is pictured; everything that differs between goods stands here. */
export type Art = {
  object:
    | { kind: 'packed'; shape: VesselShape; emblem: Render }
    | { kind: 'drawn'; drawing: DrawingName; emblem?: Render }
    | { kind: 'render'; render: Render };
  colour: string;
  accent: string;
  title: string;
  net: string;
  /** Which of its shelf: ornaments and arrangements take turns. */
  turn: number;
  carrier?: Carrier;
  companion?: string;
};
