import * as z from 'zod';

export const maxPageSize = 100;

export const PageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
export const pageSize = (fallback: number) =>
  z.coerce.number().int().min(1).max(maxPageSize).default(fallback);
export const limit = (fallback: number) => z.coerce.number().int().min(1).max(maxPageSize).default(fallback);

/** `?withCounts`, `?withCounts=true` and `?withCounts=1` all say yes. */
export const Flag = z
  .enum(['', 'true', 'false', '1', '0'])
  .transform((text) => text !== 'false' && text !== '0');

/** A comma-joined list of at most 50 values, each once. */
export const commaList = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .max(2000)
    .transform((text) => {
      const parts = text.split(',').map((part) => part.trim());
      return [...new Set(parts.filter(Boolean))];
    })
    .pipe(z.array(item).max(50));

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
  });

export type Page<T> = {
  data: T[];
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
  hasNext: boolean;
  hasPrev: boolean;
};

export function toPage<T>(
  data: T[],
  total: number,
  { page, pageSize }: { page: number; pageSize: number },
): Page<T> {
  const totalPages = Math.ceil(total / pageSize);
  return { data, total, page, pageSize, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}
