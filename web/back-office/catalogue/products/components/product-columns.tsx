import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { groupLabels } from '#shared/catalogue/commission-rules.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { useSelling } from './use-selling.ts';
import { useTaxName } from './use-tax-name.ts';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import { useDeletion } from './use-deletion.tsx';
import type { ProductMenuItemsProps } from './product-menu-items.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const stockTones = { in_stock: '', low_stock: 'font-semibold text-gold', out_of_stock: 'text-danger' };

/** Columns of the product list. The switch for sale works in the list itself. */
export function useProductColumns(): Column<AdminProduct>[] {
  const { t } = useTranslation('staffProducts');
  const { number, vnd } = useFormat();
  const col = useColumns<AdminProduct>({ ns: 'staffProducts', at: 'column' });
  const taxName = useTaxName();
  const selling = useSelling();
  const groupOf = ({ category }: AdminProduct) => groupLabels[category.group];
  return [
    col.custom(
      'name',
      (product) => (
        <span className="flex items-center gap-3">
          <GoodsPicture image={product.image} ground={product.ground} className="w-10! self-center" />
          <span className="min-w-0">
            <Link
              to="/admin/e-commerce/products/$id/edit"
              params={{ id: product.id }}
              className="line-clamp-2 rounded-xs sm:min-w-36 font-medium after:absolute after:inset-0 hover:text-brand"
            >
              {product.name}
            </Link>
            <span className="block text-xs text-ink-2">
              {product.code}
              {product.hasVariants && ` · ${t('hasVariants')}`}
            </span>
          </span>
        </span>
      ),
      { main: true, sorts: true, text: ({ name }) => name },
    ),
    col.money('price', {
      sorts: true,
      card: 'line',
      of: ({ total }) => total,
      cell: ({ total, price }) => (
        <>
          <span className="font-semibold">{vnd(total)}</span>
          {price !== total && (
            <span className="block text-xs text-ink-2">{t('beforeTax', { price: vnd(price) })}</span>
          )}
        </>
      ),
    }),
    col.custom('tax', (product) => <TaxBadge {...product} />, {
      tight: true,
      text: ({ taxType }) => taxName(taxType),
    }),
    col.custom(
      'stock',
      ({ stock, stockStatus, type }) => (
        <span className={stockTones[stockStatus]}>
          {type === 'service' ? '–' : number(stock.available)}
          {stock.onHand > stock.available && (
            <span className="block text-xs font-normal text-ink-2">
              {t('onHand', { count: number(stock.onHand) })}
            </span>
          )}
        </span>
      ),
      {
        tight: true,
        numeric: true,
        card: 'line',
        text: ({ stock, type }) => (type === 'service' ? '' : stock.available),
      },
    ),
    col.text('business', { of: ({ business }) => business.name, className: 'block sm:min-w-28' }),
    col.text('category', {
      text: (product) => `${product.category.name} (${groupOf(product)})`,
      of: ({ category }) => category.name,
      className: 'block sm:min-w-28',
      below: (product) => t('group', { share: groupOf(product) }),
    }),
    col.custom(
      'status',
      ({ id, name, isActive }) => (
        <Switch
          className="relative gap-2! text-xs"
          label={<span className="max-sm:sr-only">{t(isActive ? 'status.on' : 'status.off')}</span>}
          aria-label={`${t(isActive ? 'status.on' : 'status.off')} ${name}`}
          checked={isActive}
          disabled={selling.turning === id}
          onCheckedChange={(wanted) => selling.turn({ id, name, isActive: wanted })}
        />
      ),
      {
        tight: true,
        card: 'aside',
        text: ({ isActive }) => t(isActive ? 'status.on' : 'status.off'),
      },
    ),
    col.custom('acts', (product) => <ProductMenu product={product} />, { tight: true, card: 'line' }),
    col.number('sold', { seldom: true, sorts: true }),
    col.day('createdAt', { seldom: true, numeric: true, sorts: true, text: ({ createdAt }) => createdAt }),
    col.text('code', { seldom: true, tight: true, sorts: true }),
  ];
}

type Choice = Omit<ProductMenuItemsProps, 'trigger' | 'open' | 'onOpenChange'>;

const Items = lazyMenu<Choice>(async () => (await import('./product-menu-items.tsx')).ProductMenuItems);

function ProductMenu({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('staffProducts');
  const deletion = useDeletion();
  return (
    <span className="relative">
      <Items
        product={product}
        onDelete={() => void deletion.remove(product)}
        trigger={<IconButton size="sm" label={t('menu.open', { name: product.name })} icon={<Ellipsis />} />}
      />
      {deletion.dialog}
    </span>
  );
}

/** Badge color by tax rate: up to 5 percent, up to 8, and above. */
const toneOf = (rate: number): BadgeTone => {
  if (rate <= 5) return 'jade';
  return rate <= 8 ? 'sky' : 'gold';
};

function TaxBadge({ taxType, taxRate }: Pick<AdminProduct, 'taxType' | 'taxRate'>) {
  const { t } = useTranslation('staffProducts');
  const nameOf = useTaxName();
  if (taxRate === 0) return <Badge>{t('tax.included')}</Badge>;
  const name = nameOf(taxType);
  return <Badge tone={toneOf(taxRate)}>{taxType === 'khac' ? `${name} ${taxRate}%` : name}</Badge>;
}
