import type { VesselShape } from './vessels.ts';
import type { garments } from './garments.ts';
import type { paperGoods } from './paper-goods.ts';
import type { wares } from './wares.ts';

/** Emoji render by code point, optionally with a rotated hue. */
export type Render = { code: string; hue?: number; saturation?: number; brightness?: number };

export type DrawingName = keyof typeof garments | keyof typeof paperGoods | keyof typeof wares;

/** Object that shows the good's name if the good itself has no place for it. */
export type Carrier = 'tag' | 'carton' | 'crate';

/** Description of a good's picture; contains everything that differs between goods. */
export type Art = {
  object:
    | { kind: 'packed'; shape: VesselShape; emblem: Render }
    | { kind: 'drawn'; drawing: DrawingName; emblem?: Render }
    | { kind: 'render'; render: Render };
  colour: string;
  accent: string;
  title: string;
  net: string;
  /** Position on the shelf; ornaments and arrangements alternate by it. */
  turn: number;
  carrier?: Carrier;
  companion?: string;
};
