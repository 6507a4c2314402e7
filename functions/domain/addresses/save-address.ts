import type { Address } from '#shared/addresses/address.ts';
import type { AddressChange, AddressDraft } from '#shared/addresses/save-address.contract.ts';
import { newId } from '#shared/values/ids.ts';
import type { OwnName } from '#functions/platform/records/owned-collection.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type DivisionCodes, resolveDivisions } from '#functions/domain/places/resolve-divisions.ts';
import { addressBook, type StoredAddress } from './address-book.ts';
import { getAddress } from './manage-addresses.ts';

/** Name and number of the receiver if the member enters no others. */
export type Person = { fullName: string; phoneNumber: string };

type Codes = Partial<Omit<DivisionCodes, 'system'>> & { system?: DivisionCodes['system'] | undefined };

/** Resolves the codes. A district implies the former divisions. */
function divisionsOf({ system, provinceCode = 0, districtCode = null, wardCode = null }: Codes) {
  return resolveDivisions({
    system: system ?? (districtCode === null ? 'v2' : 'v1'),
    provinceCode,
    districtCode,
    wardCode,
  });
}

export async function createAddress(
  context: Context,
  { userId, draft, person }: { userId: string; draft: AddressDraft; person: () => Promise<Person> },
): Promise<Address> {
  const { clientRequestId: requestKey, isDefault = false } = draft;
  const divisions = divisionsOf(draft);
  const { recipientName, phone } = await recipientOf(draft, person);
  const at = context.now();
  const address: StoredAddress = {
    id: newId(at.getTime()),
    recipientName,
    phone,
    label: draft.label ?? '',
    ...divisions,
    street: draft.street,
    placeId: draft.placeId ?? null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
  const request = { requestKey, asked: draft };
  return addressBook.add(context, { userId, one: address, isDefault, request });
}

async function recipientOf({ recipientName, phone }: AddressDraft, person: () => Promise<Person>) {
  if (recipientName && phone) return { recipientName, phone };
  const { fullName, phoneNumber } = await person();
  return { recipientName: recipientName ?? fullName, phone: phone ?? phoneNumber };
}

/** Resolves a change of divisions together with the unchanged ones. */
function movedTo(change: AddressChange, before: Address) {
  const { system, provinceCode, districtCode, wardCode } = change;
  if ([system, provinceCode, districtCode, wardCode].every((part) => part === undefined)) return {};
  const next = system ?? (typeof districtCode === 'number' ? 'v1' : before.system);
  const kept = next === before.system ? before : undefined;
  return divisionsOf({
    system: next,
    provinceCode: provinceCode ?? before.provinceCode,
    districtCode: districtCode === undefined ? (kept?.districtCode ?? null) : districtCode,
    wardCode: wardCode === undefined ? (kept?.wardCode ?? null) : wardCode,
  });
}

export async function updateAddress(
  context: Context,
  { change, ...name }: OwnName & { change: AddressChange },
): Promise<Address> {
  const before = await getAddress(context, name);
  const { recipientName, phone, label, street, placeId } = change;
  const fields = { recipientName, phone, label, street, placeId, ...movedTo(change, before) };
  const updatedAt = context.now().toISOString();
  await addressBook.change(context, name, { ...fields, updatedAt });
  // Removing the default has no effect of its own; another address must be made the default.
  if (change.isDefault && !before.isDefault) await addressBook.makeDefault(context, name);
  return getAddress(context, name);
}
