import { useTranslation } from 'react-i18next';
import type { OrderItem } from '#shared/orders/order.ts';
import type { ReturnableItem } from '#shared/returns/returnable-lines.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Checkbox } from '../fields/checkbox.tsx';
import { GoodsPicture } from '../media/goods-picture.tsx';
import { QuantityStepper } from '../fields/quantity-stepper.tsx';
import { useShopWords } from '../../platform/i18n/use-shop-words.ts';

export type ReturnableLine = ReturnableItem<
  Pick<OrderItem, 'id' | 'name' | 'variantName' | 'image' | 'ground' | 'unitTotal' | 'quantity'>
>;

type Props = {
  lines: readonly ReturnableLine[];
  pieces: Record<string, number>;
  onPieces: (pieces: Record<string, number>) => void;
};

const without = (pieces: Record<string, number>, id: string): Record<string, number> =>
  Object.fromEntries(Object.entries(pieces).filter(([line]) => line !== id));

/** Lets the user choose the lines to return, and how many pieces of each. */
export function ReturnLines({ lines, pieces, onPieces }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation('returns');
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ item, left }) => {
        const { id, name } = item;
        const quantity = pieces[id] ?? 0;
        return (
          <li key={id} className="flex items-start gap-3 py-3.5">
            <span className="flex h-14 items-center">
              <Checkbox
                aria-label={t('request.choose', { name })}
                checked={quantity > 0}
                disabled={left === 0}
                onCheckedChange={(checked) =>
                  onPieces(checked === true ? { ...pieces, [id]: left } : without(pieces, id))
                }
              />
            </span>
            <GoodsPicture
              image={item.image}
              ground={item.ground}
              className={left === 0 ? 'w-14! opacity-50' : 'w-14!'}
            />
            <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 text-sm">
                <p className="line-clamp-2 font-medium">{name}</p>
                <p className="text-ink-2">
                  {item.variantName && `${say(item.variantName)} · `}
                  {formatVnd(item.unitTotal)}
                </p>
                <p className="text-xs text-ink-2">
                  {left === 0 ? t('request.allBack') : t('request.left', { count: left })}
                </p>
              </div>
              {quantity > 0 && (
                <QuantityStepper
                  size="sm"
                  label={t('request.quantityOf', { name })}
                  value={quantity}
                  available={left}
                  onChange={(wanted) => onPieces({ ...pieces, [id]: wanted })}
                  className="max-sm:[&_button]:size-11"
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
