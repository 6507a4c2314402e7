import { useTranslation } from 'react-i18next';
import { useBroken } from '#web/ui/hooks/use-broken.ts';

/** Shows the cover picture of a profile; a gradient in dawn colours if there is none. */
export function ProfileCover({ src }: { src: string | null }) {
  const { t } = useTranslation('members');
  const { isBroken, onError } = useBroken(src);
  if (!src || isBroken) return <div aria-hidden className="aspect-[4/1] w-full ground-1" />;
  const phone = src.replace(/\/1280\.webp$/, '/640.webp');
  return (
    <img
      src={src}
      {...(phone !== src && {
        srcSet: `${phone} 640w, ${src} 1280w`,
        sizes: '(min-width: 64rem) 63rem, 100vw',
      })}
      alt={t('cover')}
      className="aspect-[4/1] w-full bg-sunken object-cover"
      onError={onError}
    />
  );
}
