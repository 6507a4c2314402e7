import * as z from 'zod';
import { DeliveryType } from '#shared/orders/order-status.ts';
import { DivisionSystem } from '#shared/places/division.ts';

/** The ways to pay that the shop offers, the usual one first. */
export const waysToPay = ['transfer', 'wallet', 'card', 'cash'] as const;
export type WayToPay = (typeof waysToPay)[number];

const box = z.string().max(1000).catch('');
const code = z.int().optional().catch(undefined);
const choice = z.string().max(140).optional().catch(undefined);

const Contact = z.object({ fullName: box, phone: box, email: box });

/** Where a guest’s parcel goes, as the boxes hold it. */
const Place = z.object({
  system: DivisionSystem.catch('v2'),
  provinceCode: code,
  districtCode: code,
  wardCode: code,
  street: box,
  placeId: choice,
  /** Some former districts have no wards to choose. */
  wardless: z.boolean().catch(false),
});
export type Place = z.infer<typeof Place>;

/** Everything a shopper says on the way to an order, finished or not. */
export const Draft = z.object({
  contact: Contact.catch({ fullName: '', phone: '', email: '' }),
  deliveryType: DeliveryType.optional().catch(undefined),
  pickupWarehouseId: choice,
  addressId: choice,
  place: Place.catch({ system: 'v2', street: '', wardless: false }),
  /** Somebody else than the one who orders takes the parcel. */
  otherRecipient: z.boolean().catch(false),
  recipient: z.object({ fullName: box, phone: box }).catch({ fullName: '', phone: '' }),
  voucherIds: z.array(z.string().max(64)).max(2).readonly().catch([]),
  wayToPay: z.enum(waysToPay).catch('transfer'),
  notes: box,
  wantsInvoice: z.boolean().catch(false),
  invoice: z
    .object({ companyName: box, taxCode: box, address: box, email: box })
    .catch({ companyName: '', taxCode: '', address: '', email: '' }),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = Draft.parse({});

/** After an order: who one is and where one lives stays, what was said of that order goes. */
export const nextDraft = ({ contact, place, otherRecipient, recipient, ...draft }: Draft): Draft => ({
  ...emptyDraft,
  contact,
  place,
  otherRecipient,
  recipient,
  deliveryType: draft.deliveryType,
  wayToPay: draft.wayToPay,
});
