import * as z from 'zod';
import { PhoneNumber, RecipientName, Street } from '#shared/addresses/address.ts';
import { VatDetails } from '#shared/orders/vat-details.ts';
import { fieldProblems } from '#shared/messages/field-problems.ts';
import type { Language } from '#shared/values/language.ts';
import { fieldMessage, missingMessage } from '#shared/messages/field-messages.ts';
import type { Buyer } from './buyer.ts';
import type { Draft } from './draft.ts';
import type { OrderChoices } from './order-body.ts';

/** Problems that block the order: field names with a message for each. */
export type Problems = Readonly<Record<string, string>>;

/** Parts of the page that are validated; a problem's name starts with its part. */
export type Part = 'contact' | 'pickup' | 'address' | 'place' | 'recipient' | 'invoice';

const Email = z.email().max(120);
const person = { fullName: RecipientName, phone: PhoneNumber };

const trimmed = <Values extends Record<string, string>>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as Values;

function check(
  schema: z.ZodType,
  values: Record<string, string>,
  prefix: string,
  language: Language,
): [string, string][] {
  const given = trimmed(values);
  const { error } = schema.safeParse(given);
  const found = error ? fieldProblems(error, language) : [];
  return found
    .filter(({ path }, index) => found.findIndex((other) => other.path === path) === index)
    .map(({ path, message }) => [
      `${prefix}.${path}`,
      given[path] ? message : missingMessage(path, language),
    ]);
}

function placeProblems({ place }: Draft, language: Language): [string, string][] {
  const needed = fieldMessage('required', language);
  const isMissing = {
    provinceCode: place.provinceCode === null,
    districtCode: place.system === 'v1' && place.districtCode === null,
    wardCode: place.wardCode === null && !place.wardless,
    street: !Street.safeParse(place.street).success,
  };
  return Object.entries(isMissing).flatMap(([name, missing]): [string, string][] =>
    missing ? [[`place.${name}`, needed]] : [],
  );
}

/** Returns the parts this buyer must fill in for the current choices, in page order. */
export function partsOf({ kind }: Buyer, { draft, deliveryType }: OrderChoices): Part[] {
  const ships = deliveryType === 'prepaid_ship';
  const isGuest = kind === 'guest';
  const asked: Record<Part, boolean> = {
    contact: isGuest,
    pickup: !ships,
    address: ships && !isGuest,
    place: ships && isGuest,
    recipient: ships && isGuest && draft.otherRecipient,
    invoice: draft.wantsInvoice,
  };
  // The cast is safe: every part is a key of the object above.
  return (Object.keys(asked) as Part[]).filter((part) => asked[part]);
}

/** Returns all remaining problems, in page order. */
export function problemsOf(buyer: Buyer, chosen: OrderChoices, language: Language): Problems {
  const { draft, addressId, pickupWarehouseId } = chosen;
  const needed = fieldMessage('required', language);
  const find: Record<Part, () => [string, string][]> = {
    contact: () => check(z.object({ ...person, email: Email }), draft.contact, 'contact', language),
    pickup: () => (pickupWarehouseId ? [] : [['pickup', needed]]),
    address: () => (addressId ? [] : [['address', needed]]),
    place: () => placeProblems(draft, language),
    recipient: () => check(z.object(person), draft.recipient, 'recipient', language),
    invoice: () => check(VatDetails, draft.invoice, 'invoice', language),
  };
  return Object.fromEntries(partsOf(buyer, chosen).flatMap((part) => find[part]()));
}
