import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { createProduct, updateProduct } from '#shared/catalogue/save-product.contract.ts';
import { productUnits } from '#shared/catalogue/product-choices.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormDraft } from '#web/platform/forms/use-form-draft.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { productQuery } from '../api/product-queries.ts';
import { listPlace } from '../rules/list-place.ts';
import {
  blankProduct,
  changeOf,
  copyOf,
  draftOf,
  conflictFields,
  following,
  productDraft,
  productForm,
  unitValues,
  valuesOf,
} from '../rules/product-values.ts';
import { BasicsTab } from './basics-tab.tsx';
import { OtherTab } from './other-tab.tsx';
import { PicturesTab } from './pictures-tab.tsx';
import { PricingTab } from './pricing-tab.tsx';
import { ProductActions } from './product-actions.tsx';
import { makersOf, useReadableValue } from './use-readable-value.tsx';
import { usePictureSending } from './use-picture-sending.ts';
import { VariantsTab } from './variants-tab.tsx';

type Props = {
  /** Product that is edited; without it, the form creates a new one. */
  product?: ProductForStaff;
  /** Product that a new one is copied from. */
  like?: ProductForStaff | undefined;
  /** Base product of which the new one is a bigger unit. */
  unitOf?: ProductForStaff | undefined;
  /** Slot for the prices from price books, filled by the route. */
  priceNow?: ReactNode;
};

const list = '/admin/e-commerce/products';

const boxes = {
  basics: [
    'name',
    'code',
    'slug',
    'barCode',
    'type',
    'isActive',
    'categoryId',
    'businessId',
    'brandId',
    'unit',
    'conversionValue',
    'masterUnitId',
    'weight',
    'dimensions',
    'shortDescription',
    'description',
  ],
  pricing: [
    'price',
    'basePrice',
    'taxType',
    'taxName',
    'taxRateDirect',
    'minQuantity',
    'maxQuantity',
    'parts',
    'stock',
  ],
  pictures: ['images', 'thumbnail'],
  variants: ['variants'],
  other: [
    'metaTitle',
    'metaDescription',
    'keywords',
    'attributes',
    'specifications',
    'badges',
    'freeShipping',
    'featured',
    'flashSale',
    'isRewardPoint',
    'isLotSerialControl',
    'isBatchExpireControl',
  ],
};

const newDraftOf = ({ like, unitOf }: Pick<Props, 'like' | 'unitOf'>): string => {
  if (unitOf) return `unit-of-${unitOf.id}`;
  return like ? `like-${like.id}` : 'new';
};

export function ProductForm({ product, like, unitOf, priceNow }: Props) {
  const { t } = useTranslation('staffProducts');
  const client = useQueryClient();
  const navigate = useNavigate();
  const creating = useAct(createProduct);
  const updating = useAct(updateProduct);
  const pictures = usePictureSending();
  const { ask, dialog } = useConfirm();
  const [place] = useState(listPlace);
  const keptUnit = productUnits.some((unit) => unit === product?.unit) ? undefined : product?.unit;
  const [schema] = useState(() => productForm(keptUnit));
  /** Revision that the form started from, or continued from after a conflict. */
  const revision = useRef(product?.revision ?? 0);
  const [makers, setMakers] = useState(() => (product ? makersOf(product) : []));
  const start = () => {
    if (product) return valuesOf(product);
    if (unitOf) return unitValues(unitOf);
    return like ? copyOf(like) : blankProduct;
  };

  const form = useContractForm(schema, {
    values: start(),
    held: pictures.busy,
    send: (body, clientRequestId) =>
      product
        ? updating.send({ params: { id: product.id }, body: changeOf(body, revision.current) })
        : creating.send({ body: { ...draftOf(body, like), clientRequestId } }),
    agree: async ({ price, isActive }) =>
      price > 0 ||
      !isActive ||
      ask({
        title: t('form.free.title'),
        consequence: t('form.free.consequence'),
        confirmText: t('form.free.agree'),
      }),
    onDone: (_saved, _body, joined) => {
      const names = joined
        .flatMap((name) => conflictFields.find((one) => one === name) ?? [])
        .map((name) => t(`field.${name}`));
      const together = names.length > 0 && { description: t('savedTogether', { names: names.join(', ') }) };
      toast.success(t(product ? 'updated' : 'created'), { ...together });
      void navigate({ to: list, search: place });
    },
    onRefused: (error, { say }) => {
      if (error.code === 'PRODUCT_CODE_EXISTS') say('code', error.message);
      if (error.code === 'SLUG_EXISTS') say('slug', error.message);
      if (error.code === 'GOODS_CODE_EXISTS')
        for (const { path } of error.errors)
          say(path === 'barCode' ? path : `variants.${Number(path.split('.')[1])}.sku`, error.message);
      if (error.code.startsWith('UNIT_') && error.code !== 'UNIT_IN_COMBO')
        say('masterUnitId', error.message);
      if (error.code.startsWith('COMBO_') || error.code === 'UNIT_IN_COMBO') say('parts', error.message);
    },
    unasked: following,
    ...(!product && { madeAt: (id: string) => `${list}/${id}/edit` }),
    ...(product && {
      latest: async () => {
        const now = await client.fetchQuery(productQuery(product.id));
        revision.current = now.revision;
        setMakers((known) => [...known, ...makersOf(now)]);
        return valuesOf(now);
      },
    }),
  });
  const draft = useFormDraft(form, productDraft(product?.id ?? newDraftOf({ like, unitOf })));

  return (
    <>
      <FormPage
        form={form}
        texts={{ ns: 'staffProducts', at: 'field' }}
        className="mx-auto w-full max-w-280 pb-6"
        title={
          <>
            {product ? product.name : t('form.create')}
            {product && (
              <Badge tone={product.isActive ? 'jade' : 'neutral'} className="ml-3 align-middle">
                {t(`status.${product.isActive}`)}
              </Badge>
            )}
          </>
        }
        back={list}
        backSearch={place}
        {...(product && { actions: <ProductActions product={product} /> })}
        submit={t(product ? 'form.update' : 'form.create')}
        failed={t(product ? 'form.updateFailed' : 'form.createFailed')}
        draft={draft}
        showValue={useReadableValue(makers)}
        extra={
          <>
            {pictures.busy && <p className="text-sm text-gold">{t('form.picturesBusy')}</p>}
            <ButtonLink to={list} search={place}>
              {t('form.cancel')}
            </ButtonLink>
          </>
        }
        tabsLabel={t('form.tabs')}
        tabs={[
          {
            value: 'basics',
            label: t('form.tab.basics'),
            boxes: boxes.basics,
            content: <BasicsTab product={product ?? like ?? unitOf} follows={!product} keptUnit={keptUnit} />,
          },
          {
            value: 'pricing',
            label: t('form.tab.pricing'),
            boxes: boxes.pricing,
            content: <PricingTab product={product} priceNow={priceNow} />,
          },
          {
            value: 'pictures',
            label: t('form.tab.pictures'),
            boxes: boxes.pictures,
            content: <PicturesTab pictures={pictures} />,
          },
          {
            value: 'variants',
            label: t('form.tab.variants'),
            boxes: boxes.variants,
            content: <VariantsTab product={product} pictures={pictures} />,
          },
          { value: 'other', label: t('form.tab.other'), boxes: boxes.other, content: <OtherTab /> },
        ]}
      />
      {dialog}
    </>
  );
}
