import { defineView } from '#functions/platform/views/define-view.ts';
import { orderFeed } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';
import { orderListing } from './order-listing.ts';

export const ordersView = defineView(StoredOrder, {
  ...orderListing,
  ...orderFeed,
  version: 5,
  indexes: [
    ['userId', 'createdAt desc'],
    ['userId', 'total desc'],
    ['userId', 'status', 'paymentStatus', 'total'],
    ['status', 'createdAt desc'],
    ['createdAt desc'],
    ['day', 'status', 'createdAt', 'revenue'],
  ],
});
