import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Ellipsis, Package } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminProduct, listAdminProducts } from '#shared/catalogue/admin-products.contract.ts';
import { groupLabels } from '#shared/catalogue/commission-rules.ts';
import { categoryGroups, taxTypes } from '#shared/catalogue/product-choices.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import { businessesQuery, businessQuery, categoriesQuery, inTree, optionsOf } from '../api/form-choices.ts';
import { productIds } from '../api/product-queries.ts';
import { keepListPlace } from '../rules/list-place.ts';
import type { ProductMenuItemsProps } from './product-menu-items.tsx';
import { useBulkChanges } from './use-bulk-changes.tsx';
import { useDeletion } from './use-deletion.tsx';
import { useSelling } from './use-selling.ts';
import { useTaxName } from './use-tax-name.ts';

const stockTones = { in_stock: '', low_stock: 'font-semibold text-gold', out_of_stock: 'text-danger' };

const groupOf = ({ category }: AdminProduct) => groupLabels[category.group];

/** Products, on sale or not. The switch for sale works in the list itself. */
export const ProductList = staffList(listAdminProducts, {
  name: 'products',
  texts: { ns: 'staffProducts', at: 'list' },
  icon: <Package />,
  file: 'san-pham',
  size: 12,
  fresh: { staleTime: 5 * 60_000, refetchOnWindowFocus: false },
  choices: {
    isActive: { label: 'status', options: 'status' },
    stockStatus: { label: 'stock', options: 'stock' },
    taxType: { label: 'tax', options: useTaxChoices },
    categoryGroup: { label: 'group', options: useGroupChoices },
    categoryId: { label: 'category', single: true, options: useCategoryChoices },
    businessId: { label: 'business', single: true, options: useBusinessChoices },
  },
  nameOf: ({ name }) => name,
  useOwn({ search }) {
    useEffect(() => keepListPlace(search));
    const screen = { bulk: useBulkChanges(), everything: productIds };
    return { taxName: useTaxName(), selling: useSelling(), screen };
  },
  columns: (col, { own: { taxName, selling }, t, number, vnd }) => [
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
          label={<span className="max-sm:sr-only">{t(`status.${isActive}`)}</span>}
          aria-label={`${t(`status.${isActive}`)} ${name}`}
          checked={isActive}
          disabled={selling.turning === id}
          onCheckedChange={(wanted) => void selling.turn({ id, name, isActive: wanted })}
        />
      ),
      { tight: true, card: 'aside', text: ({ isActive }) => t(`status.${isActive}`) },
    ),
    col.custom('acts', (product) => <ProductMenu product={product} />, { tight: true, card: 'line' }),
    col.number('sold', { seldom: true, sorts: true }),
    col.day('createdAt', { seldom: true, numeric: true, sorts: true, text: ({ createdAt }) => createdAt }),
    col.text('code', { seldom: true, tight: true, sorts: true }),
  ],
});

function useTaxChoices() {
  const taxName = useTaxName();
  return taxTypes.map((value) => ({ value, label: taxName(value) }));
}

function useGroupChoices() {
  const { t } = useTranslation('staffProducts');
  return categoryGroups.map((value) => ({ value, label: t('group', { share: groupLabels[value] }) }));
}

/** All categories; one that is chosen stands for its subcategories too. */
function useCategoryChoices() {
  const { t } = useTranslation('staffProducts');
  const { data = [], isPending } = useQuery(categoriesQuery);
  return { options: inTree(data, t('hidden')), find: { loading: isPending } };
}

/** Businesses that match the typed text, and the one that is chosen in the filter. */
function useBusinessChoices() {
  const id = useSearch({ strict: false }).businessId?.toString() ?? '';
  const [typed, setTyped] = useState('');
  const { data, isPending } = useQuery(businessesQuery(useDeferredValue(typed)));
  const { data: chosen } = useQuery({ ...businessQuery(id), enabled: id !== '' });
  return {
    options: optionsOf(data?.data, id === '' ? undefined : chosen),
    find: { onQuery: setTyped, loading: isPending },
  };
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
