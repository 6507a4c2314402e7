import { createFileRoute, redirect } from '@tanstack/react-router';
import { textSearch } from '../platform/navigation/text-search.ts';

/** Where the 'return' button leads from pages under /auth. */
export const Route = createFileRoute('/auth/login')({
  validateSearch: textSearch('callbackUrl'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/login', search, replace: true });
  },
});
