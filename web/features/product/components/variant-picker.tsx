import { useTranslation } from 'react-i18next';
import { PictureGround } from '#web/ui/media/picture-ground.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import type { Choice, ChoiceGroup } from '../rules/variant-choice.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { groups: readonly ChoiceGroup[]; onChoose: (variantId: string) => void };

/** What is to be chosen, group by group. What is sold out is marked, and may be looked at. */
export function VariantPicker({ groups, onChoose }: Props) {
  const { say } = useShopWords();
  return groups.map(({ name, choices }) => (
    <RadioGroup
      key={name}
      showLabel
      look="pill"
      label={say(name)}
      value={choices.find(({ chosen }) => chosen)?.value}
      onChange={(value) => {
        const choice = choices.find((known) => known.value === value);
        if (choice) onChoose(choice.variantId);
      }}
      options={choices.map((choice) => ({ value: choice.value, label: <ChoiceLabel choice={choice} /> }))}
    />
  ));
}

function ChoiceLabel({ choice: { value, soldOut, image } }: { choice: Choice }) {
  const { say } = useShopWords();
  const { t } = useTranslation('product');
  return (
    <span className="flex items-center gap-2">
      {image && <PictureGround src={image} alt="" sizes="2rem" className="size-7! rounded-sm" />}
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
