/**
 * Registers the one worker for push messages and offline pages; repeated calls return the same registration.
 */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' });
