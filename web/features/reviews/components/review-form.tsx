import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { type Review, reviewRules } from '#shared/reviews/review.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PictureGround } from '#web/ui/media/picture-ground.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSaveReview } from '../api/review-mutations.ts';
import { type Pictures, usePictures } from '../hooks/use-pictures.ts';
import { PictureField } from './picture-field.tsx';
import { StarsField } from './stars-field.tsx';

/** As much of a product as the form shows. */
type ReviewedProduct = Pick<Product, 'id' | 'name' | 'thumbnail' | 'ground'>;

type Props = {
  product: ReviewedProduct;
  writing: { review: Review } | { orderId: string };
  onClose: () => void;
};

/** Stars, words and pictures. A refusal leaves everything as it was typed. */
export function ReviewForm({ product, writing, onClose }: Props) {
  const { t } = useTranslation('reviews');
  const known = 'review' in writing ? writing.review : undefined;
  const [stars, setStars] = useState<Review['rating'] | undefined>(known?.rating);
  const [comment, setComment] = useState(known?.comment ?? '');
  const [missing, setMissing] = useState(false);
  const pictures = usePictures(known?.media ?? [], (index) => t('form.pictureName', { index }));
  const target = 'review' in writing ? { reviewId: writing.review.id } : { orderId: writing.orderId };
  const save = useSaveReview(product.id, target);
  const excess = comment.length - reviewRules.maxComment;

  const submit = () => {
    setMissing(stars === undefined);
    if (stars === undefined || excess > 0 || pictures.sending || pictures.failed) return;
    const media = pictures.ids && { media: pictures.ids };
    save.mutate(
      { rating: stars, comment, ...media },
      {
        onSuccess: ({ pendingMedia }) => {
          const description = pendingMedia > 0 ? { description: t('form.createdPictures') } : {};
          toast.success(known ? t('form.updated') : t('form.created'), description);
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closable={!save.isPending}
      title={known ? t('form.titleEdit') : t('form.titleNew')}
      footer={
        <SubmitButton isNew={!known} saving={save.isPending} waiting={pictures.sending} onSubmit={submit} />
      }
    >
      <div className="space-y-6">
        <ProductLine product={product} />
        <StarsField value={stars} onChange={setStars} missing={missing && stars === undefined} />
        <Field
          label={t('form.comment')}
          error={excess > 0 && t('form.tooLong', { count: excess })}
          aside={
            <span className="tabular-nums">
              {t('form.counter', { count: comment.length, max: reviewRules.maxComment })}
            </span>
          }
        >
          <Textarea
            rows={5}
            className="min-h-30!"
            value={comment}
            placeholder={t('form.placeholder')}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
        <PictureField pictures={pictures} pending={known?.pendingMedia ?? 0} />
        <Problem error={save.error} pictures={pictures} />
      </div>
    </Dialog>
  );
}

type SubmitProps = { isNew: boolean; saving: boolean; waiting: boolean; onSubmit: () => void };

function SubmitButton({ isNew, saving, waiting, onSubmit }: SubmitProps) {
  const { t } = useTranslation('reviews');
  return (
    <Button
      variant="primary"
      loading={saving || waiting}
      loadingText={saving ? t('form.sending') : t('form.waitPictures')}
      className="max-sm:h-11"
      onClick={onSubmit}
    >
      {isNew ? t('form.submitNew') : t('form.submitEdit')}
    </Button>
  );
}

function ProductLine({ product: { name, thumbnail, ground } }: { product: ReviewedProduct }) {
  return (
    <div className="flex items-center gap-3">
      <PictureGround
        src={thumbnail}
        alt=""
        ground={([1, 2, 3, 4, 5, 6] as const)[ground - 1] ?? 1}
        className="w-14! shrink-0 rounded-md"
      />
      <p className="line-clamp-2 font-semibold">{name}</p>
    </div>
  );
}

function Problem({ error, pictures }: { error: unknown; pictures: Pictures }) {
  const { t } = useTranslation('reviews');
  if (!error && !pictures.failed) return null;
  return (
    <div
      role="alert"
      className="rounded-md border border-danger/40 bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      {pictures.failed ? (
        <p className="font-semibold">{t('form.dropFailed')}</p>
      ) : (
        <>
          <p className="font-semibold">{t('form.failed')}</p>
          {messageOf(error) && <p className="mt-0.5 text-ink-2">{messageOf(error)}</p>}
        </>
      )}
    </div>
  );
}
