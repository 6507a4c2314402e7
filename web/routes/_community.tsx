import { createFileRoute } from '@tanstack/react-router';
import { CommunityLayout } from '../layouts/community/community-layout.tsx';

export const Route = createFileRoute('/_community')({ component: CommunityLayout });
