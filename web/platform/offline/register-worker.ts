/** One worker for pushes and for pages without a network: asked for twice, it is the same. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js', { scope: '/', updateViaCache: 'none' });
