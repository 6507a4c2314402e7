import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { divisionSystems, type DivisionSystem } from '#shared/places/division.ts';
import type { PlaceSuggestion } from '#shared/places/suggest-places.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { placeFields, type AddressValues, valuesOfPlace } from '../rules/address-values.ts';
import { DivisionFields } from './division-fields.tsx';
import { PlaceSearchDialog } from './place-search-dialog.tsx';
import type { AddressFormState } from './address-form-state.ts';

/** Shows the place of an address in either division system, down to the street. */
export function PlaceFields({ form, searchable = true }: { form: AddressFormState; searchable?: boolean }) {
  return (
    <>
      <System form={form} searchable={searchable} />
      <DivisionFields form={form} />
      <Street form={form} />
    </>
  );
}

/** A separate component, so that the first empty field on the screen gets the focus. */
function Street({ form }: { form: AddressFormState }) {
  const { t } = useTranslation('addresses');
  const { errors } = useFormState({ control: form.control });
  return (
    <Field label={t('form.street')} required>
      <Input
        {...form.register('street')}
        aria-invalid={errors.street ? true : undefined}
        autoComplete="street-address"
        maxLength={200}
        placeholder={t('form.streetPlaceholder')}
      />
    </Field>
  );
}

/** Offers the choice of the division system, and the search that fills in the fields. */
function System({ form, searchable }: { form: AddressFormState; searchable: boolean }) {
  const { t } = useTranslation('addresses');
  const [searching, setSearching] = useState(false);
  const { isSubmitted: shouldValidate } = useFormState({ control: form.control });
  const system = useWatch({ control: form.control, name: 'system' });
  const fill = (values: Partial<AddressValues>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof AddressValues, value, { shouldValidate, shouldDirty: true });
    }
  };
  const change = (wanted: DivisionSystem) => {
    form.clearErrors([...placeFields]);
    fill({
      system: wanted,
      provinceCode: null,
      districtCode: null,
      wardCode: null,
      placeId: null,
      wardless: false,
    });
  };
  const choose = (place: PlaceSuggestion) => {
    const values = valuesOfPlace(place);
    // A found place sets the levels it knows; the levels below must be chosen again.
    fill('provinceCode' in values ? { districtCode: null, wardCode: null, ...values } : values);
  };
  return (
    <div>
      <RadioGroup<DivisionSystem>
        label={t('form.system')}
        showLabel
        look="pill"
        value={system}
        onChange={change}
        options={divisionSystems.toReversed().map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <p className="mt-2 text-sm text-ink-2">{t(`form.${system}Help`)}</p>
      {searchable && (
        <>
          <Button className="mt-3" block icon={<MapPinned />} onClick={() => setSearching(true)}>
            {t('form.findPlace')}
          </Button>
          <PlaceSearchDialog open={searching} onOpenChange={setSearching} system={system} onChoose={choose} />
        </>
      )}
    </div>
  );
}
