import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues, FilledAddress } from '../rules/address-values.ts';

/** The part of the form state that the address fields use. */
export type AddressFormState = Pick<
  UseFormReturn<AddressValues, unknown, FilledAddress>,
  'control' | 'setValue' | 'clearErrors' | 'register'
>;
