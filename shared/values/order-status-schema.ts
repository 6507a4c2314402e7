import * as z from 'zod';
import { orderPaymentStatuses, orderStatuses } from './order-statuses.ts';

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderPaymentStatus = z.enum(orderPaymentStatuses);
export type OrderPaymentStatus = z.infer<typeof OrderPaymentStatus>;
