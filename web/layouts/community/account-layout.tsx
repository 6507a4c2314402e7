import { Outlet } from '@tanstack/react-router';
import { MapPinned, Truck, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import lantern from '../pictures/lantern.webp';
import paddy from '../pictures/paddy.webp';
import tea from '../pictures/tea.webp';

/** Shows the form on the left and, if there is room, the village picture on the right. */
export function AccountLayout() {
  return (
    <div className="page-width grid grow items-stretch gap-10 py-8 lg:grid-cols-[1fr_minmax(0,30rem)] lg:py-10">
      <div className="grid content-center">
        <Outlet />
      </div>
      <VillagePanel />
    </div>
  );
}

const points = [
  { name: 'origin', Icon: MapPinned },
  { name: 'shipping', Icon: Truck },
  { name: 'village', Icon: UsersRound },
] as const;

function VillagePanel() {
  const { t } = useTranslation('shell');
  return (
    <aside className="relative flex flex-col justify-end overflow-hidden rounded-lg bg-lacquer p-9 text-on-lacquer max-lg:hidden">
      <div aria-hidden className="pointer-events-none absolute inset-0">
        <img src={lantern} alt="" className="absolute top-10 right-12 w-36" />
        <img src={paddy} alt="" className="absolute top-36 left-9 w-40" />
        <img src={tea} alt="" className="absolute top-64 right-28 w-28" />
      </div>
      <p className="mt-100 text-2xl font-bold text-balance">{t('auth.quote')}</p>
      <ul className="mt-6 space-y-3">
        {points.map(({ name, Icon }) => (
          <li key={name} className="flex items-center gap-3">
            <Icon aria-hidden className="size-5 shrink-0" />
            {t(`auth.points.${name}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
