import * as z from 'zod';
import { PhoneNumber, RecipientName, Street } from '#shared/addresses/address.ts';
import { VatDetails } from '#shared/orders/vat-details.ts';
import { fieldProblems } from '#shared/field-problems.ts';
import type { Language } from '#shared/language.ts';
import { fieldMessage } from '#shared/messages/index.ts';
import type { Buyer } from './buyer.ts';
import type { Chosen } from './order-body.ts';

/** What keeps an order from being placed: the box, and a sentence for beside it. */
export type Problems = Readonly<Record<string, string>>;

const Email = z.email().max(120);
const person = { fullName: RecipientName, phone: PhoneNumber };
const anyPerson = { fullName: z.literal('').or(RecipientName), phone: z.literal('').or(PhoneNumber) };

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
  const found = error ? fieldProblems(flat(error), language) : [];
  return found
    .filter(({ path }, index) => found.findIndex((other) => other.path === path) === index)
    .map(({ path, message }) => [
      `${prefix}.${path}`,
      given[path] ? message : fieldMessage('required', language),
    ]);
}

/** Of a box that may be left empty, only what is wrong with its text is of interest. */
function flat(error: z.ZodError): z.ZodError {
  const issues = error.issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const inner = issue.errors.at(-1) ?? [];
    return inner.map((found) => ({ ...found, path: [...issue.path, ...found.path] }));
  });
  return new z.ZodError(issues);
}

function placeProblems({ place }: Chosen['draft'], language: Language): [string, string][] {
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

/** Everything still in the way, in the order of the page. */
export function problemsOf(buyer: Buyer, chosen: Chosen, language: Language): Problems {
  const { draft, deliveryType } = chosen;
  const ships = deliveryType === 'prepaid_ship';
  const needed = fieldMessage('required', language);
  const contact = z.object({ ...(ships && !draft.otherRecipient ? person : anyPerson), email: Email });
  const guest = buyer.kind === 'guest';
  return Object.fromEntries<string>([
    ...(guest ? check(contact, draft.contact, 'contact', language) : []),
    ...(!ships && !chosen.pickupWarehouseId ? [['pickup', needed] as const] : []),
    ...(ships && !guest && !chosen.addressId ? [['address', needed] as const] : []),
    ...(ships && guest ? placeProblems(draft, language) : []),
    ...(ships && guest && draft.otherRecipient
      ? check(z.object(person), draft.recipient, 'recipient', language)
      : []),
    ...(draft.wantsInvoice ? check(VatDetails, draft.invoice, 'invoice', language) : []),
  ]);
}
