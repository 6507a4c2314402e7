import { createFileRoute, redirect } from '@tanstack/react-router';
import { textSearch } from '../platform/navigation/text-search.ts';

/** Target of the "return" button on pages under /auth; redirects to the login page. */
export const Route = createFileRoute('/auth/login')({
  validateSearch: textSearch('callbackUrl'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/login', search, replace: true });
  },
});
