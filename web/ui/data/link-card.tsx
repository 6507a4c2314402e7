import { Globe } from 'lucide-react';
import { useState } from 'react';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';

export type LinkCardProps = {
  url: string;
  domain: string;
  title: string;
  description: string;
  image: string | null;
};

const frame = 'flex overflow-hidden rounded-md border border-line bg-surface';
const pictureFrame = 'flex w-24 shrink-0 items-center justify-center self-stretch sm:w-32';

/** Shows the preview of a link's target. A globe replaces the picture if there is none or it does not load. */
export function LinkCard({ url, domain, title, description, image }: LinkCardProps) {
  const [broken, setBroken] = useState<string>();
  const shown = image !== null && image !== broken ? image : undefined;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer nofollow ugc"
      className={`${frame} min-h-24 transition-colors hover:border-line-strong hover:bg-sunken`}
    >
      <span aria-hidden className={`${pictureFrame} ground-4 text-ink-2 [&_svg]:size-7`}>
        {shown ? (
          <img
            src={shown}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            className="size-full max-h-40 object-cover"
            onError={() => setBroken(shown)}
          />
        ) : (
          <Globe className="stroke-[1.5]" />
        )}
      </span>
      <span className="flex min-w-0 flex-col justify-center px-3.5 py-3 sm:px-4">
        <span className="truncate text-xs text-ink-2">{domain}</span>
        <span className="mt-0.5 line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        {description && (
          <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-2">{description}</span>
        )}
      </span>
    </a>
  );
}

export function LinkCardSkeleton() {
  return (
    <Loading className={`${frame} min-h-24`}>
      <div className={`${pictureFrame} bg-mute`} />
      <div className="flex grow flex-col justify-center gap-2 px-4">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    </Loading>
  );
}
