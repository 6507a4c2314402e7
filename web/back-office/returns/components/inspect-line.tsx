import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { goesBackToShelf } from '#shared/returns/inspection.ts';
import { type ReturnItem, type ReturnOrder, returnRules } from '#shared/returns/return-order.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { LabelledCount } from '#web/ui/fields/labelled-count.tsx';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';

export type PicturesState = { ids: string[]; isHeld: boolean };

type Props = {
  item: ReturnItem;
  asked: Pick<ReturnOrder, 'resolution' | 'reason'>;
  passed: number;
  onPictures: (pictures: PicturesState) => void;
};

/** Shows a line's accepted pieces (the buyer gets money or goods for them) and how many are restocked. */
export function InspectLine({ item, asked: { resolution, reason }, passed, onPictures }: Props) {
  const { t } = useTranslation('staffReturns');
  const { say } = useShopWords();
  const { field: all } = useFormField('passed');
  const { field: again } = useFormField('restocked');
  const restocked = Number(again.value);
  const { name, quantity } = item;
  const pass = (count: number) => {
    all.onChange(count);
    // Raising the accepted quantity does not restock more pieces if the reason is a damage.
    const isAllShelved = goesBackToShelf(reason) && restocked === passed;
    again.onChange(isAllShelved ? count : Math.min(restocked, count));
  };
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-3">
        <GoodsPicture image={item.image} ground={item.ground} className="w-12!" />
        <div className="min-w-0 text-sm">
          <p className="font-medium">{name}</p>
          <p className="text-ink-2">
            {item.variantName && `${say(item.variantName)} · `}
            {t('inspect.came', { count: quantity })}
          </p>
        </div>
      </div>
      <div className="space-y-3">
        <LabelledCount
          label={t(`inspect.accepted_${resolution}`)}
          name={t(`inspect.acceptedOf_${resolution}`, { name })}
          value={passed}
          limit={quantity}
          onChange={pass}
        />
        <LabelledCount
          label={t('inspect.restocked')}
          name={t('inspect.restockedOf', { name })}
          value={restocked}
          limit={passed}
          onChange={again.onChange}
        />
      </div>
      {passed < quantity && (
        <p className="text-sm font-medium text-gold">
          {t(`inspect.refused_${resolution}`, { count: quantity - passed })}
        </p>
      )}
      {restocked < passed && (
        <p className="text-sm text-ink-2">
          {t(`inspect.written_${resolution}`, { count: passed - restocked })}
        </p>
      )}
      <TextField name="note" autoComplete="off" />
      <Pictures onPictures={onPictures} />
    </div>
  );
}

function Pictures({ onPictures }: Pick<Props, 'onPictures'>) {
  const pictures = usePictures('reviewImages', [], String);
  const { sending, failed } = pictures;
  const ids = pictures.ids ?? [];
  const tell = useEffectEvent(() => onPictures({ ids, isHeld: sending || failed }));
  const said = ids.join(' ');
  useEffect(() => tell(), [said, sending, failed]);
  return <PictureField pictures={pictures} most={returnRules.maxPictures} />;
}
