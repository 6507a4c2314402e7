import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '../layouts/errors/forbidden-page.tsx';

export const Route = createFileRoute('/403')({ component: ForbiddenPage });
