export type ReturnSearch = { page?: number };

export const readReturnSearch = ({ page }: Record<string, unknown>): ReturnSearch =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {};

export type NewReturnSearch = { order?: string };

export const readNewReturnSearch = ({ order }: Record<string, unknown>): NewReturnSearch =>
  typeof order === 'string' && order ? { order: order.slice(0, 40) } : {};
