import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { Product } from '#shared/catalogue/product.ts';
import { Comment, type Review, reviewRules, Stars } from '#shared/reviews/review.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { ConflictDialog } from '#web/ui/form/conflict-dialog.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { PictureField, PicturesFailureNotice } from '#web/ui/form/picture-field.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { RatingInput } from '#web/ui/data/rating.tsx';
import { useSaveReview } from '../api/review-mutations.ts';
import { readReview } from '../api/review-queries.ts';

const Schema = z.object({ rating: Stars.nullable().pipe(Stars), comment: Comment });

/** The part of a product that the form shows. */
type ReviewedProduct = Pick<Product, 'id' | 'name' | 'thumbnail' | 'ground'>;

type Props = {
  product: ReviewedProduct;
  writing: { review: Review } | { orderId: string };
  onClose: () => void;
};

const valuesOf = (review: Review | undefined): z.input<typeof Schema> => ({
  rating: review?.rating ?? null,
  comment: review?.comment ?? '',
});

/** Shows a form with stars, text and pictures. A refusal keeps all input. */
export function ReviewForm({ product, writing, onClose }: Props) {
  const { t } = useTranslation(['reviews', 'form']);
  const id = useId();
  const known = 'review' in writing ? writing.review : undefined;
  const pictures = usePictures('reviewImages', known?.media ?? [], (index) =>
    t('form:pictures.name', { index }),
  );
  // Holds the newest known version, because the review may have been changed on another device.
  const newest = useRef(known);
  const save = useSaveReview(
    product.id,
    'review' in writing ? { known: () => newest.current ?? writing.review } : writing,
  );
  const form = useContractForm(Schema, {
    values: valuesOf(known),
    held: pictures.sending || pictures.failed,
    send: (draft) => save({ ...draft, ...(pictures.ids && { media: pictures.ids }) }),
    ...(known && {
      latest: async () => {
        newest.current = await readReview(known.id);
        return valuesOf(newest.current);
      },
    }),
    onDone: ({ pendingMedia }) => {
      const description = pendingMedia > 0 ? { description: t('form.createdPictures') } : {};
      toast.success(known ? t('form.updated') : t('form.created'), description);
      onClose();
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'rating' });
  return (
    <Dialog
      onClose={onClose}
      closable={!form.sending}
      title={known ? t('form.titleEdit') : t('form.titleNew')}
      footer={
        <Button
          type="submit"
          form={id}
          variant="primary"
          loading={form.sending || pictures.sending}
          loadingText={form.sending ? t('form.sending') : t('form:pictures.wait')}
          className="max-sm:h-11"
        >
          {known ? t('form.submitEdit') : t('form.submitNew')}
        </Button>
      }
    >
      <ContractForm form={form} id={id} texts={{ ns: 'reviews', at: 'form' }} className="space-y-6">
        <ProductLine product={product} />
        <StarsField value={field.value} onChange={field.onChange} missing={fieldState.invalid} />
        <TextAreaField name="comment" most={reviewRules.maxComment} counted rows={5} className="min-h-30!" />
        <PictureField pictures={pictures} most={reviewRules.maxPictures} pending={known?.pendingMedia ?? 0} />
        {pictures.failed ? (
          <PicturesFailureNotice />
        ) : (
          <FormProblem form={form} title={t('form.failed')}>
            {form.failure?.message}
          </FormProblem>
        )}
        <ConflictDialog />
      </ContractForm>
    </Dialog>
  );
}

function ProductLine({ product: { name, thumbnail, ground } }: { product: ReviewedProduct }) {
  return (
    <div className="flex items-center gap-3">
      <ProductPicture
        src={thumbnail}
        alt=""
        ground={([1, 2, 3, 4, 5, 6] as const)[ground - 1] ?? 1}
        className="w-14! shrink-0 rounded-md"
      />
      <p className="line-clamp-2 font-semibold">{name}</p>
    </div>
  );
}

const isStars = (value: number): value is Stars => value >= 1 && value <= 5 && Number.isInteger(value);

type StarsProps = { value: Stars | null; onChange: (value: Stars) => void; missing: boolean };

/** Shows five stars, also moved by arrow keys, with a word for the chosen number. */
function StarsField({ value, onChange, missing }: StarsProps) {
  const { t } = useTranslation('reviews');
  return (
    <div className="flex flex-col items-center text-center" {...(missing && { 'data-problem': '' })}>
      <p className="text-sm font-semibold">{t('form.stars')}</p>
      <div className="mt-1 [&_label]:size-12 [&_svg]:size-9!">
        <RatingInput
          label={t('form.stars')}
          value={value ?? undefined}
          onChange={(chosen) => isStars(chosen) && onChange(chosen)}
        />
      </div>
      <p aria-live="polite" className="min-h-6 text-sm font-medium text-ink-2">
        {value && t(`form.mood.${value}`)}
        {!value && !missing && <span className="font-normal">{t('form.starsHint')}</span>}
        {missing && <span className="text-danger">{t('form.starsNeeded')}</span>}
      </p>
    </div>
  );
}
