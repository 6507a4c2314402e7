import { flag, id, many, one, words } from '../lists/query-parts.ts';

/** What there is to see to on a shelf; several may hold of one. */
export const shelfStates = ['out', 'low', 'over', 'held', 'onSale', 'unsold'] as const;
export type ShelfState = (typeof shelfStates)[number];

/** Staff's list of shelves. */
export const inventoryList = {
  filters: {
    q: words(),
    warehouseId: many(),
    state: one(shelfStates),
    categoryId: id(),
    lowStock: flag(),
  },
  sorts: ['name', 'onHand', 'available'],
  sort: 'name',
  page: 'pageSize',
  size: 50,
} as const;

type Counted = {
  onHand: number;
  reserved: number;
  minQuantity: number;
  maxQuantity: number | null;
  /** It lies in the portions of a flash sale. */
  isOnSale: boolean;
  isSold: boolean;
};

export const availableOn = ({ onHand, reserved }: Pick<Counted, 'onHand' | 'reserved'>): number =>
  Math.max(0, onHand - reserved);

const holds: Record<ShelfState, (shelf: Counted) => boolean> = {
  // In a flash sale what nobody bought yet counts as held: how much that is, is known where the portions are read.
  out: (shelf) => !shelf.isOnSale && shelf.isSold && availableOn(shelf) === 0,
  low: (shelf) => !shelf.isOnSale && shelf.minQuantity > 0 && availableOn(shelf) < shelf.minQuantity,
  over: ({ onHand, maxQuantity }) => maxQuantity !== null && onHand > maxQuantity,
  held: ({ isOnSale, reserved }) => !isOnSale && reserved > 0,
  onSale: ({ isOnSale }) => isOnSale,
  // It lies there under a name nobody buys it by any more.
  unsold: ({ isSold, onHand }) => !isSold && onHand > 0,
};

export const isInState = (shelf: Counted, state: ShelfState): boolean => holds[state](shelf);

/** In the order they matter in. */
export const statesOf = (shelf: Counted): ShelfState[] =>
  shelfStates.filter((state) => isInState(shelf, state));
