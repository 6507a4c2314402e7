import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { provincesQuery } from '../api/division-queries.ts';
import { toProvinceOptions } from '../rules/division-options.ts';
import { type DeliveryPlace, spokenName } from '../hooks/use-delivery-place.ts';

type Props = {
  place: DeliveryPlace | undefined;
  onChoose: (place: DeliveryPlace) => void;
  onClose: () => void;
};

/** Shows a dialog to choose the delivery province; a choice closes it. */
export function ProvinceDialog({ place, onChoose, onClose }: Props) {
  const { t } = useTranslation('product');
  const query = useQuery(provincesQuery('v2'));
  const { data: provinces = [], error, isLoading } = query;
  const choose = (value: string | undefined) => {
    const province = provinces.find(({ code }) => String(code) === value);
    if (!province) return;
    onChoose({ system: 'v2', code: province.code, name: spokenName(province.name) });
    onClose();
  };
  return (
    <Dialog size="sm" title={t('delivery.title')} onClose={onClose}>
      {error ? (
        <QueryError query={query} size="sm" />
      ) : (
        // On phones the dialog is at the bottom edge and must be high enough for the list below the box.
        <Field label={t('delivery.province')} className="max-sm:min-h-102">
          <Combobox
            options={toProvinceOptions(provinces)}
            value={place?.system === 'v2' ? String(place.code) : undefined}
            loading={isLoading}
            placeholder={t('delivery.provincePlaceholder')}
            onChange={choose}
          />
        </Field>
      )}
    </Dialog>
  );
}
