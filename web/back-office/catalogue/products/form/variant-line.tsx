import clsx from 'clsx';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { Popover, PopoverClose } from '#web/ui/overlays/popover.tsx';

type Pictures = { images: readonly string[]; srcOf: (address: string) => string };
type Props = Pictures & {
  place: number;
  product: ProductForStaff | undefined;
  onRemove: () => void;
};

/** Row of a variant. Its stock is only entered for new products; later it is counted in the warehouses. */
export function VariantLine({ place, product, images, srcOf, onRemove }: Props) {
  const { t } = useTranslation('staffProducts');
  const { number } = useFormat();
  const { form } = useFormAround();
  const { name, value } = useWatch({ control: form.control, name: `variants.${place}` }) as {
    name: string;
    value: string;
  };
  const stock = product?.variants.find((known) => known.name === name && known.value === value)?.stock;
  const index = place + 1;
  const asksCost = useCan('costs.read') && !product;
  return (
    <div
      className={clsx(
        'grid grid-cols-2 items-start gap-3',
        asksCost
          ? 'xl:grid-cols-[2.75rem_1fr_1fr_1fr_8rem_5rem_9.5rem_2rem]'
          : 'xl:grid-cols-[2.75rem_1fr_1fr_1fr_9rem_6rem_2rem]',
      )}
    >
      <VariantPicture images={images} srcOf={srcOf} index={index} />
      <TextField name="name" required />
      <TextField name="value" required />
      <TextField name="sku" required />
      <MoneyField name="additionalPrice" zero />
      {product ? (
        <p className="text-sm">
          <span className="mb-1.5 block font-semibold">{t('shelf.available')}</span>
          <span className="flex h-10.5 items-center tabular-nums">
            {stock === undefined ? '–' : number(stock)}
          </span>
        </p>
      ) : (
        <NumberField name="stock" zero />
      )}
      {asksCost && <MoneyField name="cost" />}
      <IconButton
        size="sm"
        className="xl:mt-7.5"
        label={t('variant.remove', { index })}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Select for one of the product's pictures, or none. */
function VariantPicture({ images, srcOf, index }: Pictures & { index: number }) {
  const { t } = useTranslation('staffProducts');
  const { field } = useFormField('image');
  const chosen = typeof field.value === 'string' && field.value !== '' ? field.value : undefined;
  const look = 'size-11 rounded-sm object-cover';
  return (
    <Popover
      label={t('variant.picture', { index })}
      trigger={
        <button
          type="button"
          aria-label={t('variant.picture', { index })}
          className="flex size-11 items-center justify-center rounded-sm border border-line bg-sunken text-ink-3 hover:border-control xl:mt-6.5"
        >
          {chosen ? <img src={srcOf(chosen)} alt="" className={look} /> : <ImagePlus className="size-5" />}
        </button>
      }
    >
      {images.length === 0 ? (
        <p className="max-w-60 text-sm text-ink-2">{t('variant.noPictures')}</p>
      ) : (
        <ul className="flex max-w-72 flex-wrap gap-2">
          {images.map((url, place) => (
            <li key={url}>
              <PopoverClose
                aria-label={t('variant.take', { index: place + 1 })}
                aria-pressed={url === chosen}
                onClick={() => field.onChange(url === chosen ? null : url)}
                className="block rounded-sm border border-line aria-pressed:border-brand aria-pressed:outline-2 aria-pressed:outline-brand"
              >
                <img src={srcOf(url)} alt="" className={look} />
              </PopoverClose>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
