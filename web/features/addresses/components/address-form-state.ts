import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues, FilledAddress } from '../rules/address-values.ts';

/** What the pieces of the address form need of it. */
export type AddressFormState = Pick<
  UseFormReturn<AddressValues, unknown, FilledAddress>,
  'control' | 'setValue' | 'clearErrors' | 'register'
>;
