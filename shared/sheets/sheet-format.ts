import * as z from 'zod';

export const SheetFormat = z.enum(['csv', 'xlsx']);
export type SheetFormat = z.infer<typeof SheetFormat>;
