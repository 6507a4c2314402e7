import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import type { BulkRefusal } from './bulk-run.ts';

type Props = {
  refused: readonly BulkRefusal[];
  nameOf: (id: string) => string;
  onClose: () => void;
};

/** Maximum number of refused rows that are listed by name. */
const maxNamed = 100;

/** Lists the rows an action was refused for, with the reasons; they are still selected after closing. */
export function BulkRefusals({ refused, nameOf, onClose }: Props) {
  const { t } = useTranslation('fields');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.refused', { count: refused.length })}
      description={t('bulk.stillChosen')}
      footer={<Button onClick={onClose}>{t('bulk.understood')}</Button>}
    >
      <ul className="divide-y divide-line">
        {refused.slice(0, maxNamed).map(({ id, reason, name }) => (
          <li key={id} className="py-2.5">
            <span className="block font-semibold">{name ?? nameOf(id)}</span>
            <span className="text-sm text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
      {refused.length > maxNamed && (
        <p className="pt-2.5 text-sm text-ink-2">
          {t('bulk.moreRefused', { count: refused.length - maxNamed })}
        </p>
      )}
    </Dialog>
  );
}
