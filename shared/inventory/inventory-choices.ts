import { flag, id, many, one, words } from '../lists/query-parts.ts';

/** States of a shelf that need attention; a shelf can have several. */
export const shelfStates = ['out', 'low', 'over', 'held', 'onSale', 'unsold'] as const;
export type ShelfState = (typeof shelfStates)[number];

/** Filters and sorts of the staff's list of shelves. */
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

type ShelfFigures = {
  onHand: number;
  reserved: number;
  minQuantity: number;
  maxQuantity: number | null;
  /** True if some of the stock is in the portions of a flash sale. */
  isOnSale: boolean;
  isSold: boolean;
};

export const availableOn = ({ onHand, reserved }: Pick<ShelfFigures, 'onHand' | 'reserved'>): number =>
  Math.max(0, onHand - reserved);

const holds: Record<ShelfState, (shelf: ShelfFigures) => boolean> = {
  // Unsold portions of a flash sale count as reserved, so the available stock is only known where the portions
  // are read.
  out: (shelf) => !shelf.isOnSale && shelf.isSold && availableOn(shelf) === 0,
  low: (shelf) => !shelf.isOnSale && shelf.minQuantity > 0 && availableOn(shelf) < shelf.minQuantity,
  over: ({ onHand, maxQuantity }) => maxQuantity !== null && onHand > maxQuantity,
  held: ({ isOnSale, reserved }) => !isOnSale && reserved > 0,
  onSale: ({ isOnSale }) => isOnSale,
  // The stock belongs to a product or variant that is no longer sold.
  unsold: ({ isSold, onHand }) => !isSold && onHand > 0,
};

const isInState = (shelf: ShelfFigures, state: ShelfState): boolean => holds[state](shelf);

/** Returns the states of a shelf, the most important first. */
export const statesOf = (shelf: ShelfFigures): ShelfState[] =>
  shelfStates.filter((state) => isInState(shelf, state));
