import type { DeliveryType } from '#shared/orders/order-status.ts';

/** The ways to pay that the shop offers, the usual one first. */
export const waysToPay = ['transfer', 'cash', 'wallet', 'card'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** Where a guest’s parcel goes, as the boxes hold it. */
export type Place = {
  system: 'v1' | 'v2';
  provinceCode: number | null;
  districtCode: number | null;
  wardCode: number | null;
  street: string;
  placeId: string | null;
  /** Some former districts have no wards to choose. */
  wardless: boolean;
};

/** Everything a shopper says on the way to an order, finished or not. */
export type Draft = {
  contact: { fullName: string; phone: string; email: string };
  deliveryType?: DeliveryType | undefined;
  pickupWarehouseId?: string | undefined;
  /** Where one is, asked of whoever fetches the goods: to say which counter is near. */
  nearProvince?: number | undefined;
  addressId?: string | undefined;
  place: Place;
  /** Somebody else than the one who orders takes the parcel. */
  otherRecipient: boolean;
  recipient: { fullName: string; phone: string };
  voucherIds: readonly string[];
  wayToPay: WayToPay;
  notes: string;
  wantsInvoice: boolean;
  invoice: { companyName: string; taxCode: string; address: string; email: string };
};

export const emptyDraft: Draft = {
  contact: { fullName: '', phone: '', email: '' },
  place: {
    system: 'v2',
    provinceCode: null,
    districtCode: null,
    wardCode: null,
    street: '',
    placeId: null,
    wardless: false,
  },
  otherRecipient: false,
  recipient: { fullName: '', phone: '' },
  voucherIds: [],
  wayToPay: 'transfer',
  notes: '',
  wantsInvoice: false,
  invoice: { companyName: '', taxCode: '', address: '', email: '' },
};

/** Raised when a draft is written otherwise: one that an older page wrote is not read. */
const version = 2;

export const toStored = (draft: Draft) => ({ version, draft });

/** What this tab wrote before; anything else is passed over. */
export function fromStored(stored: unknown): Draft {
  const { version: written, draft } = (stored ?? {}) as Partial<ReturnType<typeof toStored>>;
  return written === version && draft ? { ...emptyDraft, ...draft } : emptyDraft;
}

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
