export type ReturnSearch = { page?: number };

export const readReturnSearch = ({ page }: Record<string, unknown>): ReturnSearch =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {};

export type NewReturnSearch = { order?: string };

export const readNewReturnSearch = ({ order }: Record<string, unknown>): NewReturnSearch =>
  typeof order === 'string' && order ? { order: order.slice(0, 40) } : {};

/** Parsed address: the guest's order and the return; without an id a new one is requested. */
export type GuestReturnSearch = { order?: string; id?: string };

export const readGuestReturnSearch = ({ order, id }: Record<string, unknown>): GuestReturnSearch => ({
  ...readNewReturnSearch({ order }),
  ...(typeof id === 'string' && id && { id: id.slice(0, 40) }),
});
