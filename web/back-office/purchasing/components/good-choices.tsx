import { useTranslation } from 'react-i18next';
import type { PurchasableGood } from '#shared/purchasing/purchases.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { goodKey } from '../rules/purchase-boxes.ts';

type Props = {
  code: string;
  goods: readonly PurchasableGood[];
  onChoose: (good: PurchasableGood) => void;
};

/** Choice between the variants that share a scanned code. */
export function GoodChoices({ code, goods, onChoose }: Props) {
  const { t } = useTranslation('purchasing');
  return (
    <div role="group" aria-label={t('lines.severalOf', { code })} className="flex flex-wrap gap-2">
      {goods.map((good) => (
        <Button key={goodKey(good)} size="sm" onClick={() => onChoose(good)}>
          {[good.name, good.variantName].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  );
}
