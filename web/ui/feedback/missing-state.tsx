import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

type Props = { title: string; hint: string; action: ReactNode };

/** In the place of what there is none of, or what is somebody else's: the page does not say which. */
export function MissingState({ title, hint, action }: Props) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={<PackageX />} title={title} hint={hint} action={action} />
    </>
  );
}
