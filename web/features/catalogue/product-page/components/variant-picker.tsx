import { useTranslation } from 'react-i18next';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import type { VariantChoice } from '../hooks/use-variant-choice.ts';
import type { Choice } from '../rules/variant-choice.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Lets the buyer choose by group. Sold-out values stay selectable; groups left open show an error. */
export function VariantPicker({ choice }: { choice: VariantChoice }) {
  const { say } = useShopWords();
  const { t } = useTranslation('product');
  const { groups, open, isAsked, choose, place } = choice;
  if (groups.length === 0) return null;
  return (
    <div ref={place} className="flex flex-col gap-4 sm:gap-5">
      {groups.map(({ name, choices }) => (
        <div key={name} data-open-question={open.includes(name) || undefined}>
          <RadioGroup
            showLabel
            look="pill"
            label={say(name)}
            value={choices.find(({ chosen }) => chosen)?.value}
            onChange={(value) => choose(name, value)}
            options={choices.map((shown) => ({ value: shown.value, label: <ChoiceLabel choice={shown} /> }))}
            problem={isAsked && open.includes(name) ? t('choose', { what: say(name) }) : undefined}
          />
        </div>
      ))}
    </div>
  );
}

function ChoiceLabel({ choice: { value, soldOut, image } }: { choice: Choice }) {
  const { say } = useShopWords();
  const { t } = useTranslation('product');
  return (
    <span className="flex items-center gap-2">
      {image && <ProductPicture src={image} alt="" sizes="2rem" className="size-7! rounded-sm" />}
      {soldOut ? (
        <>
          <span className="sr-only">{t('soldOut', { value: say(value) })}</span>
          <s aria-hidden className="text-ink-3">
            {say(value)}
          </s>
        </>
      ) : (
        say(value)
      )}
    </span>
  );
}
