import { createFileRoute } from '@tanstack/react-router';
import { AccountLayout } from '../../layouts/community/account-layout.tsx';

export const Route = createFileRoute('/_community/_account')({ component: AccountLayout });
