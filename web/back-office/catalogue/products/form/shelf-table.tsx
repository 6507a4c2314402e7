import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonAnchor } from '#web/ui/actions/button-link.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

/** Stock by warehouse, read-only, because it only changes by counts, receipts and transfers with a reason. */
export function ShelfTable({ product: { code, shelves, variants } }: { product: ProductForStaff }) {
  const { t } = useTranslation('staffProducts');
  const { number } = useFormat();
  const nameOf = (id: string | null) => variants.find((variant) => variant.id === id)?.value ?? '–';
  const sum = (of: (shelf: (typeof shelves)[number]) => number) =>
    number(shelves.reduce((total, shelf) => total + of(shelf), 0));
  return (
    <Card>
      <CardHeader
        title={t('form.part.stock')}
        hint={t('form.countedElsewhere')}
        action={
          <ButtonAnchor
            size="sm"
            href={`/admin/e-commerce/inventory?q=${encodeURIComponent(code)}`}
            icon={<Warehouse />}
          >
            {t('form.openInventory')}
          </ButtonAnchor>
        }
      />
      {shelves.length === 0 ? (
        <EmptyState
          size="sm"
          icon={<Warehouse />}
          title={t('form.noWarehouses')}
          hint={t('form.noShelvesHint')}
        />
      ) : (
        <Table label={t('form.part.stock')}>
          <TableHead>
            <tr>
              <TableHeadCell>{t('shelf.warehouse')}</TableHeadCell>
              {variants.length > 0 && <TableHeadCell>{t('shelf.variant')}</TableHeadCell>}
              <TableHeadCell numeric>{t('shelf.onHand')}</TableHeadCell>
              <TableHeadCell numeric>{t('shelf.reserved')}</TableHeadCell>
              <TableHeadCell numeric>{t('shelf.available')}</TableHeadCell>
            </tr>
          </TableHead>
          <TableBody>
            {shelves.map(({ warehouseId, warehouseName, variantId, onHand, reserved }) => (
              <TableRow key={`${warehouseId} ${variantId}`}>
                <TableCell>{warehouseName}</TableCell>
                {variants.length > 0 && <TableCell>{nameOf(variantId)}</TableCell>}
                <TableCell numeric>{number(onHand)}</TableCell>
                <TableCell numeric>{number(reserved)}</TableCell>
                <TableCell numeric className="font-semibold">
                  {number(Math.max(0, onHand - reserved))}
                </TableCell>
              </TableRow>
            ))}
            <TableRow className="font-semibold">
              <TableCell colSpan={variants.length > 0 ? 2 : 1}>{t('shelf.total')}</TableCell>
              <TableCell numeric>{sum(({ onHand }) => onHand)}</TableCell>
              <TableCell numeric>{sum(({ reserved }) => reserved)}</TableCell>
              <TableCell numeric>{sum(({ onHand, reserved }) => Math.max(0, onHand - reserved))}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
