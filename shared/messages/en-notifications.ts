/** Texts of errors about notifications, push devices and restock requests. */
export const notificationErrors = {
  NOTIFICATION_NOT_FOUND: 'This notification does not exist.',
  DEVICE_NOT_FOUND: 'This device no longer gets push notifications.',
  PUSH_SERVICE_UNKNOWN: 'This browser uses a push service we do not support yet.',
  TOO_MANY_DEVICES: 'An account gets push notifications on up to {limit} devices. Remove some to add more.',
  PUSH_FAILED: 'We could not reach the device. Please try again in a few minutes.',
  RESTOCK_FULL: 'You can wait for up to {limit} products. Remove some and try again.',
  RESTOCK_LINK_INVALID: 'This link to stop notifications is not valid.',
} as const;
