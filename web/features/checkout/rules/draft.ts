import type { DeliveryType } from '#shared/orders/order-status.ts';

/** Payment methods the shop offers, the usual one first. */
export const paymentMethodChoices = ['transfer', 'cash', 'wallet', 'card'] as const;
export type PaymentMethodChoice = (typeof paymentMethodChoices)[number];

/** Delivery address of a guest, as the fields hold it. */
type Place = {
  system: 'v1' | 'v2';
  provinceCode: number | null;
  districtCode: number | null;
  wardCode: number | null;
  street: string;
  placeId: string | null;
  /** True for former districts without wards. */
  wardless: boolean;
};

/** All input of the checkout, complete or not. */
export type Draft = {
  contact: { fullName: string; phone: string; email: string };
  deliveryType?: DeliveryType | undefined;
  pickupWarehouseId?: string | undefined;
  /** The buyer's province, asked for pickup to find near warehouses. */
  nearProvince?: number | undefined;
  addressId?: string | undefined;
  place: Place;
  /** True if somebody other than the buyer receives the parcel. */
  otherRecipient: boolean;
  recipient: { fullName: string; phone: string };
  voucherIds: readonly string[];
  wayToPay: PaymentMethodChoice;
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

/** Version of the stored format: raised when it changes, so that older drafts are ignored. */
const version = 2;

export const toStored = (draft: Draft) => ({ version, draft });

/** Reads the tab's stored draft; anything invalid is ignored. */
export function fromStored(stored: unknown): Draft {
  const { version: written, draft } = (stored ?? {}) as Partial<ReturnType<typeof toStored>>;
  return written === version && draft ? { ...emptyDraft, ...draft } : emptyDraft;
}

/** Returns the draft after an order: contact and address stay, the choices of that order are dropped. */
export const nextDraft = ({ contact, place, otherRecipient, recipient, ...draft }: Draft): Draft => ({
  ...emptyDraft,
  contact,
  place,
  otherRecipient,
  recipient,
  deliveryType: draft.deliveryType,
  wayToPay: draft.wayToPay,
});
