import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';

type Props = { locked: boolean; children: ReactNode };

/** Fields of an editor on one card. */
export const EditCard = ({ locked, children }: Props) => (
  <fieldset disabled={locked} className="min-w-0">
    <Card className="space-y-4.5">{children}</Card>
  </fieldset>
);
