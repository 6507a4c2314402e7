import { useRouterState } from '@tanstack/react-router';

/** Shows a thin line at the top while the next page loads; quick loads never show it. */
export function RouteProgress() {
  const loading = useRouterState({ select: ({ status }) => status === 'pending' });
  return loading ? (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-60 h-0.75 origin-left animate-[advance_4s_var(--ease)_120ms_both] bg-brand"
    />
  ) : null;
}
