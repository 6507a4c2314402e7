import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ShippingAddress } from '#shared/orders/order.ts';
import { getProvince, listProvinces } from '#shared/places/list-divisions.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';

/** Delivery address that is being entered. */
export type DraftPlace = {
  recipientName: string;
  phone: string;
  street: string;
  provinceCode: number | undefined;
  wardCode: number | undefined;
};

export const noPlace: DraftPlace = {
  recipientName: '',
  phone: '',
  street: '',
  provinceCode: undefined,
  wardCode: undefined,
};

/** Fills the form from an address. Codes from before July 2025 are left empty, to be chosen again. */
export const placeOf = (address: ShippingAddress | null): DraftPlace =>
  address
    ? {
        recipientName: address.recipientName,
        phone: address.phone,
        street: address.street,
        provinceCode: address.system === 'v2' ? address.provinceCode : undefined,
        wardCode: address.system === 'v2' ? (address.wardCode ?? undefined) : undefined,
      }
    : noPlace;

/** Address for the request; undefined while a part is missing. */
export function addressOf({ provinceCode, wardCode, ...place }: DraftPlace) {
  const isWhole = place.recipientName.trim() && place.phone.trim() && place.street.trim();
  if (!isWhole || provinceCode === undefined || wardCode === undefined) return undefined;
  return { ...place, system: 'v2' as const, provinceCode, wardCode };
}

type Props = { place: DraftPlace; onChange: (place: DraftPlace) => void };

export function PlaceFields({ place, onChange }: Props) {
  const { t } = useTranslation('staffOrders');
  const { data: provinces = [] } = useQuery({ ...apiQuery(listProvinces), staleTime: Infinity });
  const code = place.provinceCode;
  const { data: province } = useQuery({
    ...apiQuery(getProvince, { params: { code: code ?? 0 }, query: { depth: 2 } }),
    staleTime: Infinity,
    enabled: code !== undefined,
  });
  const named = (all: readonly { code: number; name: string }[]) =>
    all.map((one) => ({ value: String(one.code), label: one.name }));
  const put = (change: Partial<DraftPlace>) => onChange({ ...place, ...change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('place.recipientName')} required>
        <Input value={place.recipientName} onChange={({ target }) => put({ recipientName: target.value })} />
      </Field>
      <Field label={t('place.phone')} required>
        <Input type="tel" value={place.phone} onChange={({ target }) => put({ phone: target.value })} />
      </Field>
      <Field label={t('place.province')} required>
        <Combobox
          value={code === undefined ? undefined : String(code)}
          options={named(provinces)}
          onChange={(chosen) =>
            put({ provinceCode: chosen === undefined ? undefined : Number(chosen), wardCode: undefined })
          }
        />
      </Field>
      <Field label={t('place.ward')} required>
        <Combobox
          disabled={code === undefined}
          value={place.wardCode === undefined ? undefined : String(place.wardCode)}
          options={named(province?.wards ?? [])}
          onChange={(chosen) => put({ wardCode: chosen === undefined ? undefined : Number(chosen) })}
        />
      </Field>
      <Field label={t('place.street')} required className="sm:col-span-2">
        <Input value={place.street} onChange={({ target }) => put({ street: target.value })} />
      </Field>
    </div>
  );
}
