import { useTranslation } from 'react-i18next';
import { type ShelfState, statesOf } from '#shared/inventory/inventory-choices.ts';
import type { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<ShelfState, BadgeTone> = {
  out: 'danger',
  low: 'gold',
  over: 'sky',
  held: 'neutral',
  onSale: 'jade',
  unsold: 'neutral',
};

/** States of a shelf that need attention, most urgent first. Reserved stock has its own column instead. */
export function ShelfStates({ shelf }: { shelf: InventoryRow }) {
  const { t } = useTranslation('inventory');
  return (
    <span className="flex flex-wrap gap-1">
      {statesOf(shelf)
        .filter((state) => state !== 'held')
        .map((state) => (
          <Badge key={state} tone={tones[state]}>
            {t(`states.${state}`)}
          </Badge>
        ))}
    </span>
  );
}
