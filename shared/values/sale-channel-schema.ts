import * as z from 'zod';
import { saleChannels } from './sale-channels.ts';

export const SaleChannel = z.enum(saleChannels);
export type SaleChannel = z.infer<typeof SaleChannel>;
