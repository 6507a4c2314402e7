import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

type Props = { title: string; hint: string; action: ReactNode };

/** Shows that a record does not exist or belongs to somebody else; the page does not reveal which. */
export function MissingState({ title, hint, action }: Props) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={<PackageX />} title={title} hint={hint} action={action} />
    </>
  );
}
