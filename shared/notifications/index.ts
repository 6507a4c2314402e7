export * from './notification-settings.contract.ts';
export * from './push-devices.contract.ts';
export * from './read-notifications.contract.ts';
