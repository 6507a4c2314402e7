/** Maximum number of saved addresses. The list has no pagination, so it needs a limit. */
export const maxAddresses = 20;

export const addressLabels = ['home', 'work'] as const;

type AddressParts = { street: string; ward: string | null; district: string | null; province: string };

/** Formats an address as on a parcel: street, ward, district, province. */
export const addressLine = ({ street, ward, district, province }: AddressParts): string =>
  [street, ward, district, province].filter(Boolean).join(', ');
