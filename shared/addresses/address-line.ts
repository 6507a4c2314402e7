/** Enough for any household; a list that is never paged has to end. */
export const mostAddresses = 20;

export const addressLabels = ['home', 'work'] as const;

type Written = { street: string; ward: string | null; district: string | null; province: string };

/** As written on a parcel: street, ward, district, province. */
export const addressLine = ({ street, ward, district, province }: Written): string =>
  [street, ward, district, province].filter(Boolean).join(', ');
