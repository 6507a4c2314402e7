import type { OrderStatus } from '#shared/orders/order-status.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { ordersView } from './orders-view.ts';

/** Orders that are sure of their money and wait to be taken up. */
export const toPack = waitingRows(() => ordersView.rows(), 'confirmed' satisfies OrderStatus);
