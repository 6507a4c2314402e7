import * as z from 'zod';
import { saleChannels } from './order-choices.ts';

export const SaleChannel = z.enum(saleChannels);
export type SaleChannel = z.infer<typeof SaleChannel>;
