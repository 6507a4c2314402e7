/** Registers the one worker for push and offline pages; repeated calls return the same registration. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' });
